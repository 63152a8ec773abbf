"""This module reads a deck in any form that people have: lists, text and JSON of deck sites, tables.

The reader never guesses silently. A misspelt name is read as the most similar card, and the report says so. A name that
may mean several cards, or no card, is reported as a problem with its line number.
"""

import re
from typing import Final

from bot.decks.reading.deck import BYTES, INVISIBLE, LETTERS, LINES, WIDE, Reader, Reading, Unreadable
from bot.decks.reading.lines import unstamped, with_ends, with_names
from bot.decks.reading.links import no_cards
from bot.decks.reading.lists import read_lists
from bot.decks.reading.names import Names
from bot.decks.reading.structured import looks_like_csv, read_csv, read_json

_LIKE_JSON: Final = re.compile(r"\{\||\[\s*[x×]?\s*(?:\d+\s*[x×]?|[ x]?|/?[a-z]+(?:=[^\[\]]*)?)\s*\]\s*[^\s,\]]", re.I)
_BLANKS: Final = re.compile(r"[^\S\n\t]{4,}|\t{9,}")
# If fewer cards are under the wrong heading, the list has a mistake, and its headings were not swapped.
MIXED: Final = 6
ARCHIVES: Final = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"BZh", b"\xfd7zXZ\0", b"7z\xbc\xaf\x27\x1c", b"Rar!")


def decode(data: bytes) -> str:
    """Return the text of a file. Raises Unreadable if the file is empty, too large, an archive or no text."""
    if not data.strip():
        raise Unreadable("deck-empty")
    if data.startswith(ARCHIVES):
        raise Unreadable("deck-archive")
    if len(data) > BYTES:
        raise Unreadable("deck-too-large", size=len(data), most=BYTES)
    try:
        text = data.decode("utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    text = text.translate(INVISIBLE)
    strange = sum(sign == "\ufffd" or not (sign.isprintable() or sign.isspace()) for sign in text)
    if "\0" in text or strange * 50 > len(text):
        raise Unreadable("deck-not-text")
    return text


def read(text: str, names: Names, others: tuple[Names, ...] = (), *, near: bool = True) -> Reading:
    """Read a deck from text in any known form. Raises Unreadable if the text is not a deck."""
    reader = Reader(names, others, near)
    read_with(reader, text)
    return reader.reading


def read_with(reader: Reader, text: str) -> None:
    """Read a deck into ``reader``, which keeps the lines read before an error. Raises Unreadable as ``read`` does."""
    text = "\n".join(text.translate(INVISIBLE | WIDE).splitlines()).strip()
    text = re.sub(r"\x1b\[[0-9;]*m", "", text)  # a terminal's colours
    text = re.sub(r"^sep=.\n", "", text)  # spreadsheets begin tables with this
    text = with_ends(unstamped(with_names(text))).strip()
    text = _BLANKS.sub("   ", text)  # the patterns below take far too long on long runs of spaces
    if not text:
        raise Unreadable("deck-empty")
    if len(text) > BYTES:
        raise Unreadable("deck-too-large", size=len(text), most=BYTES)
    lines = text.count("\n") + 1
    if lines > LINES:
        raise Unreadable("deck-too-long", lines=lines, most=LINES)
    if text[0] in "{[":
        _read_json_or_list(text, reader)
    elif looks_like_csv(text):
        read_csv(text, reader)
    else:
        _read_lists(text, reader)
    if not reader.reading.cards and not reader.reading.problems:
        raise no_cards(text, reader.reading)
    reader.doubt()
    _put_right(reader.reading, reader.names)


def _put_right(reading: Reading, names: Names) -> None:
    """Correct headings that were swapped: nearly all cards are under the heading of another deck."""
    placed = sum(card in names.homes for card in reading.cards)
    if len(reading.misplaced) >= MIXED and len(reading.misplaced) * 5 >= placed * 4:
        reading.misplaced, reading.exchanged = {}, True


def _read_json_or_list(text: str, reader: Reader) -> None:
    """Read JSON, or a list that only begins like JSON: ``[3] Banzai!``, ``[b]Dynasty[/b]``, or a wiki's table."""
    _read_lists(text, reader) if _LIKE_JSON.match(text) else read_json(text, reader)


def _read_lists(text: str, reader: Reader) -> None:
    """Read a plain list. Raises Unreadable if the text is longer than any list. JSON and tables may be longer."""
    if len(text) > LETTERS:
        raise Unreadable("deck-too-large", size=len(text), most=LETTERS)
    read_lists(text, reader)
