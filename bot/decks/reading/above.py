"""This module recognizes what an article or a deck site writes above a deck: headings, the deck's name, its author."""

import re
from collections.abc import Sequence
from typing import Final

from bot.decks.reading.counts import counted_name
from bot.decks.reading.deck import Reader, clean_title
from bot.decks.reading.rows import mentions, unlabelled

PROSE: Final = 12  # a skipped line with this many words or more is a sentence of an article
_AUTHOR: Final = re.compile(r"(?:by|par|autor|auteur)\b:?\s+\S.{0,60}", re.I)


def read_above(lines: Sequence[str], reader: Reader) -> None:
    """Skip unread lines above the deck that are headings of an article, and find the deck's title among them.

    A line is a heading of an article if a sentence stands between it and the first card. The report names each skipped
    line. The title is the line above an author, or the first line between a sentence and the deck's stronghold. A line
    that contains the name of a card is never the title, because it may be a line of the deck.
    """
    reading = reader.reading
    first = min((line for line, kind in reading.kinds.items() if kind == "card"), default=0)
    front = bool(first) and _is_front(lines[first - 1], reader)
    prose = max((line for line, text in reading.talk if line < first and len(text.split()) >= PROSE), default=0)
    for problem in [*reading.problems]:
        if problem.line >= first or not _may_head(lines[problem.line - 1], reader):
            continue
        strange = not problem.candidates
        named = _author_below(problem.line, lines) or (strange and front and 0 < prose < problem.line)
        if named and not reading.title and not mentions(lines[problem.line - 1], reader.names):
            reading.title = clean_title(lines[problem.line - 1])
            reading.kinds[problem.line] = "title"
        elif strange and problem.line < prose:
            reading.talk.append((problem.line, problem.text))
            reading.kinds[problem.line] = "passed"
        else:
            continue
        reading.problems.remove(problem)
    reading.talk.sort(key=lambda pair: pair[0])


def _may_head(line: str, reader: Reader) -> bool:
    """Tell whether a line has neither a count nor a label such as *Stronghold:*."""
    return ":" not in line and not counted_name(line.strip(), reader.names)[2]


def _is_front(line: str, reader: Reader) -> bool:
    """Tell whether a line names a card that is in no draw deck, such as a stronghold."""
    card = reader.names.known(counted_name(unlabelled(line.strip()), reader.names)[1])
    return card is not None and card not in reader.names.homes


def _author_below(number: int, lines: Sequence[str]) -> bool:
    """Tell whether the next written line names an author."""
    below = next((line.strip() for line in lines[number:] if line.strip()), "")
    return _AUTHOR.fullmatch(below) is not None
