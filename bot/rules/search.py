"""Looking up what people ask: by title in any language first, in the texts where no title fits."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.rules.glossary import Entry, Glossary, glossaries
from bot.rules.passages import Body, Passages, worded
from bot.rules.query import small_words, telling, words_of
from bot.rules.titles import FITS, NEAR, Titles
from bot.words import Words

RESULTS: Final = 10
FEW: Final = 5  # with fewer names that fit, passages are offered besides
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
        self._titles = {language: Titles(_named(glossary, language)) for language in glossary.languages}
        self._passages = Passages(_body(language, entry) for language, entry in glossary.every())

    def __bool__(self) -> bool:
        return bool(self.glossary.ids)

    def suggest(self, typed: str, language: str, limit: int = 25) -> list[str]:
        """Return the entries whose names what was typed so far may become, best first."""
        if not typed:
            return list(self.glossary.ids[:limit])
        return [hit.id for hit in self._names(language).find(typed, least=NEAR, limit=limit)]

    def look_up(self, query: str, language: str) -> Answer:
        """Return the entry that ``query`` names; else where its words stand; else the five nearest titles."""
        if query in self.glossary:
            return Answer(query, ())
        titles = self._names(language)
        ways = [titles.find(words, least=FITS, limit=RESULTS) for words in dict.fromkeys((query, telling(query)))]
        found = self._passages.search(query, language, RESULTS)
        if hits := max(ways, key=lambda hits: hits[0].score if hits else 0.0):
            ids = [hit.id for hit in hits]
            return Answer(ids[0], [*ids[1:], *(id for id in found if id not in ids)][: max(len(ids), FEW) - 1])
        if found:
            return Answer(None, found)
        return Answer(None, (), titles.nearest(telling(query)))

    def answers(self, query: str, language: str) -> list[str]:
        """Return the FAQ answers that concern ``query``, best first; without a query all of them."""
        if not query:
            return [id for id in self.glossary.ids if is_answer(id)]
        named = [hit.id for hit in self._names(language).find(query, limit=RESULTS) if is_answer(hit.id)]
        return list(dict.fromkeys([*named, *self._passages.search(query, language, RESULTS, is_answer)]))

    def _names(self, language: str) -> Titles:
        """Return the names, those in ``language`` first."""
        return self._titles.get(language) or next(iter(self._titles.values()), _NOTHING)


_NOTHING: Final = Titles(())


def is_answer(id: str) -> bool:
    """Tell whether an entry is an answer of a FAQ."""
    return id.startswith(FAQ)


def _named(glossary: Glossary, language: str) -> Iterator[tuple[str, Sequence[Sequence[str]]]]:
    """Yield every entry with its titles and aliases in ``language`` and all its other names; FAQ answers last."""
    own = {id: glossary.entry(id, language) for id in sorted(glossary.ids, key=is_answer)}
    shared = Counter(part for entry in own.values() for part in {*map(words_of, titles(entry.title))})
    for id, entry in own.items():
        versions = [entries[id] for entries in glossary.languages.values() if id in entries]
        names = list(dict.fromkeys(name for e in versions for name in (e.title, *e.aliases)))
        parts = [part for part in titles(entry.title)[1:] if shared[words_of(part)] == 1]
        whole = len(parts) == len(titles(entry.title)) - 1
        # What several titles name, as ``(Vagabond)`` does, is nobody's name; a title with it is of something special.
        yield id, ([entry.title, *(parts if whole else ())], [*parts, *entry.aliases], [*names, *map(_brief, names)])


@cache
def _brief(name: str) -> str:
    """Return a name without its small words, or nothing where it has none or little would be left."""
    words = words_of(name).split()
    told = [word for word in words if word not in small_words()]
    return " ".join(told) if 1 < len(told) < len(words) else ""


def titles(title: str) -> list[str]:
    """Return a title, without the number of a step, and the terms that it names one after another."""
    bare = _NUMBER.sub("", title)
    return [title, bare, *_COMMA.split(bare)]


def _body(language: str, entry: Entry) -> Body:
    """Return what is searched of an entry, and what each part counts."""
    text = worded(entry.text, Words.load()[language])
    return Body(entry.id, language, ((entry.title, 3.0), (" ".join(entry.aliases), 1.5), (text, 1.0)))


@cache
def libraries() -> Mapping[str, Library]:
    """Return the libraries of all games, made ready once."""
    return {game: Library(glossary) for game, glossary in glossaries().items()}
