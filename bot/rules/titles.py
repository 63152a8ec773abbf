"""This module finds things by name: whole, partial, misspelt, without accents, in another order, or in a question."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from math import log
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

from bot.rules.query import name_words, words_of
from bot.rules.worded import Worded

# The value of each kind of match, of 100. A whole name gets all of it.
JOINED: Final = 98.0  # the whole name, apart from spaces
INITIALS: Final = 80.0
BEGUN: Final = 84.0  # a name that begins with the query
LONGER: Final = 6.0  # the most that a name loses for words that were not typed
MISBEGUN: Final = 0.86  # factor for rapidfuzz's ratio to the beginning of a name
CHIEF: Final = (4.0, 1.0, 0.0)  # the usual bonuses of the ranks: the first rank has the chief names
OTHER: Final = 4.0  # penalty for a different first letter
STRANGE: Final = 12.0  # penalty for a word that resembles no word of the name
SHORT: Final = 2  # a word this short is never penalized
ALIKE: Final = 60.0  # rapidfuzz's ratio, of 100
MISSPELT: Final = 0.94  # factor for rapidfuzz's ratio to a name
CUT: Final = 72.0  # a lower ratio means nothing
FITS: Final = 74.0
NEAR: Final = 55.0
FAR: Final = 45.0  # a name with less similarity is unrelated
# Exponents: most of the typed words should be in a name, and much of the name should be typed.
SAID: Final = 0.7
HELD: Final = 0.4
LETTERS: Final = 3  # a name with at least this many words is also found by their first letters


class Hit(NamedTuple):
    """A result, and how well its name fits."""

    id: str
    score: float


class Titles(Worded):
    """The names of many things. The names of each thing have ranks, and ``fits`` gives each rank a bonus."""

    def __init__(self, things: Iterable[tuple[str, Sequence[Sequence[str]]]]) -> None:
        owners: defaultdict[str, dict[str, int]] = defaultdict(dict)
        self._order: dict[str, int] = {}
        for id, ranks in things:
            self._order.setdefault(id, len(self._order))
            for rank, names in enumerate(ranks):
                for name in names:
                    if known := name_words(name):
                        owned = owners[known]
                        owned[id] = owned.get(id, 0) | 1 << rank
            owners[words_of(id.rpartition(":")[2])].setdefault(id, 0)  # an id without its game is a name too
        self._owners = list(owners.values())
        self._longest = 2 * max(map(len, owners), default=0)  # no query with more letters is a misspelt name
        super().__init__(list(owners), self._rare, log(1.2 + len(self._order)))

    @cached_property
    def _letters(self) -> Mapping[str, Sequence[int]]:
        """The positions of names by their first letters."""
        return self._by(lambda name: name[0])

    @cached_property
    def _joined(self) -> Mapping[str, Sequence[int]]:
        """The positions of names by their letters without spaces."""
        return self._by(lambda name: name.replace(" ", ""))

    @cached_property
    def _initials(self) -> Mapping[str, Sequence[int]]:
        """The positions of names with several words by the words' first letters."""
        return self._by(
            lambda name: "".join(word[0] for word in words) if len(words := name.split()) >= LETTERS else ""
        )

    def _by(self, key: Callable[[str], str]) -> Mapping[str, Sequence[int]]:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for number, name in enumerate(self._texts):
            found[key(name)].append(number)
        return found

    def _rare(self, _: str, places: Sequence[int]) -> float:
        """Return how much a word distinguishes these names."""
        first = self._owners[places[0]]
        things = len(first if len(places) == 1 else set(first).union(*(self._owners[place] for place in places)))
        return log(1.2 + len(self._order) / (things + 0.5))

    def __contains__(self, id: object) -> bool:
        return id in self._order

    def find(self, query: str, *, least: float = FITS, limit: int = 25) -> list[Hit]:
        """Return everything whose name fits ``query``, best first. The query may be only a name's beginning."""
        best = self.fits(query, open=True)
        ids = sorted(best, key=lambda id: (-best[id], self._order[id]))
        return [Hit(id, best[id]) for id in ids if best[id] >= least][:limit]

    def fits(self, query: str, more: Sequence[float] = CHIEF, *, open: bool = False) -> dict[str, float]:
        """Score things by how well ``query`` fits their names, up to a little over 100.

        ``more`` is the bonus of each rank. Set ``open`` while the person is still typing.
        """
        wanted = words_of(query)
        if not wanted:
            return {}
        scores = self._worded(wanted, SAID, HELD, open=open)
        ways = [self._whole(wanted)]
        if len(wanted) <= self._longest:
            ways.append(self._misspelt(wanted, self._texts, MISSPELT))
        if open:
            ways.append(self._begun(wanted))
        for number, score in chain(*ways):
            scores[number] = max(scores.get(number, 0.0), score)
        return self._owned(scores, more)

    def _owned(self, scores: Mapping[int, float], more: Sequence[float]) -> dict[str, float]:
        """Return the best score of any name of each thing."""
        best: dict[str, float] = {}
        added: dict[int, float] = {}
        for number, score in scores.items():
            for id, ranks in self._owners[number].items():
                if ranks not in added:
                    added[ranks] = max((gain for rank, gain in enumerate(more) if ranks >> rank & 1), default=0.0)
                if best.get(id, 0.0) < (gained := score + added[ranks]):
                    best[id] = gained
        return best

    def holding(self, query: str) -> list[str]:
        """Return the things with a name that contains all words of ``query``."""
        words = words_of(query).split()
        places = [set(self._places.get(word, ())) for word in words]
        names = sorted(set.intersection(*places)) if places else []
        return sorted({id for number in names for id in self._owners[number]}, key=self._order.__getitem__)

    def nearest(self, query: str, count: int = 5) -> list[str]:
        """Return the things with the most similar names, or none if no name is similar."""
        return [hit.id for hit in self.find(query, limit=count, least=FAR)]

    def _whole(self, wanted: str) -> Iterable[tuple[int, float]]:
        """Yield the names that match exactly, apart from spaces, or by the first letters of their words."""
        for number in self._joined.get(wanted.replace(" ", ""), ()):
            yield number, 100.0 if self._texts[number] == wanted else JOINED
        for number in self._initials.get(wanted, ()):
            yield number, INITIALS

    def _begun(self, wanted: str) -> Iterable[tuple[int, float]]:
        """Yield the names that begin with the query, or with a correction of it."""
        places = self._letters.get(wanted[0], [])
        for number in places:
            name = self._texts[number]
            if name.startswith(wanted):
                yield number, BEGUN + LONGER * len(wanted) / len(name)
        begun = [self._texts[number][: len(wanted)] for number in places]
        yield from ((places[place], score) for place, score in self._misspelt(wanted, begun, MISBEGUN))

    def _misspelt(self, wanted: str, names: Sequence[str], worth: float) -> Iterable[tuple[int, float]]:
        """Yield the positions of names that resemble the query."""
        likely = process.extract(wanted, names, scorer=fuzz.ratio, limit=25, score_cutoff=CUT)
        for name, score, place in likely:
            yield place, score * worth - OTHER * (name[0] != wanted[0]) - STRANGE * _strange(wanted, name)


def _strange(query: str, name: str) -> bool:
    """Tell whether a word of ``query`` resembles no word of ``name``.

    A query with such a word is more than a misspelt name.
    """
    words, joined = name.split(), name.replace(" ", "")
    return any(
        word not in joined and all(fuzz.ratio(word, other) < ALIKE for other in words)
        for word in query.split()
        if len(word) > SHORT
    )
