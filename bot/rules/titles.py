"""Finding things by their names: whole, in part, misspelt, without accents, in another order, inside a question."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from math import log, prod
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

from bot.rules.query import small_words, words_of
from bot.rules.vocabulary import Vocabulary

# What a way of matching is worth, of 100. A name that is whole is worth all.
JOINED: Final = 98.0  # whole but for its spaces
INITIALS: Final = 80.0
SAID: Final = 0.7  # the power of how much of what was typed is in the name
HELD: Final = 0.4  # the power of how much of the name was typed
BEGUN: Final = 84.0  # a name that begins so
LONGER: Final = 6.0  # what a name may lose by what it has more than was typed
MISBEGUN: Final = 0.86  # of rapidfuzz's ratio to the beginning of a name
CHIEF: Final = (4.0, 1.0, 0.0)  # what is added for a chief name, for one in the reader's language, for another
SMALL: Final = 0.15  # what a word that says nothing counts
OTHER: Final = 4.0  # less for another first letter
STRANGE: Final = 12.0  # less for a word that is like none of the name's
SHORT: Final = 2  # a word of so few letters is never strange
ALIKE: Final = 60.0  # rapidfuzz's ratio, of 100
MISSPELT: Final = 0.94  # of rapidfuzz's ratio to a name
CUT: Final = 72.0  # a lower ratio says nothing
APART: Final = 0.15  # so much less surely may a word mean what is commoner
FITS: Final = 74.0
NEAR: Final = 55.0
# The same two powers for sentences: most of what was typed must be in one, while much of one may be missing.
TOLD_SAID: Final = 1.0
TOLD_HELD: Final = 0.3
ALSO: Final = (1.0, 0.5, 0.3, 0.2, 0.1)  # what the sentences most alike count, one after another
LETTERS: Final = 3  # a name of so many words is called by their first letters too


class Hit(NamedTuple):
    """Something that was found, and how well its name fits."""

    id: str
    score: float


class Titles:
    """The names of many things, each with its names by rank: chief names, those of one's language, and others.

    ``rare`` tells how much a word says, if not how few things have it in their names; names may be ``plain`` already.
    """

    def __init__(
        self,
        things: Iterable[tuple[str, Sequence[Sequence[str]]]],
        rare: Callable[[str], float] | None = None,
        *,
        plain: bool = False,
    ) -> None:
        owners: defaultdict[str, dict[str, int]] = defaultdict(dict)
        self._order: dict[str, int] = {}
        for id, ranks in things:
            self._order.setdefault(id, len(self._order))
            held: defaultdict[str, int] = defaultdict(int)
            for rank, names in enumerate(ranks):
                for name in names:
                    held[name] |= 1 << rank
            for name, among in held.items():
                if known := name if plain else words_of(name):
                    owners[known][id] = owners[known].get(id, 0) | among
            owners[words_of(id)].setdefault(id, 0)
        self._names = list(owners)
        self._owners = list(owners.values())
        self._places: defaultdict[str, list[int]] = defaultdict(list)
        self._index(rare)
        self.vocabulary = Vocabulary(self._places)

    def _index(self, rare: Callable[[str], float] | None) -> None:
        """Note where each word stands, and what each name weighs."""
        split = [name.split() for name in self._names]
        for number, words in enumerate(split):
            for word in dict.fromkeys(words):
                self._places[word].append(number)
        self._rarity = {word: rare(word) if rare else self._rare(places) for word, places in self._places.items()}
        for word in small_words() & self._rarity.keys():
            self._rarity[word] *= SMALL
        self._weights = [sum(map(self._rarity.__getitem__, words)) for words in split]

    @cached_property
    def _letters(self) -> Mapping[str, Sequence[int]]:
        """The places of the names by their first letters: sentences, which are compared alone, never ask for them."""
        return self._by(lambda name: name[0])

    @cached_property
    def _joined(self) -> Mapping[str, Sequence[int]]:
        """The places of the names by their letters without spaces."""
        return self._by(lambda name: name.replace(" ", ""))

    @cached_property
    def _initials(self) -> Mapping[str, Sequence[int]]:
        """The places of the names of several words by the first letters of these."""
        return self._by(
            lambda name: "".join(word[0] for word in words) if len(words := name.split()) >= LETTERS else ""
        )

    def _by(self, key: Callable[[str], str]) -> Mapping[str, Sequence[int]]:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for number, name in enumerate(self._names):
            found[key(name)].append(number)
        return found

    def _rare(self, places: Iterable[int]) -> float:
        """Return how much a word says that stands in these names."""
        things = len(set().union(*(self._owners[place] for place in places)))
        return log(1.2 + len(self._order) / (things + 0.5))

    def __contains__(self, id: object) -> bool:
        return id in self._order

    def find(self, query: str, *, least: float = FITS, limit: int = 25) -> list[Hit]:
        """Return what ``query``, perhaps only begun, may mean, best first, as far as it fits at all."""
        best = self.fits(query, open=True)
        ids = sorted(best, key=lambda id: (-best[id], self._order[id]))
        return [Hit(id, best[id]) for id in ids if best[id] >= least][:limit]

    def fits(self, query: str, more: Sequence[float] = CHIEF, *, open: bool = False) -> dict[str, float]:
        """Return how well things are named by ``query``, of 100 and a little more. ``more`` is what each rank adds.

        What is typed may be ``open``: only begun.
        """
        wanted = words_of(query)
        if not wanted:
            return {}
        scores = self._worded(wanted, open)
        ways = [self._whole(wanted), self._misspelt(wanted, self._names, MISSPELT)]
        if open:
            ways.append(self._begun(wanted))
        for number, score in chain(*ways):
            scores[number] = max(scores.get(number, 0.0), score)
        return self._owned(scores, more)

    def likeness(self, query: str) -> dict[str, float]:
        """Return how alike ``query`` and names that are sentences are, word by word, of 100.

        Several sentences of a thing that are alike make it likelier.
        """
        alike: defaultdict[str, list[float]] = defaultdict(list)
        for number, score in self._worded(words_of(query), False, TOLD_SAID, TOLD_HELD).items():
            for id in self._owners[number]:
                alike[id].append(score / 100)
        return {id: 100 * _together(sorted(scores, reverse=True)) for id, scores in alike.items()}

    def _owned(self, scores: Mapping[int, float], more: Sequence[float]) -> dict[str, float]:
        """Return the best score that any name of a thing has."""
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
        """Return the things that have a name in which all the words of ``query`` stand."""
        words = words_of(query).split()
        places = [set(self._places.get(word, ())) for word in words]
        names = sorted(set.intersection(*places)) if places else []
        return sorted({id for number in names for id in self._owners[number]}, key=self._order.__getitem__)

    def nearest(self, query: str, count: int = 5) -> list[str]:
        """Return the things whose names are nearest to a query, however far that is."""
        found = [hit.id for hit in self.find(query, limit=count, least=0.0)]
        return list(dict.fromkeys([*found, *self._order]))[:count]

    def _whole(self, wanted: str) -> Iterable[tuple[int, float]]:
        """Yield the names that are just this, and those that differ in their spaces alone."""
        for number in self._joined.get(wanted.replace(" ", ""), ()):
            yield number, 100.0 if self._names[number] == wanted else JOINED
        for number in self._initials.get(wanted, ()):
            yield number, INITIALS

    def _worded(self, wanted: str, open: bool, said_by: float = SAID, held_by: float = HELD) -> dict[int, float]:
        """Return how well the words that were typed and those of the names cover each other."""
        words = list(dict.fromkeys(wanted.split()))
        said: defaultdict[int, float] = defaultdict(float)
        held: defaultdict[int, float] = defaultdict(float)
        whole = 0.0
        for word in words:
            meant = self._meant(word, words, open)
            weight = self._weight(word, meant)
            whole += weight
            best: dict[int, tuple[float, float]] = {}
            for known, trust in sorted(meant.items(), key=lambda pair: pair[1]):
                best.update(dict.fromkeys(self._places[known], (weight * trust, self._rarity[known] * trust)))
            for number, (saying, holding) in best.items():
                said[number] += saying
                held[number] += holding
        scores = {}
        for number, saying in said.items():
            covered = held[number] / self._weights[number]
            scores[number] = 95.0 * (saying / whole) ** said_by * (covered**held_by if covered < 1.0 else 1.0)
        return scores

    def _meant(self, word: str, words: Sequence[str], open: bool) -> Mapping[str, float]:
        """Return the words of the names that one of the typed words may mean; a small one beside others only itself."""
        if word in small_words() and len(words) > 1:
            return {word: 1.0} if word in self._places else {}
        return self.vocabulary.meant(word, open=open)

    def _weight(self, word: str, meant: Mapping[str, float]) -> float:
        """Return how much a typed word says: as much as the commonest that it surely means."""
        sure = max(meant.values(), default=0.0)
        known = [self._rarity[other] for other, trust in meant.items() if trust >= sure - APART]
        weight = min(known, default=log(1.2 + len(self._order)))
        return weight if word not in small_words() or word in self._rarity else weight * SMALL

    def _begun(self, wanted: str) -> Iterable[tuple[int, float]]:
        """Yield the names that begin so, or of which this is a misspelt beginning."""
        places = self._letters.get(wanted[0], [])
        for number in places:
            name = self._names[number]
            if name.startswith(wanted):
                yield number, BEGUN + LONGER * len(wanted) / len(name)
        begun = [self._names[number][: len(wanted)] for number in places]
        yield from ((places[place], score) for place, score in self._misspelt(wanted, begun, MISBEGUN))

    def _misspelt(self, wanted: str, names: Sequence[str], worth: float) -> Iterable[tuple[int, float]]:
        """Yield the places of the names that this is like."""
        likely = process.extract(wanted, names, scorer=fuzz.ratio, limit=25, score_cutoff=CUT)
        for name, score, place in likely:
            yield place, score * worth - OTHER * (name[0] != wanted[0]) - STRANGE * _strange(wanted, name)


def _together(scores: Iterable[float]) -> float:
    """Return how surely a thing is meant of which several sentences are so much alike, each of 1, best first."""
    return 1 - prod([1 - trust * score for trust, score in zip(ALSO, scores, strict=False)])


def _strange(query: str, name: str) -> bool:
    """Tell whether a word of ``query`` is like no word of ``name``: then it is more than a misspelt name."""
    words, joined = name.split(), name.replace(" ", "")
    return any(
        word not in joined and all(fuzz.ratio(word, other) < ALIKE for other in words)
        for word in query.split()
        if len(word) > SHORT
    )
