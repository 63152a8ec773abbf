"""The Law's table of values: whether a set of factions makes a good game for a number of players.

The table covers ten factions and two to six players. The appendix on advanced set-up has rules of its own, which are
not checked here.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine.kernel.fault import Fault

DATA: Final = Path(__file__).parents[2] / "data" / "root" / "reach.json"
RULE: Final = "value-table"


class Reach(BaseModel):
    """The Law's table.

    The table holds the value of each faction (for its first and its second copy), and the recommended total for each
    number of players.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    totals: dict[int, int]
    daring: int
    factions: dict[str, tuple[int, ...]]


@cache
def table() -> Reach:
    """Return the Law's table of values from ``data``."""
    return Reach.model_validate_json(DATA.read_bytes())


def value(factions: Sequence[str]) -> int:
    """Return the value of a set of factions. A faction that is not in the table adds 0."""
    worth = table().factions
    return sum(sum(worth.get(faction, ())[:count]) for faction, count in Counter(factions).items())


def highest(factions: Sequence[str], players: int) -> int:
    """Return the highest value of a set that holds ``factions`` and has one faction for each player."""
    chosen = Counter(factions)
    left = sorted(worth for name, copies in table().factions.items() for worth in copies[chosen[name] :])
    missing = players - len(factions)
    return value(factions) + sum(left[len(left) - missing :])


def faults(factions: Sequence[str], players: int) -> list[Fault]:
    """Return everything that is wrong with a set of factions for a number of players."""
    known = table()
    found = []
    if players not in known.totals:
        found.append(Fault("no-total", RULE, {"count": players, "least": min(known.totals), "most": max(known.totals)}))
    if len(factions) != players:
        found.append(Fault("one-faction-each", RULE, {"count": len(factions), "players": players}))
    for faction, count in Counter(factions).items():
        if faction not in known.factions:
            found.append(Fault("no-value", RULE, {"faction": faction}))
        elif count > len(known.factions[faction]):
            most = len(known.factions[faction])
            found.append(Fault("faction-too-often", RULE, {"faction": faction, "count": count, "most": most}))
    total = known.totals.get(players)
    valued = all(faction in known.factions for faction in factions)
    if total is not None and valued and value(factions) < total:
        found.append(Fault("too-little-reach", RULE, {"value": value(factions), "total": total}))
    return found


def daring(factions: Sequence[str], players: int) -> bool:
    """Tell whether a set's only fault is a low value, which is still high enough for daring players."""
    kinds = [fault.kind for fault in faults(factions, players)]
    return kinds == ["too-little-reach"] and value(factions) >= table().daring
