"""Looking up what people ask: one ranking of how well an entry is named and how well it speaks of what is asked."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.rules.glossary import Glossary, glossaries
from bot.rules.passages import Body, Passages, worded
from bot.rules.query import telling, words_of
from bot.rules.titles import FITS, NEAR, Titles
from bot.words import Words

RESULTS: Final = 10
FEW: Final = 5  # so many are suggested where no name is near
# What is known of an entry, of 100: how well it is named, and beside it how well it speaks of what is asked.
SAID: Final = 0.9  # how surely the best passage is meant, of 1
TYPED: Final = 0.3  # the same while somebody is typing: then names are meant
ALMOST: Final = 88.0  # from here on a name is the name that is meant, ...
SURE: Final = 98.0  # ... and here without a doubt:
WHOLE: Final = 100.0  # then so much more
ANSWER: Final = 1.0  # less for an answer of the FAQ, ...
PART: Final = 1.0  # ... and for each level that a section lies deeper: they are meant less often
LEAST: Final = 20.0
PLAIN: Final = 78.0  # from here on an entry is plainly meant, if it is ahead of the next by ...
NARROWLY: Final = 1.0  # ... so much; ...
LIKELY: Final = 65.0  # ... or from here on, ...
AHEAD: Final = 5.0  # ... where it is so far ahead
# What the words of a title, of the aliases and of the situations count beside those of the text.
TITLE: Final = 4
ALIAS: Final = 2
SITUATION: Final = 3
# What a title and an alias add, by whether they are in the reader's language.
OWN: Final = (4.0, 1.0)
ELSE: Final = (2.0, 0.0)
_NUMBER: Final = re.compile(r"^[0-9D](?:\.[0-9]+)+\s+")  # with which the titles of steps begin
FAQ: Final = ("faq-", "booklet-faq-")
_COMMA: Final = re.compile(r"\s*[,/(]\s*")


@dataclass(frozen=True)
class Answer:
    """What a query led to: the entry that it names and ``found`` besides; else passages, or else the nearest titles."""

    entry: str | None
    found: Sequence[str]
    nearest: Sequence[str] = ()

    @property
    def ranked(self) -> list[str]:
        """All entries that the query led to, best first."""
        return list(dict.fromkeys([*([self.entry] if self.entry else []), *self.found, *self.nearest]))


class Library:
    """One game's glossary, ready to be searched."""

    def __init__(self, glossary: Glossary) -> None:
        self.glossary = glossary
        self._order = {id: number for number, id in enumerate(glossary.ids)}
        self._names = Titles(_named(glossary))
        self._passages = Passages(_bodies(glossary))
        self._told = Titles(_told(glossary), self._passages.rarity)

    def __bool__(self) -> bool:
        return bool(self.glossary.ids)

    def suggest(self, typed: str, language: str, limit: int = 25) -> list[str]:
        """Return the entries whose names what was typed so far may become, best first; or where its words stand."""
        if not typed:
            return list(self.glossary.ids[:limit])
        named, _, ranked = self._ranked(typed, language, open=True)
        return [id for id in ranked if named.get(id, 0.0) >= NEAR][:limit] or ranked[:FEW]

    def look_up(self, query: str, language: str) -> Answer:
        """Return the entry that is meant, where that is plain; else what may be; else the five nearest titles."""
        if query in self.glossary:
            return Answer(query, ())
        named, worth, ranked = self._ranked(query, language)
        if not ranked:
            return Answer(None, (), self._names.nearest(telling(query)))
        best, second = worth[ranked[0]], worth[ranked[1]] if len(ranked) > 1 else 0.0
        ahead = NARROWLY if best >= PLAIN else AHEAD
        plain = named.get(ranked[0], 0.0) >= FITS or (best >= LIKELY and best - second >= ahead)
        return Answer(ranked[0], ranked[1:RESULTS]) if plain else Answer(None, ranked[:RESULTS])

    def answers(self, query: str, language: str) -> list[str]:
        """Return the FAQ answers that concern ``query``, best first; without a query all of them."""
        if not query:
            return [id for id in self.glossary.ids if is_answer(id)]
        return [id for id in self._ranked(query, language)[2] if is_answer(id)][:RESULTS]

    def _ranked(
        self, query: str, language: str, *, open: bool = False
    ) -> tuple[Mapping[str, float], Mapping[str, float], list[str]]:
        """Return how well ``query`` names entries, how surely they are meant, and the likely ones, best first."""
        named: dict[str, float] = {}
        for words in {words_of(query)} if open else {words_of(query), telling(query)}:
            for id, score in self._names.fits(words, self._more(language), open=open).items():
                named[id] = max(named.get(id, 0.0), score)
        said, trust = self._passages.scores(query, language), TYPED if open else SAID
        for id, score in () if open else self._told.likeness(query).items():
            said[id] = either(said.get(id, 0.0), score / 100)
        worth = {id: _worth(id, named.get(id, 0.0), trust * said.get(id, 0.0)) for id in named.keys() | said.keys()}
        ranked = sorted(worth, key=lambda id: (-worth[id], self._order[id]))
        return named, worth, [id for id in ranked if worth[id] >= LEAST]

    def _more(self, language: str) -> Sequence[float]:
        """Return what each rank of names adds for a reader; for one without texts, as in the first language."""
        known = self.glossary.languages
        own = language if language in known else next(iter(known), "")
        return [gain for written in known for gain in (OWN if written == own else ELSE)]


