"""The value of a table of the 1997 game for a seat: a weighted sum over all players, turned into a chance to win.

The weights were fitted to games of novices, so that the chances predict the winner as well as possible (``fitting``).
The weights are in ``data/players/l5r_ccg.json``.
"""

from collections.abc import Mapping
from math import fsum
from typing import Final

from engine.kernel.games import ROOT
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player
from engine.players import logistic
from engine.players.l5r_ccg import worth
from engine.players.logistic import Features, chance, total

FILE: Final = ROOT / "data" / "players" / "l5r_ccg.json"
# Gold is worth less in every round until this one, because less time is left to spend it.
LATE: Final = 8
MOST_CARDS: Final = 8
# Above the first value, victory by honor is near. Below the second, defeat by dishonor is near.
PROMISE: Final = 25
RUIN: Final = -8
FURTHER: Final = 2.3


def kept() -> dict[str, float]:
    """Return the weights stored in ``data``."""
    return logistic.kept(FILE)


def value(table: Table, seat: int, weights: Mapping[str, float]) -> float:
    """Estimate the chance of ``seat`` to win from here, from 0 to 1."""
    if table.outcome is not None:
        return float(table.outcome.winner == seat) if table.outcome.winner is not None else 0.5
    if not table.is_in(seat):
        return 0.0
    own = side(table, table.players[seat], weights)
    others = [side(table, each, weights) for each in table.players if each.seat != seat and table.is_in(each.seat)]
    chances = [chance(own - theirs) for theirs in others]
    if not chances:
        return 1.0
    worst = min(chances)
    return worst if len(chances) == 1 else 0.5 * worst + 0.5 * sum(chances) / len(chances) / len(chances)


def side(table: Table, player: Player, weights: Mapping[str, float]) -> float:
    """Return the weighted sum of one player's features."""
    return total(features(table, player), weights)


def features(table: Table, player: Player) -> Features:
    """Count a player's features.

    ``second`` to ``fourth`` tell whether the player still has at least two, three or four provinces.
    """
    units = [(one, worth.unit(one)) for one in player.personalities]
    standing, income = len(player.standing), min(worth.RICH, worth.income(player))
    return {
        "army": fsum([found for _, found in units]),
        "force": sum(one.unit_force for one, _ in units),
        "bowed": fsum([found for one, found in units if one.bowed]),
        "dishonored": sum(bool(one.dishonored) for one, _ in units),
        "gold": income,
        "early": income * max(0.0, 1.0 - table.turn / len(table.players) / LATE),
        "hand": min(MOST_CARDS, len(player.hand)),
        "rings": len(player.rings),
        "honor": _honor(player.honor),
        "favor": table.favor == player.seat,
        "second": standing > 1,
        "third": standing > 2,
        "fourth": standing > 3,
        "strength": sum(place.strength for place in player.standing),
        "active": table.active == player.seat,
    }


def _honor(honor: int) -> float:
    return honor + FURTHER * (max(0, honor - PROMISE) - max(0, RUIN - honor))
