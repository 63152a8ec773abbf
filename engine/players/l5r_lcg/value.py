"""The value of a table of the card game for a seat: a weighted sum over both players, turned into a chance to win."""

import json
from collections.abc import Mapping
from math import exp
from typing import Final

from engine.kernel.games import ROOT
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Player
from engine.players.l5r_lcg import worth

FILE: Final = ROOT / "data" / "players" / "l5r_lcg.json"
# The phases before the conflicts of a round are over, in which a character can still act.
EARLY: Final = ("dynasty", "draw")
NAMES: Final = (
    "body", "bowed", "fate_on", "status", "fate", "hand", "honor", "broken", "third", "favor", "scale",
)  # fmt: skip


class Weights:
    """The weights of the value.

    ``body`` weighs what a ready character may still do in this round, ``bowed`` what a bowed one may, and ``fate_on``
    what a character does in later rounds. ``third`` weighs the third broken province, which opens the way to the
    stronghold. ``scale`` turns the sum into a chance.
    """

    __slots__ = (
        "body", "bowed", "broken", "fate", "fate_on", "favor", "hand", "honor", "scale", "status", "third",
    )  # fmt: skip

    def __init__(self, given: Mapping[str, float]) -> None:
        self.body = float(given["body"])
        self.bowed = float(given["bowed"])
        self.fate_on = float(given["fate_on"])
        self.status = float(given["status"])
        self.fate = float(given["fate"])
        self.hand = float(given["hand"])
        self.honor = float(given["honor"])
        self.broken = float(given["broken"])
        self.third = float(given["third"])
        self.favor = float(given["favor"])
        self.scale = float(given["scale"])

    def facts(self) -> dict[str, float]:
        """Return the weights by name."""
        return {name: getattr(self, name) for name in NAMES}


def kept() -> Weights:
    """Return the weights that are stored in ``data``."""
    return Weights(json.loads(FILE.read_bytes())["weights"])


def value(table: Table, seat: int, weights: Weights) -> float:
    """Estimate the chance of ``seat`` to win from here, from 0 to 1."""
    if table.outcome is not None:
        winner = table.outcome.winner
        return 0.5 if winner is None else float(winner == seat)
    lead = _side(table.players[seat], weights) - _side(table.players[1 - seat], weights)
    if table.favor is not None:
        lead += weights.favor if table.favor[0] == seat else -weights.favor
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead * weights.scale))))


def _side(player: Player, weights: Weights) -> float:
    """Return the weighted sum of one player's things."""
    found = weights.fate * player.fate + weights.hand * len(player.hand)
    found += weights.honor * worth.honor_at(player.honor)
    broken = sum(province.broken for province in player.provinces)
    found -= weights.broken * broken + (weights.third if broken >= 3 else 0.0)
    # What characters may still do in this round.
    table = player.table
    left = table.phase in EARLY or (table.phase == "conflict" and any(one.conflicts_left for one in table.players))
    for card in player.characters:
        found += _character(card, weights, left)
    return found


def _character(card: Card, weights: Weights, left: bool) -> float:
    doing = worth.body(card.skill("military") or 0, card.skill("political") or 0, card.face.glory)
    stays = weights.fate_on * (worth.rounds(card.fate) - 1.0)
    if left:
        stays += weights.bowed if card.bowed else weights.body
    return doing * stays + weights.status * card.status
