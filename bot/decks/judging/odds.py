"""The hand simulator: opening hands, one more card, and the exact odds of a card."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb

from bot.decks.game import DeckGame, by_part
from bot.decks.judging.check import Check
from bot.decks.reading.deck import Reading
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


def any_of(check: Check, cards: Sequence[str], more: int) -> Fraction:
    """Return the odds that the opening hands with ``more`` further cards hold at least one copy of any of ``cards``."""
    missing = Fraction(1)
    for part, (size, drawn, copies) in _drawn(check, cards, more).items():
        assert part in check.game.hands
        missing *= 1 - at_least_one(size, sum(copies), drawn)
    return 1 - missing


def all_of(check: Check, cards: Sequence[str], more: int) -> Fraction:
    """Return the odds that the opening hands with ``more`` further cards hold a copy of each of ``cards``."""
    odds = Fraction(1)
    for size, drawn, copies in _drawn(check, cards, more).values():
        found = Fraction(0)
        for without in range(len(copies) + 1):
            for gone in combinations(copies, without):
                found += Fraction((-1) ** without * comb(size - sum(gone), drawn), comb(size, drawn))
        odds *= found
    return odds


def _drawn(check: Check, cards: Sequence[str], more: int) -> Mapping[str, tuple[int, int, list[int]]]:
    """Return, for each draw deck with any of ``cards``: its size, the number drawn, and the copies of each card."""
    found = {}
    for part, held in by_part(check.game, check.reading).items():
        copies = [count for card, count in held if card.id in cards]
        if copies and part in check.game.hands:
            size = sum(count for _, count in held)
            found[part] = (size, min(check.game.hands[part] + more, size), copies)
    return found
