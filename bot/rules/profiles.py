"""This module compares a whole question with whole entries, by the beginnings of their words.

The result is a second opinion beside the other scores. The comparison uses neither synonyms nor single sentences, but
all the texts about an entry in all languages. So the errors of this comparison differ from those of the other scores.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import log, sqrt
from typing import Final

from bot.rules.query import words_in

BEGINNING: Final = 5  # how many letters of a word count, so that its forms are alike
MOST: Final = 200  # more occurrences than these add no weight
# The weight of a word by the number of its occurrences.
OFTEN: Final = (0.0, *(1 + log(count) for count in range(1, MOST + 1)))


class Profiles:
    """The words of each entry as a vector (tf-idf).

    The likeness of a question to an entry is the cosine of the angle between their vectors.
    """

    def __init__(self) -> None:
        self._counts: defaultdict[str, list[Counter[str]]] = defaultdict(list)

    def enter(self, id: str, parts: Iterable[Counter[str]]) -> None:
        """Add the counted words of a text's parts to an entry."""
        self._counts[id] += parts

    def likeness(self, query: str) -> dict[str, float]:
        """Return how similar each entry is to a question, from 0 to 1."""
        holding, rarity, lengths = self._vectors
        counts = Counter(word[:BEGINNING] for word in words_in(query))
        asked = {
            beginning: OFTEN[min(count, MOST)] * rarity[beginning]
            for beginning, count in counts.items()
            if beginning in rarity
        }
        length = sqrt(sum(weight * weight for weight in asked.values()))
        found: defaultdict[str, float] = defaultdict(float)
        for beginning, weight in asked.items():
            gain = weight * rarity[beginning] / length
            for id, often in holding[beginning]:
                found[id] += gain * often
        return {id: total / lengths[id] for id, total in found.items()}

    @cached_property
    def _vectors(self) -> tuple[Mapping[str, Sequence[tuple[str, float]]], Mapping[str, float], Mapping[str, float]]:
        """The weight of each beginning in each entry that has it, its rarity, and the lengths of the vectors.

        A beginning is rarer if fewer entries contain it.
        """
        beginnings = _Beginnings()
        holding: defaultdict[str, list[tuple[str, float]]] = defaultdict(list)
        for id, parts in self._counts.items():
            counts: defaultdict[str, int] = defaultdict(int)
            for words in parts:
                for word, count in words.items():
                    counts[beginnings[word]] += count
            for beginning, count in counts.items():
                holding[beginning].append((id, OFTEN[min(count, MOST)]))
        rarity = {beginning: 1 + log((1 + len(self._counts)) / (1 + len(held))) for beginning, held in holding.items()}
        squares = dict.fromkeys(self._counts, 0.0)
        for beginning, held in holding.items():
            for id, often in held:
                squares[id] += (often * rarity[beginning]) ** 2
        self._counts.clear()
        return dict(holding), rarity, {id: sqrt(square) for id, square in squares.items()}


class _Beginnings(dict[str, str]):
    """The beginnings of words. Equal beginnings are one object, which saves memory."""

    def __missing__(self, word: str) -> str:
        beginning = word[:BEGINNING]
        found = self[word] = beginning if beginning == word else self[beginning]
        return found
