"""How good a table of the card game is for a seat: a sum over what both have, as a chance to win."""

import json
from functools import cache
from math import exp
from typing import Final

from engine.kernel.games import ROOT
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Player
from engine.players.l5r_lcg import worth

# The names of the weights, in the order in which they are kept.
NAMES: Final = ("body", "fate_on", "fate", "hand", "honor", "broken", "third", "favor", "bowed", "status", "scale")
# The phases in which a character's round is still to come.
EARLY: Final = ("dynasty", "draw")
FILE: Final = ROOT / "data" / "players" / "l5r_lcg.json"


@cache
def weights() -> list[float]:
    """Return the weights, in the order of their names."""
    kept = json.loads(FILE.read_bytes())["weights"]
    return [float(kept[name]) for name in NAMES]


def value(table: Table, seat: int) -> float:
    """Return about how likely ``seat`` wins from here, 0 to 1."""
    if table.outcome is not None:
        winner = table.outcome.winner
        return 0.5 if winner is None else float(winner == seat)
    own, other = table.players[seat], table.players[1 - seat]
    kept = weights()
    lead = _side(own, kept) - _side(other, kept)
    if table.favor is not None:
        lead += kept[7] if table.favor[0] == seat else -kept[7]
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead * kept[10]))))


def _side(player: Player, kept: list[float]) -> float:
    """Return what one player has."""
    found = kept[2] * player.fate + kept[3] * len(player.hand) + kept[4] * worth.honor_at(player.honor)
    broken = 0
    for province in player.provinces:
        broken += province.broken
    found -= kept[5] * broken + (kept[6] if broken >= 3 else 0.0)
    # What characters may still do in this round.
    table = player.table
    left = table.phase in EARLY or (table.phase == "conflict" and any(one.conflicts_left for one in table.players))
    for card in player.characters:
        found += _character(card, kept, left)
    return found


def _character(card: Card, kept: list[float], left: bool) -> float:
    doing = worth.body(card.skill("military") or 0, card.skill("political") or 0, card.face.glory)
    stays = kept[1] * (worth.rounds(card.fate) - 1.0)
    if left:
        stays += kept[8] if card.bowed else kept[0]
    return doing * stays + kept[9] * card.status
