"""Lines that name several cards, such as ``3 Banzai!, 2 Let Go``, or a whole deck in one line."""

import re
from typing import Final

from bot.decks.reading.counts import counted_name
from bot.decks.reading.deck import LINE, Reader
from bot.decks.reading.names import Names, plain

# Separators in a row whose parts are all known.
_AND: Final = (re.compile(r"\s*[,;/|&]\s*|\s+[–—+-]\s+"), re.compile(r"\s+•\s+"))
# Separators in a row with unknown parts. With counts, a row needs no separator.
_APART: Final = (
    re.compile(r"\s*;\s*"),
    re.compile(r"\s*[,;|]\s*|\s+(?:[/&•·–—-]|and|et|i|oraz)\s+"),
    re.compile(r"\s*[,;|]\s*|\s+(?=[\[(]?\d{1,2}\s*[x×]?[\])]?\s+[^\W\d])|\s+(?=\d{1,2}[x×][^\W\d])"),
    re.compile(
        r"\s*[,;|]\s*|\s+(?=[\[(]?\d{1,2}\s*[x×]?[\])]?\s+[^\W\d])|\s+(?=[^\W\d]\w+(?: deck)?(?: \(\d+\))?:\s)", re.I
    ),
    re.compile(r"\s*[,;|]\s*|(?<=[x×]\d)\s+|(?<=\d[)\]x×])\s+"),
)
_LABEL: Final = re.compile(r"[^\W\d][\w /&'’-]{2,31}?(?:\s*\([^()]*\))?\s*[:=]\s*(?P<rest>\S.*)")
# A count for each card behind it: ``3x: Name, Name``.
_EACH: Final = re.compile(r"(?:[^:]*:\s*)?(?P<count>\d{1,2}\s*[x×*]|[x×*]\s*\d{1,2})\s*:\s*\S.*", re.I)
# A number that may be a count or the level of an Experienced card. Either way there is one copy.
_ONE: Final = re.compile(r"[\[(]1[\])]$")
_SURELY: Final = 2  # a line that names at least this many known cards is read as a row of cards


def names_one(line: str, reader: Reader) -> bool:
    """Tell whether a line names one card without any doubt."""
    if len(line) > LINE:
        return False
    count, name, _ = counted_name(line, reader.names)
    return count is not None and reader.names.known(name) is not None


def parts_of(line: str, reader: Reader) -> list[str]:
    """Return the parts of a row of cards, or else the line itself."""
    if not line or names_one(line, reader):
        return [line] if line else []
    for between in _AND:
        parts = [part for part in between.split(line) if part]
        if len(parts) > 1 and all(names_one(part, reader) for part in parts):
            counted = [counted_name(part, reader.names)[2] for part in parts]
            if all(counted) or not any(counted):
                return parts
    best, most, before = [line], _SURELY - 1, [line]
    for between in _APART:
        parts = [part for part in between.split(line) if part]
        if parts == before:
            continue
        before = parts
        known = sum(names_one(unlabelled(part), reader) for part in parts)
        if known > most and known * 2 >= len(parts):
            best, most = parts, known
    return best


def each_counted(parts: list[str], reader: Reader) -> list[str]:
    """Return the parts of a row. A count with a colon (``3x: Name, Name``) counts until the next count."""
    found, count = [], ""
    for part in parts:
        each = _EACH.fullmatch(part)
        counted = counted_name(unlabelled(part), reader.names)[2]
        if each or counted:
            count = each["count"] if each else ""
        found.append(f"{count} {part}" if count and not each else part)
    return found


def lacks_count(parts: list[str], part: str, reader: Reader) -> bool:
    """Tell whether a part of a row names a card of a draw deck without a count, although other parts have one."""
    count, name, counted = counted_name(unlabelled(part), reader.names)
    card = reader.names.known(name)
    if counted or _ONE.search(part) or count is None or card is None or card not in reader.names.homes:
        return False
    return any(counted_name(unlabelled(other), reader.names)[2] for other in parts)


def mentions(line: str, names: Names) -> bool:
    """Tell whether a line contains the whole name of a card with two words or more."""
    words = plain(line[:LINE]).split()
    return any(
        " ".join(words[start : start + length]) in names.exact
        for start, first in enumerate(words)
        for length in range(2, min(names.longest.get(first, 0), len(words) - start) + 1)
    )


def names_a_card(line: str, names: Names) -> bool:
    """Tell whether a line is a card, with or without a count or a label, or contains the whole name of one."""
    cards = (counted_name(part, names)[1] for part in (line, line.partition(":")[2].strip()))
    return any(names.known(card) is not None for card in cards) or mentions(line, names)


def unlabelled(part: str) -> str:
    """Return a part of a row without its label, such as *Stronghold: Kyuden Kakita*."""
    label = _LABEL.fullmatch(part[:LINE])
    return label["rest"] if label else part
