"""A deck in numbers, all exact: counts by type, cost and clan, averages, influence."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from bot.decks.game import DeckGame, by_part
from bot.decks.reading.deck import Reading

T = TypeVar("T")


@dataclass
class Sheet:
    """A deck's numbers.

    ``costs`` and ``types`` hold the counts for each part of the deck. ``averages`` holds the average cost and the
    average of each printed number. ``totals`` adds up each printed number over the whole deck.
    """

    sizes: dict[str, int] = field(default_factory=dict)
    types: dict[str, Counter[str]] = field(default_factory=dict)
    costs: dict[str, Counter[int]] = field(default_factory=dict)
    clans: Counter[str] = field(default_factory=Counter)
    averages: dict[str, Fraction] = field(default_factory=dict)
    totals: Counter[str] = field(default_factory=Counter)
    influence: tuple[int, int] | None = None


def sheet(game: DeckGame, reading: Reading) -> Sheet:
    """Return the statistics of a deck: its sizes, types, costs and averages."""
    found = Sheet(influence=game.influence(reading))
    parts = by_part(game, reading)
    for part, cards in parts.items():
        found.sizes[part] = sum(count for _, count in cards)
        if part in game.hands:
            found.types[part] = _count((card.type, count) for card, count in cards)
            found.costs[part] = _count((card.cost, count) for card, count in cards if card.cost is not None)
            found.clans.update(_count((card.clan, count) for card, count in cards))
            if costs := found.costs[part]:
                found.averages[f"cost-{part}"] = _mean(costs.items())
    drawn = [pair for part in game.hands for pair in parts.get(part, ())]
    for name in dict.fromkeys(name for card, _ in drawn for name in card.numbers):
        # A dash is not a number.
        values = [(value, count) for card, count in drawn if (value := card.numbers.get(name)) is not None]
        if values:
            found.averages[name] = _mean(values)
            found.totals[name] = sum(value * count for value, count in values)
    return found


def _mean(pairs: Iterable[tuple[int, int]]) -> Fraction:
    pairs = list(pairs)
    return Fraction(sum(value * count for value, count in pairs), sum(count for _, count in pairs))


def _count(pairs: Iterable[tuple[T, int]]) -> Counter[T]:
    counted: Counter[T] = Counter()
    for thing, count in pairs:
        counted[thing] += count
    return counted
