"""Sections that several chapters have under the same heading, such as the evening of each faction of Root.

The title of such a section gives its heading, and in brackets the section's owner: ``Evening (Duchy)``. The term in
brackets is a name of another entry, the one about the owner. So every name of that entry names the owner.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.rules.glossary import Glossary
from bot.rules.query import name_words, telling_words, words_of
from bot.rules.vocabulary import CLOSE, Vocabulary, others

_TITLE: Final = re.compile(r"(?:[0-9.]+ )?(?P<heading>[^()]+) \((?P<owner>[^()]+)\)")


class Family:
    """The sections with one heading, by their owners. ``headings`` holds the heading's words in each language."""

    def __init__(self, sections: Mapping[str, str], headings: Sequence[Sequence[str]]) -> None:
        self.sections = sections
        self._headings = [frozenset(heading) for heading in headings]
        self._words = Vocabulary(frozenset[str]().union(*self._headings))

    def is_called(self, words: Iterable[str]) -> bool:
        """Tell whether each of these words means a word of the heading."""
        return all(self._meant(word) for word in words)

    def is_named(self, words: Iterable[str]) -> bool:
        """Tell whether the words contain the whole heading in one language."""
        said = frozenset(known for word in words for known in self._meant(word))
        return any(heading <= said for heading in self._headings)

    def _meant(self, word: str) -> Sequence[str]:
        """Return the words of the heading that a word means: itself, its synonyms, and its other forms."""
        forms = [known for known, _ in self._words.forms(word)]
        return [known for known in (word, *others(word), *forms) if known in self._words]


class Sections:
    """The sections of one glossary that share their headings."""

    def __init__(self, glossary: Glossary) -> None:
        shared = list(_shared(glossary))
        every = glossary.every() if shared else ()  # most games have no such sections, and reading all names takes time
        names = {name_words(name): one.id for _, one in every for name in (one.title, *one.aliases)}
        self._families = _families(shared, names)
        owners = {owner for family in self._families for owner in family.sections}
        self._owners = {name: id for name, id in names.items() if id in owners and not name[0].isdigit()}
        self._single = Vocabulary(name for name in self._owners if " " not in name)
        self._longer = sorted((name for name in self._owners if " " in name), key=len, reverse=True)

    def called(self, query: str) -> str | None:
        """Return the section that a query calls by owner and heading, or None if the query says anything else."""
        owner, words = self._split(query)
        families = [one for one in self._families if owner in one.sections and words and one.is_called(words)]
        return families[0].sections[owner] if len(families) == 1 else None

    def corrected(self, query: str, worth: Mapping[str, float]) -> dict[str, float]:
        """Return the odds of all entries, with the best odds of a family for the section that the query names.

        If the query names an owner and a heading, the section with both swaps its odds with the likeliest one of its
        family.
        """
        odds = dict(worth)
        owner, words = self._split(query)
        for family in self._families if owner else ():
            if (own := family.sections.get(owner)) and family.is_named(words):
                best = max((id for id in family.sections.values() if id in odds), key=odds.__getitem__, default=own)
                odds[own], odds[best] = odds.get(best, 0.0), odds.get(own, 0.0)
        return odds

    def _split(self, query: str) -> tuple[str, Sequence[str]]:
        """Return the only owner that a query names, or an empty id, and the query's other words that carry meaning."""
        text, owners, rest = f" {words_of(query)} ", set(), []
        for name in self._longer:
            if f" {name} " in text:
                owners.add(self._owners[name])
                text = text.replace(f" {name} ", " ")
        for word in text.split():
            meant = self._single.meant(word, open=False)
            if meant and meant[best := max(meant, key=meant.__getitem__)] >= CLOSE:
                owners.add(self._owners[best])
            else:
                rest.append(word)
        return owners.pop() if len(owners) == 1 else "", telling_words(" ".join(rest))


def _shared(glossary: Glossary) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield each heading that several sections have in a language, and these sections by their terms in brackets."""
    for entries in glossary.languages.values():
        headed: defaultdict[str, dict[str, str]] = defaultdict(dict)
        for entry in entries.values():
            if title := _TITLE.fullmatch(entry.title):
                headed[title["heading"]][title["owner"]] = entry.id
        yield from ((heading, sections) for heading, sections in headed.items() if len(sections) > 1)


def _families(shared: Iterable[tuple[str, Mapping[str, str]]], names: Mapping[str, str]) -> Sequence[Family]:
    """Return the families of sections with a known owner. ``names`` holds the entry of each name."""
    found: defaultdict[tuple[tuple[str, str], ...], list[Sequence[str]]] = defaultdict(list)
    for heading, sections in shared:
        owned = [(names.get(name_words(term)), id) for term, id in sections.items()]
        found[tuple((owner, id) for owner, id in owned if owner)].append(telling_words(heading))
    return [Family(dict(sections), headings) for sections, headings in found.items() if len(sections) > 1]
