"""Full-text search over the entries, in memory.

A word is found in all its forms, in other languages, and by what it is misspelt for. Ranked by BM25, with words in
titles and aliases counting more.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from math import log
from typing import Final, NamedTuple

from bot.rules.query import small_words, telling, words_in, words_of
from bot.rules.vocabulary import Vocabulary
from bot.words import Tongue, spelled

STEM: Final = 6
SATURATION: Final = 0.8
LENGTH: Final = 0.4
OWN: Final = 1.05  # what it is worth that a text is in the reader's language


class Body(NamedTuple):
    """A text to search in: what it belongs to, its language, and what stands above it by what its words count."""

    id: str
    language: str
    text: str
    above: Sequence[tuple[str, int]]


class Passages:
    """The bodies of one game in all its languages."""

    def __init__(self, bodies: Iterable[Body]) -> None:
        self._bodies: list[tuple[str, str]] = []
        self._lengths: list[int] = []
        self._postings: defaultdict[str, dict[int, int]] = defaultdict(dict)
        for body in bodies:
            self._enter(body)
        self._mean = sum(self._lengths) / max(len(self._lengths), 1) or 1.0
        self._norms = [SATURATION * (1 - LENGTH + LENGTH * length / self._mean) for length in self._lengths]
        self._vocabulary = Vocabulary(self._postings)

    def _enter(self, body: Body) -> None:
        words = words_in(body.text)
        for text, weight in body.above:
            words += words_in(text) * weight
        number, length = len(self._bodies), 0
        self._bodies.append((body.id, body.language))
        small, postings = small_words(), self._postings
        for word, count in Counter(words).items():
            if word not in small:
                postings[word][number] = count
                length += count
        self._lengths.append(length)

    def rarity(self, word: str) -> float:
        """Return how much a word says: less the more bodies it stands in."""
        return log(1.2 + len(self._bodies) / (len(self._postings.get(word, ())) + 0.5))

    def scores(self, query: str, language: str) -> dict[str, float]:
        """Return how well the words of ``query`` stand in the bodies: of 1, by what the bodies belong to."""
        scores: defaultdict[int, float] = defaultdict(float)
        most = 0.0
        for word in dict.fromkeys(telling(query).split()):
            met: defaultdict[int, float] = defaultdict(float)
            for known, trust in self._vocabulary.meant(word, open=False).items():
                for number, count in self._postings[known].items():
                    met[number] += trust * count
            rarity = log(1 + (len(self._bodies) - len(met) + 0.5) / (len(met) + 0.5))
            most += rarity
            for number, weight in met.items():
                scores[number] += rarity * weight / (weight + self._norms[number])
        best: dict[str, float] = {}
        for number, score in scores.items():
            id, written = self._bodies[number]
            worth = score / most * (OWN if written == language else 1.0)
            if best.get(id, 0.0) < worth:
                best[id] = worth
        return best


def stem(word: str) -> str:
    """Return what a word has in common with its other forms: its beginning."""
    return word[: max(min(len(word) - 2, STEM), 4)]


def worded(text: str, say: Tongue) -> str:
    """Return a text with its signs as words: to search in, and for places that have no signs."""
    return spelled(text, lambda sign: _word(sign, say))


@cache
def _word(sign: str, say: Tongue) -> str:
    return next((say(key) for key in (f"fact-{sign}", f"ring-{sign}") if say.has(key)), sign)


def snippet(text: str, query: str) -> str:
    """Return the line of ``text`` in which the most words of ``query`` stand."""
    wanted = {stem(word) for word in telling(query).split()}
    lines = [line.strip().removeprefix("- ") for line in text.splitlines() if line.strip()]
    return max(lines, key=lambda line: len(wanted & {stem(word) for word in words_of(line).split()}), default="")
