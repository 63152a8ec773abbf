"""The sentences of an entry that answer a question.

Buttons and selects name these sentences by their places in the entry: ``2.5`` means the third and the sixth sentence.
"""

from typing import Final, NamedTuple

from bot.rules.glossary import Glossary
from bot.rules.passages import sentences
from bot.rules.query import telling_words, words_in
from bot.rules.search import Library, body, is_answer

TELLING: Final = 3  # a query with at least so many words that carry meaning is a question
ASKED: Final = 4  # so is a query with at least so many words of any kind
LEAST: Final = 3  # an entry with fewer sentences needs no summary
MOST: Final = 2  # how many of an entry's sentences answer a question
LONGEST: Final = 500  # characters of these sentences together
GAP: Final = "… "  # between sentences that are not neighbours


class Marked(NamedTuple):
    """An entry, and the places of the sentences that answer a question, as ``places`` of a button."""

    id: str
    places: str = ""

    @property
    def value(self) -> str:
        """The entry and the places as the value of an option."""
        return ":".join(filter(None, self))

    @classmethod
    def of(cls, value: str) -> "Marked":
        """Return what the value of an option says."""
        id, _, places = value.partition(":")
        return cls(id, places)


def marked(library: Library, id: str, query: str, language: str) -> Marked:
    """Return an entry with the one or two sentences that answer a question. If the query is only a name, mark none."""
    is_question = len(telling_words(query)) >= TELLING or len(words_in(query)) >= ASKED
    if not is_question or len(sentences(library.glossary.entry(id, language).text)) < LEAST:
        return Marked(id)
    found = library.answering(id, query, language, MOST)
    return Marked(id, ".".join(map(str, found)))


def quoted(glossary: Glossary, told: Marked, language: str) -> str:
    """Return the marked sentences of an entry as one text. Places that the entry does not have are left out.

    If two sentences are too long together, return the first.
    """
    text = sentences(body(glossary, told.id, language))
    places = [int(place) for place in told.places.split(".") if place.isdecimal() and int(place) < len(text)]
    said = ""
    for before, place in zip([-1, *places], places, strict=False):
        gap = ("" if place == before + 1 else GAP) if said else ""
        if said and len(said) + len(gap) + len(text[place]) + 1 > LONGEST:
            break
        said = f"{said} {gap}{text[place]}".strip()
    return said


def summary(library: Library, id: str, query: str, language: str) -> str:
    """Return the sentence of an entry that fits a question best, or its first one, or the whole answer of the FAQ."""
    text = sentences(body(library.glossary, id, language))
    if is_answer(id):
        return " ".join(text)
    return next((text[place] for place in library.answering(id, query, language)), text[0] if text else "")
