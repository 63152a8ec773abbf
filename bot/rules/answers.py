"""The sentences of an entry that answer a question.

Buttons and selects name these sentences by their places in the entry: ``2.5`` means the third and the sixth sentence.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.rules.glossary import Glossary
from bot.rules.passages import begins_example, sentences
from bot.rules.query import telling_words, words_in
from bot.rules.search import Library, body, is_answer

TELLING: Final = 3  # a query with at least this many words that carry meaning is a question
ASKED: Final = 4  # so is a query with at least this many words of any kind
LEAST: Final = 3  # an entry with fewer sentences needs no summary
MOST: Final = 2  # how many of an entry's sentences answer a question
LONGEST: Final = 500  # characters of these sentences together
SHORT: Final = 400  # characters up to which the sentences beside the found ones are added
LINE: Final = 180  # the same in a line of a list
TOGETHER: Final = 4  # the most sentences with such neighbours
SAYING: Final = 3  # a neighbour has at least this many words
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
        """Return the entry and the places that the value of an option holds."""
        id, _, places = value.partition(":")
        return cls(id, places)


def marked(library: Library, id: str, query: str, language: str) -> Marked:
    """Return an entry with the sentences that answer a question.

    If the query is only a name, mark none. A short answer of the FAQ needs no mark, because it is read whole.
    """
    text = sentences(body(library.glossary, id, language))
    is_question = len(telling_words(query)) >= TELLING or len(words_in(query)) >= ASKED
    if not is_question or len(text) < LEAST or (is_answer(id) and sum(map(len, text)) <= LONGEST):
        return Marked(id)
    best = library.answering(id, query, language)
    found = dict.fromkeys((*best, *library.answering(id, query, language, MOST)))
    return Marked(id, ".".join(map(str, _together(text, [*found], SHORT))))


def _together(text: Sequence[str], best: Sequence[int], most: int) -> Sequence[int]:
    """Add the neighbours of the best sentences to them, up to ``most`` characters in total, and sort them by place.

    An answer often stands beside the sentence that names the matter.
    """
    found = sorted(best)
    for place in (place + step for step in (1, -1) for place in best):
        if len(found) >= TOGETHER or place in found or not 0 <= place < len(text) or not _tells(text[place]):
            continue
        if sum(len(text[one]) for one in (*found, place)) <= most:
            found = sorted((*found, place))
    return found


def _tells(sentence: str) -> bool:
    """Tell whether a sentence says something by itself: not a heading, a label, or the beginning of an example."""
    return len(sentence.split()) >= SAYING and not sentence.endswith(":") and not begins_example(sentence)


def quoted(glossary: Glossary, told: Marked, language: str) -> str:
    """Return the marked sentences of an entry as one text. Places that the entry does not have are left out.

    Sentences that would make the text too long are left out.
    """
    text = sentences(body(glossary, told.id, language))
    places = [int(place) for place in told.places.split(".") if place.isdecimal() and int(place) < len(text)]
    said = ""
    for before, place in zip([-1, *places], places, strict=False):
        gap = GAP if said and place != before + 1 else ""
        if said and len(said) + len(gap) + len(text[place]) + 1 > LONGEST:
            break
        said = f"{said} {gap}{text[place]}".strip()
    return said


def summary(library: Library, id: str, query: str, language: str) -> str:
    """Return the sentence of an entry that fits a question best, or else its first sentence.

    A short sentence is returned with a neighbour, and an answer of the FAQ is returned whole.
    """
    text = sentences(body(library.glossary, id, language))
    if is_answer(id):
        return " ".join(text)
    best = library.answering(id, query, language) or [0][: len(text)]
    return " ".join(text[place] for place in _together(text, best, LINE))
