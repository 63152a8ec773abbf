"""Compares a whole question with whole entries, by the beginnings of their words.

The result is a second opinion beside the other scores. The comparison uses neither synonyms nor single sentences, but
everything that is said about an entry in all languages. So its errors differ from those of the other scores.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import log, sqrt
from typing import Final

from bot.rules.query import words_in

BEGINNING: Final = 5  # how many letters of a word count, so that its forms are alike


class Profiles:
    """The words of each entry as a vector (tf-idf).

    The likeness of a question to an entry is the cosine of the angle between their vectors.
    """

    def __init__(self) -> None:
        self._counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._shared = _Beginnings()

    def enter(self, id: str, *texts: Iterable[str]) -> None:
        """Add the words of texts to an entry."""
        for words in texts:
            self._counts[id].update([self._shared[word] for word in words])

    def likeness(self, query: str) -> dict[str, float]:
        """Return how similar each entry is to a question, from 0 to 1."""
        found: defaultdict[str, float] = defaultdict(float)
        length = 0.0
        for beginning, count in Counter(word[:BEGINNING] for word in words_in(query)).items():
            if rarity := self._rarity.get(beginning):
                asked = _often(count) * rarity
                length += asked * asked
                for id, counts in self._counts.items():
                    if beginning in counts:
                        found[id] += asked * rarity * _often(counts[beginning])
        return {id: worth / (sqrt(length) * self._lengths[id]) for id, worth in found.items()}

    @cached_property
    def _rarity(self) -> Mapping[str, float]:
        """The weight of each beginning: more if fewer entries contain it."""
        containing: Counter[str] = Counter()
        for counts in self._counts.values():
            containing.update(counts.keys())
        return {beginning: 1 + log((1 + len(self._counts)) / (1 + count)) for beginning, count in containing.items()}

    @cached_property
    def _lengths(self) -> Mapping[str, float]:
        """The lengths of the vectors."""
        rarity = self._rarity
        return {
            id: sqrt(sum((_often(count) * rarity[beginning]) ** 2 for beginning, count in counts.items()))
            for id, counts in self._counts.items()
        }


class _Beginnings(dict[str, str]):
    """The beginnings of words. Equal beginnings are one object, which saves memory."""

    def __missing__(self, word: str) -> str:
        beginning = word[:BEGINNING]
        found = self[word] = beginning if beginning == word else self[beginning]
        return found


OFTEN: Final[Sequence[float]] = (0.0, *(1 + log(count) for count in range(1, 1000)))


def _often(count: int) -> float:
    """Return the weight of a word by how often the word occurs."""
    return OFTEN[count] if count < len(OFTEN) else 1 + log(count)
