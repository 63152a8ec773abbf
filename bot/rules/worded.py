"""This module compares names and sentences, word by word, with what somebody types."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.rules.query import small_words
from bot.rules.vocabulary import Vocabulary

SMALL: Final = 0.15  # the weight of a word without meaning
APART: Final = 0.15  # factor for a word that means a more common one


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
        self._places: defaultdict[str, list[int]] = defaultdict(list)
        split = [text.split() for text in texts]
        for number, words in enumerate(split):
            for word in set(words):
                self._places[word].append(number)
        self._rarity = {word: rare(word, places) for word, places in self._places.items()}
        for word in small_words() & self._rarity.keys():
            self._rarity[word] *= SMALL
        self._weights = [sum(map(self._rarity.__getitem__, words)) for words in split]
        self._own = Vocabulary(self._places)
        self.vocabulary = vocabulary or self._own

    def _worded(self, wanted: str, said_by: float, held_by: float, *, open: bool) -> dict[int, float]:
        """Return how well the typed words and each text cover each other, from 0 to 95.

        ``said_by`` is the exponent of the share of the query that the text covers, ``held_by`` that of the share of the
        text that the query covers.
        """
        words = sorted(dict.fromkeys(wanted.split()), key=small_words().__contains__)
        said, held = [0.0] * len(self._texts), [0.0] * len(self._texts)
        whole = 0.0
        likely: set[int] = set()
        for word in words:
            meant = self._meant(word, words, open)
            weight = self._weight(word, meant)
            whole += weight
            if word in small_words() and likely and len(meant) == 1:  # it finds no text by itself
                [(known, trust)] = meant.items()
                saying, holding = weight * trust, self._rarity[known] * trust
                for number in likely.intersection(self._places[known]):
                    said[number] += saying
                    held[number] += holding
                continue
            best: dict[int, str] = {}
            for known in sorted(meant, key=meant.__getitem__):
                best.update(dict.fromkeys(self._places[known], known))
            likely.update(best)
            gains = {known: (weight * trust, self._rarity[known] * trust) for known, trust in meant.items()}
            for number, known in best.items():
                saying, holding = gains[known]
                said[number] += saying
                held[number] += holding
        scores = {}
        for number in sorted(likely):
            if saying := said[number]:
                covered = held[number] / self._weights[number]
                scores[number] = 95.0 * (saying / whole) ** said_by * (covered**held_by if covered < 1.0 else 1.0)
        return scores

    def _meant(self, word: str, words: Sequence[str], open: bool) -> Mapping[str, float]:
        """Return the words of the texts that a typed word may mean. A word such as *the* only stands for itself."""
        if word in small_words() and len(words) > 1:
            return {word: 1.0} if word in self._places else {}
        # A word of other texts alone does not hide the nearest words of these texts.
        known = self._own if word not in self._places and word in self.vocabulary else self.vocabulary
        meant = known.meant(word, open=open)
        return {known: trust for known, trust in meant.items() if known in self._places}

    def _weight(self, word: str, meant: Mapping[str, float]) -> float:
        """Return how much a typed word counts: the rarity of the most common word among its likeliest meanings."""
        sure = max(meant.values(), default=0.0)
        known = [self._rarity[other] for other, trust in meant.items() if trust >= sure - APART]
        weight = min(known, default=self._unknown)
        return weight if word not in small_words() or word in self._rarity else weight * SMALL