def either(one: float, other: float) -> float:
    """Return how surely one thing or the other holds, both of 1."""
    return 1 - (1 - min(one, 1.0)) * (1 - min(other, 1.0))


def _worth(id: str, named: float, said: float) -> float:
    """Return how surely an entry is meant that is named so well, of 100, and speaks of it so well, of 1."""
    whole = WHOLE * min(max((named - ALMOST) / (SURE - ALMOST), 0.0), 1.0)
    less = ANSWER if is_answer(id) else PART * id.count(".")
    return named + max(100.0 - named, 0.0) * min(said, 1.0) + whole - less


def is_answer(id: str) -> bool:
    """Tell whether an entry is an answer of a FAQ."""
    return id.startswith(FAQ)


def _told(glossary: Glossary) -> Iterator[tuple[str, Sequence[Sequence[str]]]]:
    """Yield every entry with the situations in which people ask for it."""
    told: dict[str, list[str]] = {}
    for situation in glossary.situations:
        told.setdefault(situation.id, []).append(situation.told)
    for id, sentences in told.items():
        yield id, [sentences]


def _named(glossary: Glossary) -> Iterator[tuple[str, Sequence[Sequence[str]]]]:
    """Yield every entry with its names: for each language its chief names, and its others."""
    ranks: dict[str, list[Sequence[str]]] = {id: [] for id in glossary.ids}
    for language in glossary.languages:
        entries = [glossary.entry(id, language) for id in glossary.ids]
        parts = {entry.id: titles(entry.title)[1:] for entry in entries}
        shared = Counter(name for names in parts.values() for name in {*map(words_of, names)})
        for entry in entries:
            # What several titles name, as ``(Vagabond)`` does, is nobody's; a title with it is of something special.
            own = [part for part in parts[entry.id] if shared[words_of(part)] == 1]
            whole = len(own) == len(parts[entry.id])
            ranks[entry.id] += [[entry.title, *(own if whole else ())], [*own, *entry.aliases]]
    yield from ranks.items()


def titles(title: str) -> list[str]:
    """Return a title, without the number of a step, and the terms that it names one after another."""
    bare = _NUMBER.sub("", title)
    return [title, bare, *_COMMA.split(bare)]


def _bodies(glossary: Glossary) -> Iterator[Body]:
    """Yield what is searched of each entry in each language, and what each part counts."""
    first = next(iter(glossary.languages), "")
    told: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for id, language, words in glossary.situations:  # in a language without texts, beside those of the first
        told[language if language in glossary.languages else first, id].append(words)
    for language, entry in glossary.every():
        text = worded(entry.text, Words.load()[language])
        above = (
            (entry.title, TITLE),
            (" ".join(entry.aliases), ALIAS),
            (" ".join(told[language, entry.id]), SITUATION),
        )
        yield Body(entry.id, language, text, above)


@cache
def libraries() -> Mapping[str, Library]:
    """Return the libraries of all games, made ready once."""
    return {game: Library(glossary) for game, glossary in glossaries().items()}
