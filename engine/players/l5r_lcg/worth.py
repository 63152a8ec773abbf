"""The worth of things for a player of the card game, counted in fate."""

from functools import cache
from typing import Final

from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.definition import CardDef
from engine.l5r_lcg.machinery.table import HONOR_VICTORY, Table
from engine.l5r_lcg.state import Player, Ring

CARD: Final = 0.9  # a card in hand
PROVINCE: Final = 6.0
STRONGHOLD: Final = 60.0
CLAIMED: Final = 0.6  # a claimed ring adds 1 to its player's glory count
LATER: Final = 0.8  # each further round of a character is worth this share of the round before it
MOST_FATE: Final = 3
FAVOR: Final = 1.5
UNKNOWN_STRENGTH: Final = 4
STATUS: Final = 0.5


def body(military: int, political: int, glory: int) -> float:
    """Return the worth of a character with these skills and this glory in one round."""
    return 0.4 * (military + political) + 0.2 * max(military, political) + 0.1 * glory


@cache
def printed(face: CardDef) -> float:
    """Return the worth of a character's printed skills in one round. Each line of its text adds a little."""
    return body(face.military or 0, face.political or 0, face.glory) + 0.2 * bool(face.abilities or face.persistents)


def rounds(fate: int) -> float:
    """Return how many rounds a character with this fate stays. Later rounds count less than the first."""
    return _rounds(min(fate, MOST_FATE + 1))


@cache
def _rounds(fate: int) -> float:
    worth, each = 1.0, LATER
    for _ in range(fate):
        worth += each
        each *= LATER
    return worth


def character(card: Card) -> float:
    """Return the worth of a character in play for its controller."""
    doing = body(card.skill("military") or 0, card.skill("political") or 0, card.face.glory)
    return doing * rounds(card.fate) + STATUS * card.status


@cache
def attachment(face: CardDef) -> float:
    """Return the worth of an attachment for its host: positive if it helps, negative if it harms."""
    if any(one.attribute == "blank" or one.attribute.startswith("cannot") for one in face.persistents):
        return -1.5
    return 0.6 * (face.bonus_military + face.bonus_political) + 0.5 * bool(face.abilities or face.persistents)


def honor(player: Player, change: int) -> float:
    """Return the worth of a change of a player's honor. Honor is worth more near 0 and near victory."""
    return honor_at(player.honor + change) - honor_at(player.honor)


def honor_at(amount: int) -> float:
    """Return the worth of an amount of honor."""
    return _honor_at(max(0, min(HONOR_VICTORY, amount)))


@cache
def _honor_at(amount: int) -> float:
    danger, promise = max(0, 6 - amount), max(0, amount - 17)
    lost = 40.0 if amount <= 0 else 0.0
    won = 40.0 if amount >= HONOR_VICTORY else 0.0
    return 0.5 * amount - 0.25 * danger * danger + 0.15 * promise * promise - lost + won


def strength(seat: int, province: Province) -> int:
    """Return a province's strength as far as a seat knows it."""
    if not province.facedown or province.controller == seat:
        return province.strength
    stronghold = province.player.stronghold.face.bonus_strength if province.has_stronghold else 0
    return UNKNOWN_STRENGTH + stronghold


def ring(table: Table, seat: int, element: str) -> float:
    """Return the worth of a ring's effect for a player who resolves it now."""
    own, other = table.players[seat], table.players[1 - seat]
    if element == "air":
        return max(honor(own, 2), honor(own, 1) - honor(other, -1))
    if element == "earth":
        return CARD + (CARD if other.hand else 0.0)
    if element == "fire":
        glories = [card.face.glory for card in own.characters if card.status < 1]
        shames = [card.face.glory for card in other.characters if card.status > -1]
        return STATUS + 0.5 * max([0, *glories, *shames])
    if element == "void":
        fates = [body(card.military, card.political, card.face.glory) for card in other.characters if card.fate]
        return LATER * max(fates, default=0.0)
    useful = [0.0]
    if own.conflicts_left:
        useful.extend(0.4 * max(card.military, card.political) for card in own.characters if card.bowed)
    if other.conflicts_left or own.conflicts_left:
        ready = [card for card in other.characters if not card.bowed and not card.fate]
        useful.extend(0.4 * max(card.military, card.political) for card in ready)
    return max(useful)


def best_ring(table: Table, seat: int, one: Ring) -> float:
    """Return the gain of winning a conflict for a ring: the worth of its effect and of claiming it."""
    return ring(table, seat, one.element) + CLAIMED
