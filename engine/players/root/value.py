"""The value of a table of Root for a seat: its estimated chance to win, from all players' points, pieces and cards.

A player's standing is their points, plus the points that their pieces and cards will bring in the remaining time. The
players' standings are turned into shares, which are their estimated chances to win. The nearer somebody is to thirty
points, the more a difference in standing counts. The weights of pieces and cards were fitted to games of novices, so
that the shares predict the winner as well as possible (``fitting``). The weights are in ``data/players/root.json``.
"""

from collections.abc import Sequence
from math import exp, fsum
from typing import Any, Final

from engine.players.root.weights import weights
from engine.root.definition import CLEARINGS
from engine.root.faction import Faction
from engine.root.factions.alliance import Alliance
from engine.root.factions.corvids import Corvids
from engine.root.factions.cult import Cult
from engine.root.factions.duchy import RANKS, Duchy
from engine.root.factions.eyrie import Eyrie
from engine.root.factions.hundreds import Hundreds
from engine.root.factions.keepers import Keepers
from engine.root.factions.keepers.relics import RELIC
from engine.root.factions.riverfolk import Riverfolk
from engine.root.factions.riverfolk.funds import total
from engine.root.factions.vagabond import Vagabond
from engine.root.machinery.table import Table
from engine.root.ruling import rulers
from engine.root.scoring import GOAL
from engine.root.victory import dominates

# How many points the leading player gains each round.
PACE: Final = 4.5
# A weight says how many points something brings in ROUNDS rounds. It is multiplied by at most LONGEST.
ROUNDS: Final = 2
LONGEST: Final = 1.5
# The scale of differences in standing at the beginning, and how much it shrinks with every point of the leading player.
SPREAD: Final = 5.2
SHARPER: Final = 0.095
# The standing of a player with an active dominance card: if the card would win now, and if it would not.
HOLDING, FAILING = 27.0, 16.0

Features = dict[str, float]


def value(table: Table, seat: int) -> float:
    """Estimate the chance of a seat to win."""
    if table.outcome is not None:
        return 1.0 if seat in table.outcome.winners else 0.0
    there = [faction for faction in table.factions if faction.seat not in table.gone]
    time, spread = outlook(max([faction.score for faction in there]))
    lords = rulers(table)
    standings = [standing(table, faction, time, lords) for faction in there]
    own = (seat, table.factions[seat].partner)
    return fsum([share for each, share in zip(there, shares(standings, spread), strict=True) if each.seat in own])


def outlook(first: int) -> tuple[float, float]:
    """Return how long pieces still bring points if the leader has ``first`` points, and the scale of differences."""
    return min(LONGEST, (GOAL - first) / PACE / ROUNDS), SPREAD - SHARPER * first


def shares(standings: Sequence[float], spread: float) -> list[float]:
    """Return each player's chance to win, by all standings."""
    best = max(standings)
    odds = [exp((worth - best) / spread) for worth in standings]
    total = fsum(odds)
    return [each / total for each in odds]


def standing(table: Table, faction: Faction, time: float, lords: list[Faction | None]) -> float:
    """Return a player's standing: the points now, and those expected in the remaining ``time``."""
    if faction.dominance is None:
        fitted = weights().get(faction.id, {})
        found = features(table, faction, lords)
        return faction.score + time * fsum([fitted.get(name, 0.0) * count for name, count in found.items()])
    if faction.partner is not None and not faction.dominates:
        return float(table.factions[faction.partner].score)
    return HOLDING if dominates(table, faction, faction.dominance.suit) else FAILING


def features(table: Table, faction: Faction, lords: list[Faction | None]) -> Features:
    """Count a player's features."""
    found: Features = {
        "always": 1.0,
        "card": len(faction.hand),
        "warrior": sum(faction.warriors),
        "ruled": sum(lord is faction for lord in lords),
        "crafted": len(faction.crafted),
        "behind": sum(other.score for other in table.factions) / len(table.factions),
    }
    for kind, counts in faction.pieces.items():
        found[kind] = sum(counts)
    board = BOARDS.get(faction.id)
    if board is not None:
        board(table, faction, found)
    return found


def _eyrie(table: Table, me: Eyrie, found: Features) -> None:
    for column, cards in me.decree.items():
        found[f"decree-{column}"] = len(cards) + (column in me.viziers)


def _alliance(table: Table, me: Alliance, found: Features) -> None:
    found["supporters"] = len(me.supporters)
    found["officers"] = me.officers
    found["bases"] = me.bases()


def _vagabond(table: Table, me: Vagabond, found: Features) -> None:
    for item, count in me.satchel.ready.items():
        found[item] = count + me.satchel.exhausted[item]
    found["ready"] = sum(me.satchel.ready.values())
    found["damaged"] = len(me.satchel) - me.satchel.undamaged()
    found["friends"] = sum(step for step in me.relations.steps.values() if step > 0)
    found["hostile"] = sum(step < 0 for step in me.relations.steps.values())
    found["ruins"] = len(table.ruins)


def _cult(table: Table, me: Cult, found: Features) -> None:
    found["acolytes"] = me.acolytes
    gardens = sorted([sum(me.pieces[kind]) for kind in me.facts.buildings])
    found["most"], found["next"] = gardens[-1], gardens[-2]


def _riverfolk(table: Table, me: Riverfolk, found: Features) -> None:
    funds = sum(total(box) for box in me.boxes())
    found["funds"] = funds
    found["dividends"] = funds if any(me.tokens) else 0


def _duchy(table: Table, me: Duchy, found: Features) -> None:
    for rank in RANKS:
        found[rank] = sum(me.minister(name).rank == rank for name in me.swayed)
    found["crowns"] = sum(me.crowns(rank) for rank in RANKS)
    found["burrow"] = me.warriors[0]


def _corvids(table: Table, me: Corvids, found: Features) -> None:
    found["shown"] = len(me.shown)
    ready = sum(me.hidden(place) and me.warriors[place] > 0 for place in me.plots)
    found["ready"], found["soon"] = ready, ready * len(me.shown)


def _hundreds(table: Table, me: Hundreds, found: Features) -> None:
    for track in me.hoard:
        found[track] = me.value(track)
    found["warlord"] = me.warlord is not None
    found["alone"] = me.oppressed(table)


def _keepers(table: Table, me: Keepers, found: Features) -> None:
    for number, column in enumerate(me.retinue):
        found[f"column-{number}"] = len(column)
    found["home"] = sum(
        [
            relic.kind in me.faces(place)
            for place in CLEARINGS
            if me.pieces[RELIC][place]
            for relic in me.relics
            if relic.at == place
        ]
    )


BOARDS: Final[dict[str, Any]] = {
    "eyrie": _eyrie, "alliance": _alliance, "vagabond": _vagabond, "cult": _cult, "riverfolk": _riverfolk,
    "duchy": _duchy, "corvids": _corvids, "hundreds": _hundreds, "keepers": _keepers,
}  # fmt: skip
