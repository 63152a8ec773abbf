"""Full-text search over the entries, in memory.

Words are cut to their stems, so that ``obrońców`` finds ``obrońcy``; a word that stands nowhere is taken for the one it
is most like. Ranked by BM25, with words in titles and aliases counting more.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import log
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

from bot.decks.names import plain
from bot.rules.query import small_words, telling, words_of
from bot.words import Tongue

STEM: Final = 6
LIKE: Final = 75.0  # rapidfuzz's ratio, of 100
SATURATION: Final = 1.2
LENGTH: Final = 0.6
OWN: Final = 1.15  # what it is worth that a text is in the reader's language


class Body(NamedTuple):
    """A text to search in: what it belongs to, its language, and its words by weight."""

    id: str
    language: str
    weighed: Sequence[tuple[str, float]]


class Passages:
    """The bodies of one game in all its languages."""

    def __init__(self, bodies: Iterable[Body]) -> None:
        self._bodies = list(bodies)
        self._postings: defaultdict[str, dict[int, float]] = defaultdict(dict)
        self._lengths = [self._enter(number, body) for number, body in enumerate(self._bodies)]
        self._mean = sum(self._lengths) / max(len(self._lengths), 1) or 1.0
        self._vocabulary = list(self._postings)

    def _enter(self, number: int, body: Body) -> float:
        small = small_words()
        counts: defaultdict[str, float] = defaultdict(float)
        for text, weight in body.weighed:
            for word in words_of(text).split():
                if word not in small:
                    counts[stem(word)] += weight
        for word, count in counts.items():
            self._postings[word][number] = count
        return sum(counts.values())

    def search(
        self, query: str, language: str, limit: int = 10, only: Callable[[str], bool] = lambda id: True
    ) -> list[str]:
        """Return the ids of the bodies in which the words of ``query`` stand, best first."""
        scores: defaultdict[int, float] = defaultdict(float)
        met: Counter[int] = Counter()
        known = self._known(query)
        for word, trust in known.items():
            found = self._postings[word]
            rarity = log(1 + (len(self._bodies) - len(found) + 0.5) / (len(found) + 0.5))
            for number, count in found.items():
                norm = SATURATION * (1 - LENGTH + LENGTH * self._lengths[number] / self._mean)
                scores[number] += trust * rarity * count * (SATURATION + 1) / (count + norm)
                met[number] += 1
        best: dict[str, float] = {}
        for number, score in scores.items():
            body = self._bodies[number]
            if only(body.id):
                worth = score * (OWN if body.language == language else 1.0) * met[number] / len(known)
                best[body.id] = max(best.get(body.id, 0.0), worth)
        return sorted(best, key=lambda id: -best[id])[:limit]

    def _known(self, query: str) -> Mapping[str, float]:
        """Return the stems of a query that stand somewhere, and how surely each is meant."""
        known: dict[str, float] = {}
        for word in telling(query).split():
            short = stem(word)
            if short in self._postings:
                known[short] = 1.0
            elif near := process.extractOne(short, self._vocabulary, scorer=fuzz.ratio, score_cutoff=LIKE):
                known.setdefault(near[0], near[1] / 100)
        return known


def stem(word: str) -> str:
    """Return what a word has in common with its other forms: its beginning."""
    return word[: max(min(len(word) - 2, STEM), 4)]


def worded(text: str, say: Tongue) -> str:
    """Return a text with its signs as words: to search in, and for places that have no signs."""
    return re.sub(r":([a-z]+):", lambda found: _word(found[1], say), text)


@cache
def _word(sign: str, say: Tongue) -> str:
    return next((say(key) for key in (f"fact-{sign}", f"ring-{sign}") if say.has(key)), sign)


def snippet(text: str, query: str) -> str:
    """Return the line of ``text`` in which the most words of ``query`` stand."""
    wanted = {stem(word) for word in telling(query).split()}
    lines = [line.strip().removeprefix("- ") for line in text.splitlines() if line.strip()]
    return max(lines, key=lambda line: len(wanted & {stem(word) for word in plain(line).split()}), default="")
