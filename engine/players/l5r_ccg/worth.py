"""The worth of things in the 1997 game, in one unit: an average Personality is worth about five."""

from typing import Final

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import ATTACHMENTS, CardDef
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.turn.gold import production

# An ability or a card is used if it is worth this much more than it costs.
WORTHWHILE: Final = 0.25
# The worth of a card in hand, of the Favor, and of one gold spent in an action.
CARD: Final = 1.2
FAVOR: Final = 2.5
GOLD: Final = 0.45
# The worth of a card's text, beyond the card's numbers.
TEXT: Final = 0.5
# The cost of losing one province, by the number of provinces that the player had before.
PROVINCES: Final[tuple[float, ...]] = (0.0, 80.0, 20.0, 14.0, 10.0)
# Honor is worth more near victory and near ruin.
HONOR: Final = 0.3
NEAR_VICTORY: Final = 28
NEAR_RUIN: Final = -10
DEAR_HONOR: Final = 0.9
# Each turn, gold beyond this amount is worth little.
RICH: Final = 16


def body(force: int, chi: int, honor: int) -> float:
    """Return the worth of a Personality's present Force, Chi and Personal Honor."""
    return 0.8 + 0.9 * force + 0.35 * chi + 0.35 * honor


def printed(face: CardDef) -> float:
    """Return the worth of a Personality's printed Force, Chi and Personal Honor."""
    return body(face.force, face.chi, face.personal_honor) + (TEXT if face.abilities or face.persistents else 0.0)


def attachment(face: CardDef) -> float:
    """Return the worth of an attachment on a Personality."""
    if face.type == "spell":
        return 1.6
    text = TEXT if face.abilities or face.persistents or face.grants else 0.0
    return 0.2 + 0.85 * face.force + 0.35 * face.chi + text


def unit(leader: Card) -> float:
    """Return the worth of a Personality in play with its attachments."""
    found = body(leader.force, leader.chi, leader.personal_honor)
    for card in leader.attachments:
        face = card.face
        found += TEXT if face.bonus_force else 0.2 + 0.85 * card.force
    return found


def honor(player: Player, amount: int) -> float:
    """Return the worth to a player of gaining this much Family Honor. A negative ``amount`` is a loss."""
    near = player.honor >= NEAR_VICTORY if amount > 0 else player.honor <= NEAR_RUIN
    return amount * (DEAR_HONOR if near else HONOR)


def province(player: Player) -> float:
    """Return the worth of the next province that a player would lose."""
    return PROVINCES[min(len(player.standing), len(PROVINCES) - 1)]


def income(player: Player) -> int:
    """Return the gold that a player's cards produce in a turn."""
    cards = (*player.holdings, *player.personalities, player.stronghold)
    return sum(production(card, None) for card in cards if card.face.makes_gold)


def holding(card: Card, player: Player) -> float:
    """Return the worth of a new Holding for a player. The Holding's gold counts most, and more early in the game."""
    face = card.face
    text = 1.2 if face.abilities or face.persistents or face.strength_bonus else 0.3
    if not face.makes_gold:
        return text + face.strength_bonus * 0.6
    more = max(0.6, 3.2 * (1 - income(player) / RICH))
    return text + max(1, production(card, None)) * more


def dynasty(card: Card, player: Player) -> float:
    """Return the worth of a dynasty card for a player who brings it into play."""
    return printed(card.face) if card.face.type == "personality" else holding(card, player)


def in_hand(card: Card) -> float:
    """Return the worth of keeping a card in hand."""
    face = card.face
    if face.type in ATTACHMENTS:
        return attachment(face)
    return 1.4 + 0.1 * face.focus


def in_play(card: Card) -> float:
    """Return the worth of a card in play."""
    kind = card.face.type
    if kind == "personality":
        return unit(card)
    if card.host is not None:
        return attachment(card.face)
    if kind == "holding":
        return 1.0 + 1.2 * (production(card, None) if card.face.makes_gold else 0)
    return 4.0 if kind == "ring" else 1.5


def friend(table: Table, seat: int | None, own: int) -> float:
    """Return 1 for the seat itself and a negative number for others.

    With more than two players, the negative number is closer to 0.
    """
    if seat == own:
        return 1.0
    return -1.0 if len(table.players) == 2 else -0.6
