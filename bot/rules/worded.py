"""This module compares names and sentences, word by word, with what somebody types."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.rules.query import small_words
from bot.rules.vocabulary import Vocabulary

SMALL: Final = 0.15  # factor for the weight of a word without meaning
APART: Final = 0.15  # the likeliest meanings are those that are at most this much less sure than the surest
REMEMBERED: Final = 500  # how many typed words to remember, each with the texts that hold it


class Worded:
    """Names or sentences to compare with a query.

    ``texts`` holds normalized words. ``rare`` gives the weight of a known word, ``unknown`` that of any other. Without
    a ``vocabulary`` only the words of the texts are known.
    """

    def __init__(
        self,
        texts: Sequence[str],
        rare: Callable[[str, Sequence[int]], float],
        unknown: float,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        self._texts = texts
        self._unknown = unknown
        self._places = places = defaultdict[str, list[int]](list)
        split = [text.split() for text in texts]
        for number, words in enumerate(split):
            for word in words:
                held = places[word]
                if not held or held[-1] != number:  # a word counts once for each text
                    held.append(number)
        self._rarity = {word: rare(word, found) for word, found in places.items()}
        for word in small_words().intersection(places):
            self._rarity[word] *= SMALL
        self._weights = [sum(map(self._rarity.__getitem__, words)) for words in split]
        self._own = Vocabulary(self._places)
        self.vocabulary = vocabulary or self._own
        self._sought = lru_cache(REMEMBERED)(self._seek)

    def _worded(self, wanted: str, said_by: float, held_by: float, *, open: bool) -> dict[int, float]:
        """Return how well the typed words and each text cover each other, from 0 to 95.

        Two shares are multiplied: how much of the query the text covers, raised to ``said_by``, and how much of the
        text the query covers, raised to ``held_by``.
        """
        words = sorted(dict.fromkeys(wanted.split()), key=small_words().__contains__)
        # For each text, the real part adds up the weights of the typed words that the text covers, and the imaginary
        # part the weights of the text's words that the query covers. One complex sum is faster than two real ones.
        covers = [0j] * len(self._texts)
        whole, begun = 0.0, False
        for word in words:
            weight, found = self._sought(word, len(words) > 1, open)
            whole += weight
            alone = not (begun and word in small_words())  # a word without meaning finds no text by itself
            begun = begun or bool(found)
            for places, gain in found:
                for number in places:
                    if alone or covers[number]:
                        covers[number] += gain
        scores = {}
        for number, cover in enumerate(covers):
            if cover:
                covered = cover.imag / self._weights[number]
                scores[number] = 95.0 * (cover.real / whole) ** said_by * (covered**held_by if covered < 1.0 else 1.0)
        return scores

    def _seek(self, word: str, among: bool, open: bool) -> tuple[float, Sequence[tuple[Sequence[int], complex]]]:
        """Return the weight of a typed word, and the texts that hold a meaning of it, each with its score for the word.

        If a text holds several meanings of the word, the surest one counts. ``among`` tells whether the query has other
        words. The latest results stay in memory.
        """
        meant = self._meant(word, among, open)
        weight = self._weight(word, meant)
        found: list[tuple[Sequence[int], complex]] = []
        met: set[int] = set()
        for known in reversed(sorted(meant, key=meant.__getitem__)):
            places = self._places[known]
            found.append(
                (
                    [number for number in places if number not in met] if met else places,
                    meant[known] * complex(weight, self._rarity[known]),
                )
            )
            met.update(places)
        return weight, found

    def _meant(self, word: str, among: bool, open: bool) -> Mapping[str, float]:
        """Return the words of the texts that a typed word may mean. A word such as *the* only stands for itself."""
        if word in small_words() and among:
            return {word: 1.0} if word in self._places else {}
        # A word that only other texts contain does not hide similar words of these texts.
        known = self._own if word not in self._places and word in self.vocabulary else self.vocabulary
        meant = known.meant(word, open=open)
        return {known: trust for known, trust in meant.items() if known in self._places}

    def _weight(self, word: str, meant: Mapping[str, float]) -> float:
        """Return how much a typed word counts: the rarity of the most common word among its likeliest meanings."""
        sure = max(meant.values(), default=0.0)
        known = [self._rarity[other] for other, trust in meant.items() if trust >= sure - APART]
        weight = min(known, default=self._unknown)
        return weight if word not in small_words() or word in self._rarity else weight * SMALL
