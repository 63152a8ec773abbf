"""Totals over a whole match, such as conflicts won, for the end of the match: the part that all games share."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.games.scene import Scene
from engine.kernel.record import Record

# For each total, its name and its value for every seat.
Figures: TypeAlias = list[tuple[str, tuple[str, ...]]]


class Total(NamedTuple):
    """The total to which a kind of record adds 1, and the fact that names the player whose total it is."""

    name: str
    player: str = "player"


def counted(records: Sequence[Record], totals: Mapping[str, Total]) -> Counter[tuple[str, int]]:
    """Return each total of each seat. ``totals`` gives, for each kind of record, the total that grows by 1."""
    found: Counter[tuple[str, int]] = Counter()
    for record in records:
        total = totals.get(record.kind)
        if total is not None and (seat := record.facts[total.player]) is not None:
            found[total.name, seat] += 1
    return found


def in_words(counts: Counter[tuple[str, int]], names: Iterable[str], scene: Scene[Any]) -> Figures:
    """Return the totals of these names, in this order, for all players."""
    seats = [player["seat"] for player in scene.view["players"]]
    return [(scene.say(f"figure-{name}"), tuple([str(counts[name, seat]) for seat in seats])) for name in names]
