"""This module splits a list of another edition, whose strongholds the bot does not know, into its decks.

A deck names each card once. So a second deck has begun where names of cards and headings are repeated.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.decks.reading.counts import counted_name
from bot.decks.reading.deck import Reader
from bot.decks.reading.headings import under_heading
from bot.decks.reading.mail import QUOTED
from bot.decks.reading.names import plain

WHOLE: Final = 15  # the fewest cards of a deck
SHARED: Final = 3  # the fewest names and headings that two decks have in common
FEW: Final = 3  # decks share at least this many names for each name that is repeated within a deck
LONGEST: Final = 120  # letters of a line that names one card


class _Line(NamedTuple):
    """A line of a list: its text, the name in it, the count, and whether the line is a heading instead."""

    text: str
    name: str
    copies: int = 0
    heads: bool = False


def apart_by_names(text: str, reader: Reader) -> list[str]:
    """Return each deck of a text. If the text does not clearly hold several decks, return only the text."""
    parts = _apart([_line(raw, reader) for raw in text.splitlines()])
    return ["\n".join(line.text for line in part) for part in parts] if len(parts) > 1 else [text]


def _line(raw: str, reader: Reader) -> _Line:
    line = QUOTED.sub("", raw).strip()
    if len(line) > LONGEST:
        return _Line(raw, "")
    copies, name, counted = counted_name(line, reader.names)
    if counted:
        return _Line(raw, plain(name), copies or 0)
    heads = bool(line) and under_heading(line.strip("# "), "", reader)[0] == ""
    return _Line(raw, " ".join(word for word in plain(line).split() if not (heads and word.isdigit())), heads=heads)


def _apart(lines: Sequence[_Line]) -> list[Sequence[_Line]]:
    """Split the lines where the fewest names are repeated within a part. Then split each part in the same way."""
    places = [place for place in range(1, len(lines)) if lines[place].name and not lines[place - 1].name]
    worth = {place: _repeats(lines[:place]) + _repeats(lines[place:]) for place in places}
    if not worth:
        return [lines]
    least = min(worth.values())
    place = _top(lines, [place for place in places if worth[place] == least])
    one, other = lines[:place], lines[place:]
    shared = len(_names(one) & _names(other))
    if shared < SHARED or least * FEW > shared or min(_cards(one), _cards(other)) < WHOLE:
        return [lines]
    return [*_apart(one), *_apart(other)]


def _top(lines: Sequence[_Line], places: Sequence[int]) -> int:
    """Return the first of the places at which a deck may begin, or 0 if no deck begins at any of them.

    A deck begins with its title, or with a heading that is repeated. A lone line above this heading, such as the
    stronghold, belongs to the deck.
    """
    for place in places:
        line = lines[place]
        if line.copies or (line.heads and line.name not in _names(lines[:place])):
            continue
        before = max((other for other in places if other < place), default=place)
        alone = sum(bool(line.name) for line in lines[before:place]) == 1
        return before if line.heads and alone else place
    return 0


def _names(lines: Sequence[_Line]) -> set[str]:
    return {line.name for line in lines if line.name}


def _repeats(lines: Sequence[_Line]) -> int:
    """Return how many names and headings are repeated."""
    names = [line.name for line in lines if line.name]
    return len(names) - len({*names})


def _cards(lines: Sequence[_Line]) -> int:
    return sum(line.copies for line in lines)
