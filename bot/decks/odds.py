"""The hand simulator: opening hands, one more card, and the exact odds of a card."""

from fractions import Fraction
from math import comb

from bot.decks.game import DeckGame, by_part
from bot.decks.model import Reading
from engine.kernel.rng import Streams


def at_least_one(size: int, copies: int, drawn: int) -> Fraction:
    """Return the odds that ``drawn`` cards of a deck of ``size`` hold at least one of ``copies`` (hypergeometric)."""
    return 1 - exactly(size, copies, drawn, 0)


def exactly(size: int, copies: int, drawn: int, wanted: int) -> Fraction:
    """Return the odds that ``drawn`` cards of a deck of ``size`` hold exactly ``wanted`` of ``copies``."""
    drawn = min(drawn, size)
    if wanted > drawn:
        return Fraction(0)
    return Fraction(comb(copies, wanted) * comb(size - copies, drawn - wanted), comb(size, drawn))


def opening(game: DeckGame, reading: Reading, seed: str, more: int = 0) -> dict[str, list[str]]:
    """Return an opening hand from each deck, and ``more`` cards drawn after it. Equal seeds give equal hands."""
    streams = Streams(seed)
    parts = by_part(game, reading)
    hands = {}
    for part, size in game.hands.items():
        cards = [card.id for card, count in parts.get(part, ()) for _ in range(count)]
        streams[part].shuffle(cards)
        hands[part] = cards[: size + more]
    return hands
