"""Finding things by their names: whole, begun, misspelt, without accents, in another order of words."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

from bot.decks.names import plain
from bot.rules.query import words_of

# What a way of matching is worth, of 100. A name that is whole is worth all.
BEGUN: Final = 84.0
WORDS: Final = 78.0
LONGER: Final = 6.0  # what a name may lose by what it has more than was typed
CHIEF: Final = (4.0, 1.0, 0.0)  # what is added for a chief name, for one in the reader's language, for another
OTHER: Final = 4.0  # less for another first letter
STRANGE: Final = 12.0  # less for a word that is like none of the name's
SHORT: Final = 2  # a word of so few letters is never strange
ALIKE: Final = 60.0  # rapidfuzz's ratio, of 100
MISSPELT: Final = 0.96
INSIDE: Final = 0.62
FITS: Final = 74.0
NEAR: Final = 55.0
FEW: Final = 5  # with fewer names that fit, those that are only like a part of the query are added


class Hit(NamedTuple):
    """Something that was found, and how well its name fits."""

    id: str
    score: float


class Titles:
    """The names of many things, each with its names by rank: chief names, those of one's language, and others."""

    def __init__(self, things: Iterable[tuple[str, Sequence[Sequence[str]]]]) -> None:
        owners: dict[str, dict[str, float]] = {}
        self._order: dict[str, int] = {}
        for id, ranks in things:
            self._order.setdefault(id, len(self._order))
            for more, names in zip(CHIEF, (*ranks, (), ())[:3], strict=True):
                for known in filter(None, map(words_of, names)):
                    owners.setdefault(known, {}).setdefault(id, more)
            owners.setdefault(words_of(id), {}).setdefault(id, 0.0)
        self._names = list(owners)
        self._owners = list(owners.values())
        self._sorted = [_in_order(name) for name in self._names]
        self._joined: dict[str, list[int]] = {}
        for number, name in enumerate(self._names):
            self._joined.setdefault(name.replace(" ", ""), []).append(number)
        self._words = sorted({(word, n) for n, name in enumerate(self._names) for word in name.split()})

    def __contains__(self, id: object) -> bool:
        return id in self._order

    def find(self, query: str, *, least: float = FITS, limit: int = 25) -> list[Hit]:
        """Return what ``query`` may mean, best first, as far as it fits at all."""
        wanted = plain(query)
        if not wanted:
            return []
        scores: dict[int, float] = {}
        for number, score in (*self._whole(wanted), *self._begun(wanted), *self._misspelt(wanted, least)):
            scores[number] = max(scores.get(number, 0.0), score)
        if len(scores) < FEW and least < FITS:
            for number, score in self._inside(wanted, least):
                scores.setdefault(number, score)
        return self._ranked(scores, least)[:limit]

    def nearest(self, query: str, count: int = 5) -> list[str]:
        """Return the things whose names are nearest to a query, however far that is."""
        found = [hit.id for hit in self.find(query, least=0.0, limit=count)]
        return list(dict.fromkeys([*found, *self._order]))[:count]

    def _ranked(self, scores: dict[int, float], least: float) -> list[Hit]:
        best: dict[str, float] = {}
        for number, score in scores.items():
            if score >= least:
                for id, more in self._owners[number].items():
                    best[id] = max(best.get(id, 0.0), score + more)
        return [Hit(id, best[id]) for id in sorted(best, key=lambda id: (-best[id], self._order[id]))]

    def _whole(self, wanted: str) -> Iterable[tuple[int, float]]:
        """Yield the names that are just this, and those that differ in their spaces alone."""
        for number in self._joined.get(wanted.replace(" ", ""), ()):
            yield number, 100.0 if self._names[number] == wanted else 98.0

    def _begun(self, wanted: str) -> Iterable[tuple[int, float]]:
        """Yield the names in which each of the words begins a word; those first that begin so themselves."""
        words = wanted.split()
        fitting = self._with(words[0])
        for word in words[1:]:
            fitting &= self._with(word)
        for number in fitting:
            name = self._names[number]
            base = BEGUN if name.startswith(wanted) else WORDS
            yield number, base + LONGER * min(len(wanted) / len(name), 1.0)

    def _with(self, start: str) -> set[int]:
        """Return the names with a word that begins with ``start``."""
        found = set()
        for place in range(bisect_left(self._words, (start, -1)), len(self._words)):
            word, number = self._words[place]
            if not word.startswith(start):
                break
            found.add(number)
        return found

    def _misspelt(self, wanted: str, least: float) -> Iterable[tuple[int, float]]:
        cutoff = max(least / MISSPELT, NEAR)
        for query, names in ((wanted, self._names), (_in_order(wanted), self._sorted)):
            for _, score, number in process.extract(query, names, scorer=fuzz.ratio, limit=25, score_cutoff=cutoff):
                less = OTHER * (names[number][0] != query[0]) + STRANGE * _strange(query, names[number])
                yield number, score * MISSPELT - less

    def _inside(self, wanted: str, least: float) -> Iterable[tuple[int, float]]:
        """Yield the names of which the query is like a part, or that are like a part of it."""
        cutoff = min(least / INSIDE, 100.0)
        for _, score, number in process.extract(wanted, self._names, scorer=fuzz.WRatio, limit=25, score_cutoff=cutoff):
            yield number, score * INSIDE


def _strange(query: str, name: str) -> bool:
    """Tell whether a word of ``query`` is like no word of ``name``: then it is more than a misspelt name."""
    words, joined = name.split(), name.replace(" ", "")
    return any(
        word not in joined and all(fuzz.ratio(word, other) < ALIKE for other in words)
        for word in query.split()
        if len(word) > SHORT
    )


def _in_order(name: str) -> str:
    """Return a name with its words in the order of the alphabet."""
    return " ".join(sorted(name.split()))
