"""This module mends the lines of a list that a program has broken or marked.

Phones and pages put a count and its name in two lines. Mail breaks long rows of cards in the middle of a name. Chats
put a time and a sender before each message. The source of a web page may have tags in place of the ends of lines.
"""

import re
from typing import Final

from bot.decks.reading.counts import counted_name
from bot.decks.reading.deck import Reader
from bot.decks.reading.rows import names_one

DATE: Final = r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}"
TIME: Final = r"\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?"
# The time and the sender that chats put before a message: ``[12/1/26, 10:12] Ann: ``, ``12/1/26, 10:12 - Ann: `` or
# ``[10:12] Ann: ``.
_STAMP: Final = re.compile(rf"^(?:\[(?:{DATE},? )?{TIME}\] ?|{DATE},? {TIME} - )[^:\[\]\n]{{1,40}}: ", re.I | re.M)
# A card in a file with each element on a line of its own. The card's name is in an element inside the card's element.
_INSIDE: Final = re.compile(r"(<card\b[^<>]*>)(\s*)<(value|name)\b[^<>]*>([^<>]*)</\3>(\s*)</card>", re.I)
# A set behind a name, and a remark about the picture: ``3x Name [Set] {art: Name [Set]}``.
_SET: Final = re.compile(r"(?<=\S)\s+\[[^\[\]\d]{3,}\](?:\s*\{.*\})?\s*$")
_SETS: Final = 5  # with so many sets behind names in a list, each text in brackets at a line's end is a set
_BREAK: Final = re.compile(r"<(?:br|/?(?:li|ul|ol|p|tr|div|h[1-6]))\b[^<>]*>", re.I)
_ALONE: Final = re.compile(r"[x×]\s?\d{1,2}|\d{1,2}\s?[x×]|[1-3]", re.I)  # a line that is only a count
_BETWEEN: Final = re.compile(r"\s*[,;]\s*")


def unstamped(text: str) -> str:
    """Return a text without the times and senders that a chat puts before its messages."""
    return _STAMP.sub("", text)


def with_ends(text: str) -> str:
    """Return the source of a web page with ends of lines in place of tags, if it has more tags than lines."""
    return _BREAK.sub("\n", text) if len(_BREAK.findall(text)) > text.count("\n") else text


def with_names(text: str) -> str:
    """Return an XML file with each card's name in the line of its card. The number of lines stays the same."""
    return _INSIDE.sub(lambda card: f"{card[1]}{card[4]}</card>{card[2].strip(' ')}{card[5].strip(' ')}", text)


def without_sets(lines: list[str]) -> list[str]:
    """Return the lines without the sets in square brackets behind the names, if a list has many of these."""
    return [_SET.sub("", line) for line in lines] if sum(map(bool, map(_SET.search, lines))) >= _SETS else lines


def put_together(lines: list[str], reader: Reader) -> list[str]:
    """Return the lines with divided names and counts put together. A line whose content moved is empty."""
    return _counted(_unwrapped(lines, reader), reader)


def _unwrapped(lines: list[str], reader: Reader) -> list[str]:
    """Join two rows of cards if the end of a line divides a name between them. The joined rows become one line."""
    found = list(lines)
    for at, below in enumerate(lines[1:], 1):
        above, parts = _BETWEEN.split(found[at - 1]), _BETWEEN.split(below)
        end, begin = above[-1].strip(), parts[0].strip()
        row = any(names_one(part, reader) and counted_name(part, reader.names)[2] for part in above[:-1])
        whole = row and end and begin and names_one(f"{end} {begin}", reader)
        if whole and not (names_one(end, reader) and names_one(begin, reader)):
            found[at - 1], found[at] = "", f"{found[at - 1].rstrip()} {below.lstrip()}"
            reader.reading.kinds[at] = "card"
    return found


def _counted(lines: list[str], reader: Reader) -> list[str]:
    """Move each count that stands alone to its name, because phones and pages put them in two lines.

    The name is in the line below. In a run of names and counts that begins with a name and ends with a count, each name
    is in the line above its count. A number without a sign counts only up to three, because a larger one may be the sum
    of a heading.
    """
    found, above = list(lines), _counting_above(lines, reader)
    for at, line in enumerate(lines):
        place = at - 1 if at in above else at + 1
        alone = _ALONE.fullmatch(line.strip())
        if alone and 0 <= place < len(lines) and _is_bare_name(lines[place].strip(), reader):
            found[at], found[place] = "", f"{alone[0].strip('xX× ')}x {lines[place].strip()}"
            reader.reading.kinds[at + 1] = "card"
    return found


def _counting_above(lines: list[str], reader: Reader) -> set[int]:
    """Return the places of counts that belong to the name above them."""
    found: set[int] = set()
    run: list[int] = []
    for at, raw in enumerate([*lines, ""]):
        line = raw.strip()
        if line and (_ALONE.fullmatch(line) or _is_bare_name(line, reader)):
            run.append(at)
            continue
        alone = [place for place in run if _ALONE.fullmatch(lines[place].strip())]
        if alone and run[0] not in alone and run[-1] in alone:
            found.update(alone)
        run = []
    return found


def _is_bare_name(line: str, reader: Reader) -> bool:
    """Tell whether a line names a card without a count."""
    return names_one(line, reader) and not counted_name(line, reader.names)[2]
