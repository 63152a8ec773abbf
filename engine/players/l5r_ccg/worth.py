"""What things are worth in the 1997 game, in one currency: a Personality of average strength is worth about five."""

from typing import Final

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import ATTACHMENTS, CardDef
from engine.l5r_ccg.gold import production
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player

# A card in hand, the Favor, one gold that is spent in an action.
CARD: Final = 1.2
FAVOR: Final = 2.5
GOLD: Final = 0.45
# What a card's text is worth that no number shows.
TEXT: Final = 0.5
# Provinces by how many stand before one of them falls.
PROVINCES: Final[tuple[float, ...]] = (0.0, 80.0, 20.0, 14.0, 10.0)
# Honor counts for more near the victory and near the ruin.
HONOR: Final = 0.3
NEAR_VICTORY: Final = 28
NEAR_RUIN: Final = -10
DEAR_HONOR: Final = 0.9
# From so much gold a turn on, more of it hardly helps.
RICH: Final = 16


def body(force: int, chi: int, honor: int) -> float:
    """Return what a Personality's numbers are worth."""
    return 0.8 + 0.9 * force + 0.35 * chi + 0.35 * honor


def printed(face: CardDef) -> float:
    """Return what a Personality is worth as it is printed."""
    return body(face.force, face.chi, face.personal_honor) + (TEXT if face.abilities or face.persistents else 0.0)


def attachment(face: CardDef) -> float:
    """Return what an attachment is worth on a Personality."""
    if face.type == "spell":
        return 1.6
    text = TEXT if face.abilities or face.persistents or face.grants else 0.0
    return 0.2 + 0.85 * face.force + 0.35 * face.chi + text


def unit(leader: Card) -> float:
    """Return what a Personality in play is worth with all that is attached to it."""
    found = body(leader.force, leader.chi, leader.personal_honor)
    for card in leader.attachments:
        face = card.face
        found += TEXT if face.bonus_force else 0.2 + 0.85 * card.force
    return found


def honor(player: Player, amount: int) -> float:
    """Return what a gain (or, below zero, a loss) of Family Honor is worth to its player."""
    near = player.honor >= NEAR_VICTORY if amount > 0 else player.honor <= NEAR_RUIN
    return amount * (DEAR_HONOR if near else HONOR)


def province(player: Player) -> float:
    """Return what the next of a player's provinces is worth."""
    return PROVINCES[min(len(player.standing), len(PROVINCES) - 1)]


def income(player: Player) -> int:
    """Return the gold that all of a player's cards make in a turn."""
    cards = (*player.holdings, *player.personalities, player.stronghold)
    return sum(production(card, None) for card in cards if card.face.makes_gold)


def holding(card: Card, player: Player) -> float:
    """Return the worth of a Holding to a player who does not have it yet: gold counts most, and early in the game."""
    face = card.face
    text = 1.2 if face.abilities or face.persistents or face.strength_bonus else 0.3
    if not face.makes_gold:
        return text + face.strength_bonus * 0.6
    more = max(0.6, 3.2 * (1 - income(player) / RICH))
    return text + max(1, production(card, None)) * more


def dynasty(card: Card, player: Player) -> float:
    """Return what a dynasty card is worth to a player who brings it into play."""
    return printed(card.face) if card.face.type == "personality" else holding(card, player)


def in_hand(card: Card) -> float:
    """Return what a card in hand is worth keeping."""
    face = card.face
    if face.type in ATTACHMENTS:
        return attachment(face)
    return 1.4 + 0.1 * face.focus


def in_play(card: Card) -> float:
    """Return what a card in play is worth."""
    kind = card.face.type
    if kind == "personality":
        return unit(card)
    if card.host is not None:
        return attachment(card.face)
    if kind == "holding":
        return 1.0 + 1.2 * (production(card, None) if card.face.makes_gold else 0)
    return 4.0 if kind == "ring" else 1.5


def friend(table: Table, seat: int | None, own: int) -> float:
    """Return 1 for the seat itself; below zero for another, less where there are more."""
    if seat == own:
        return 1.0
    return -1.0 if len(table.players) == 2 else -0.6
