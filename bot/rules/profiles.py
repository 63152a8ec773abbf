"""This module compares a whole question with whole entries, by the beginnings of their words.

The result is a second opinion beside the other scores. The comparison uses neither synonyms nor single sentences, but
all the texts about an entry in all languages. So the errors of this comparison differ from those of the other scores.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from math import log, sqrt
from typing import Final, NamedTuple

from bot.rules.query import words_in

BEGINNING: Final = 5  # how many letters of a word count, so that its forms are alike
MOST: Final = 200  # more occurrences than these add no weight
OFTEN: Final = (0.0, *(1 + log(count) for count in range(1, MOST + 1)))  # the weight of a word that occurs so often


class _Vector(NamedTuple):
    """The weights of an entry's words before their rarity, and the vector's length with it."""

    weights: Mapping[str, float]
    length: float


class Profiles:
    """The words of each entry as a vector (tf-idf).

    The likeness of a question to an entry is the cosine of the angle between their vectors.
    """

    def __init__(self) -> None:
        self._counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._shared = _Beginnings()

    def enter(self, id: str, words: Iterable[str]) -> None:
        """Add the words of a text to an entry."""
        self._counts[id].update(map(self._shared.__getitem__, words))

    def likeness(self, query: str) -> dict[str, float]:
        """Return how similar each entry is to a question, from 0 to 1."""
        vectors, rarity = self._vectors
        counts = Counter(word[:BEGINNING] for word in words_in(query))
        asked = {
            beginning: OFTEN[min(count, MOST)] * rarity[beginning]
            for beginning, count in counts.items()
            if beginning in rarity
        }
        length = sqrt(sum(weight * weight for weight in asked.values()))
        gains = {beginning: weight * rarity[beginning] / length for beginning, weight in asked.items()}
        found = {}
        for id, vector in vectors.items():
            weights = vector.weights
            if both := gains.keys() & weights.keys():
                found[id] = sum([gains[beginning] * weights[beginning] for beginning in both]) / vector.length
        return found

    @cached_property
    def _vectors(self) -> tuple[Mapping[str, _Vector], Mapping[str, float]]:
        """The entries' vectors, and the rarity of each beginning: more if fewer entries contain it."""
        containing: Counter[str] = Counter()
        for counts in self._counts.values():
            containing.update(counts.keys())
        rarity = {beginning: 1 + log((1 + len(self._counts)) / (1 + count)) for beginning, count in containing.items()}
        vectors = {}
        for id, counts in self._counts.items():
            weights = {beginning: OFTEN[min(count, MOST)] for beginning, count in counts.items()}
            length = sqrt(sum([(weight * rarity[beginning]) ** 2 for beginning, weight in weights.items()]))
            vectors[id] = _Vector(weights, length)
        self._counts.clear()
        self._shared.clear()
        return vectors, rarity


class _Beginnings(dict[str, str]):
    """The beginnings of words. Equal beginnings are one object, which saves memory."""

    def __missing__(self, word: str) -> str:
        beginning = word[:BEGINNING]
        found = self[word] = beginning if beginning == word else self[beginning]
        return found
