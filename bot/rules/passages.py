"""Full-text search over the entries, in memory.

A word is found in all its forms, in other languages, and by what it is misspelt for. Ranked by BM25, with words in
titles and aliases counting more.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from math import log
from typing import Final, NamedTuple

from bot.rules.query import small_words, telling, words_in
from bot.rules.vocabulary import Vocabulary
from bot.words import Tongue, spelled

STEM: Final = 6
_END: Final = re.compile(r"(?<=[.!?:])\s+(?=[^\W\d_a-z])")
SATURATION: Final = 0.8
LENGTH: Final = 0.4
ENOUGH: Final = 0.25  # of what was asked, by how much each word says, an answering sentence must hold so much
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

    def answering(self, text: str, query: str) -> str:
        """Return the sentence of ``text`` that speaks most of what is asked; empty where none does enough."""
        meant = {word: self._vocabulary.meant(word, open=False) for word in dict.fromkeys(telling(query).split())}
        weights = {word: self.rarity(word) for word in meant}
        found, best = "", ENOUGH * sum(weights.values())
        for sentence in sentences(text):
            held = {*words_in(sentence)}
            score = sum(
                weights[word] * max((trust for known, trust in known_as.items() if known in held), default=0.0)
                for word, known_as in meant.items()
            )
            if score > best:
                found, best = sentence, score
        return found

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


def sentences(text: str) -> list[str]:
    """Return the sentences of a text one after another, without the signs of a list."""
    lines = (line.strip().removeprefix("- ") for line in text.splitlines())
    return [part for line in lines for part in _END.split(line) if part]
