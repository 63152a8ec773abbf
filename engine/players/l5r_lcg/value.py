"""The value of a table of the card game for a seat: a weighted sum over both players, turned into a chance to win.

The weights were fitted to games of novices, so that the chances predict the winner as well as possible (``fitting``).
The weights are in ``data/players/l5r_lcg.json``.
"""

from collections.abc import Mapping
from math import fsum
from typing import Final

from engine.kernel.games import ROOT
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Player
from engine.players import logistic
from engine.players.l5r_lcg import worth
from engine.players.logistic import Features, chance, total

FILE: Final = ROOT / "data" / "players" / "l5r_lcg.json"
# The phases before the conflicts of a round.
EARLY: Final = ("dynasty", "draw")
MOST_CARDS: Final = 10
MOST_FATE: Final = 12
# Below the first value, defeat by dishonor threatens. Below the second, it is close.
DANGER: Final = 6
CLOSE: Final = 3
# The features of characters that stay for at least one, two and three more rounds.
STAYS: Final = ("stays", "stays2", "stays3")


def kept() -> dict[str, float]:
    """Return the weights stored in ``data``."""
    return logistic.kept(FILE)


def value(table: Table, seat: int, weights: Mapping[str, float]) -> float:
    """Estimate the chance of ``seat`` to win from here, from 0 to 1."""
    if table.outcome is not None:
        winner = table.outcome.winner
        return 0.5 if winner is None else float(winner == seat)
    return chance(side(table, table.players[seat], weights) - side(table, table.players[1 - seat], weights))


def side(table: Table, player: Player, weights: Mapping[str, float]) -> float:
    """Return the weighted sum of one player's features."""
    return total(features(table, player), weights)


def features(table: Table, player: Player) -> Features:
    """Count a player's features.

    ``first`` to ``third`` tell whether at least one, two or three provinces are broken.
    """
    early, conflicts = table.phase in EARLY, table.phase == "conflict"
    honor = player.honor
    broken = sum([province.broken for province in player.provinces])
    found = _of_characters(table, player)
    found.update(
        {
            "fate": min(MOST_FATE, player.fate),
            "hand": min(MOST_CARDS, len(player.hand)),
            "honor": honor,
            "danger": max(0, DANGER - honor),
            "dire": max(0, CLOSE - honor),
            "first": broken > 0,
            "second": broken > 1,
            "third": broken > 2,
            "row": _row(player),
            "holdings": sum([card.face.type == "holding" for place in player.provinces for card in place.contents]),
            "favor": table.favor is not None and table.favor[0] == player.seat,
            "rings": sum([ring.claimed_by == player.seat for ring in table.rings.values()]) if conflicts else 0,
            "chances": player.conflicts_left if conflicts else 0,
            "starts": table.first_player == player.seat if early else table.first_player != player.seat,
        }
    )
    return found


def _of_characters(table: Table, player: Player) -> Features:
    """Count the worth of a player's characters.

    ``ready`` is the worth of everything that the unbowed characters can still do in this round. ``able`` is the number
    of these characters. ``stays`` to ``stays3`` sum the worth of the characters that have at least one, two or three
    fate.
    """
    conflicts = table.phase == "conflict"
    left = table.phase in EARLY or (conflicts and any(one.conflicts_left for one in table.players))
    found = {"ready": 0.0, "able": 0, "stays": 0.0, "stays2": 0.0, "stays3": 0.0, "status": 0.0, "glory": 0.0}
    for card in player.characters:
        body = worth.body(card.skill("military") or 0, card.skill("political") or 0, card.face.glory)
        if not card.bowed:
            if left:
                found["ready"] += body
                found["able"] += 1
            if conflicts:
                found["glory"] += card.glory
        found["status"] += card.status
        for name in STAYS[: card.fate]:
            found[name] += body
    return found


def _row(player: Player) -> float:
    """Return how much the faceup characters in a player's provinces would be worth in one round."""
    return fsum(
        [
            worth.printed(card.face)
            for province in player.provinces
            for card in province.contents
            if not card.facedown and card.face.type == "character"
        ]
    )
