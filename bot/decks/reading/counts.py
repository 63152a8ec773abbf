"""This module reads the count in a line: ``3x Name``, ``[3] Name``, ``Name (3)``, ``Name x3``, ``Name - 3``."""

import re
from functools import lru_cache
from typing import Final, Protocol

# The names that programs use for a count.
COUNTS: Final = ("count", "quantity", "qty", "copies", "amount")
# Signs that lists put before a line: bullets, check boxes, emojis, and a line number if a count follows.
_BULLET: Final = re.compile(r"^(?:[-•*–—+>→·▪●○◦☐☑✓]\s+|\[[ xX]?\]\s+|[\U0001F000-\U0001FAFF\u2600-\u27BF\uFE0F]+\s*)+")
_ORDINAL: Final = re.compile(r"^\d{1,3}[.)]\s+(?=\S)")
_N: Final = r"[-+]?\d+"
_OF: Final = r"(?:(?:cop(?:ies|y)|pcs\.?)(?: of)? |exemplaires? de |ex\.? |szt(?:\.|uki?)? |egz\.? |of )?"
_BEFORE: Final = re.compile(
    rf"[\[(<]\s*[x×*]?\s*(?P<a>{_N})\s*[x×*]?\s*[\])>]\s*[:.-]?\s*(?P<an>\S.*)"  # [3] Name, (3x) Name, <3> Name
    rf"|[x×*]\s*(?P<b>{_N})\s*[:.,]?\s+(?P<bn>\D.*)"  # x3 Name, x3, Name
    rf"|(?P<c>{_N})\s*[x×*]\s*[:.-]?\s*(?P<cn>\D.*)"  # 3x Name, 3xName
    rf"|(?P<d>{_N})\s*(?:[:.,;–—-]\s*|\s+){_OF}(?P<dn>[^\d\s].*)"  # 3 Name, 3: Name
    rf"|(?P<e>{_N})(?P<en>[A-Za-zÀ-ž]{{2}}.*)",  # 3Name
    re.I,
)
_COPIES: Final = r"(?:\s*(?:copies|copy|ex|exemplaires?|szt|sztuki?|egz)\.?)?"
_REMARK: Final = r"(?:\s*\([^()]*[^\W\d][^()]*\))?"
_AFTER: Final = re.compile(
    rf"(?P<an>.*\S)\s*[\[(]\s*[x×*]?\s*(?P<a>{_N})\s*[x×*]?{_COPIES}\s*[\])]"  # Name (3), Name [x3], Name (3 copies)
    rf"|(?P<bn>.*\S)\s*[x×*]\s*(?P<b>{_N}){_REMARK}"  # Name x3, Name x3 (cost 2)
    rf"|(?P<cn>.*[^\s:,;=–—-])(?:\s*[:,;=]\s*|\s+[–—-]\s+|\s*\.{{2,}}\s*|\s+)(?P<c>{_N})(?:\s*[x×*]|{_COPIES}){_REMARK}",
    re.I,
)
_BRACKETED: Final = re.compile(r"[\[(]\s*[x×*]?\s*[-+]?\d+[^\])]*[\])]$")
# Numbers written as words.
NUMBERS: Final = {
    word: number
    for number, words in enumerate(("one un une jeden jedna", "two deux dwa dwie", "three trois trzy"), 1)
    for word in words.split()
}
# A text that stands where a count would stand, but that the bot does not read as a count, such as ``?`` or ``iv``.
_NO_NUMBER: Final = re.compile(r"(?:[?nx]|[ivx]+|\S*[^\W_a-z]\S*|\S*\d\S*)\s*[x×*]?\s+(?P<name>.+)", re.I)


class Known(Protocol):
    """An index of the names of cards."""

    def known(self, name: str) -> str | None:
        """Return the card that a name means without any doubt."""


def bare(line: str) -> str:
    """Return a line without the list markers at its beginning."""
    line = _BULLET.sub("", line)
    return _ORDINAL.sub("", line) if re.match(r"^\d{1,3}[.)]\s+[\[(]?[x×]?\d", line) else line


@lru_cache(maxsize=2000)
def counted_name(line: str, names: Known) -> tuple[int | None, str, bool]:
    """Return the count in a line, the rest of the line, and whether the line states a count.

    The count is None if the stated number makes no sense.
    """
    if names.known(line):
        return 1, line, False
    line = bare(line)
    if names.known(line):
        return 1, line, False
    before = _split(_BEFORE, line)
    if before is not None:
        count, name = before
        behind = _split(_AFTER, name)
        if behind is not None and names.known(behind[1]) and _BRACKETED.search(name):
            return (count if behind[0] == count else None), behind[1], True
        if behind is not None and not names.known(name) and names.known(behind[1]):
            return (count if behind[0] == count else None), behind[1], True
        return count, name, True
    after = _split(_AFTER, line)
    if after is not None:
        return (*after, True)
    first, _, rest = line.partition(" ")
    if first.casefold() in NUMBERS and names.known(rest):
        return NUMBERS[first.casefold()], rest, True
    strange = _NO_NUMBER.fullmatch(line)
    if strange and names.known(strange["name"]):
        return None, strange["name"], True
    return 1, line, False


def _split(pattern: re.Pattern[str], line: str) -> tuple[int | None, str] | None:
    match = pattern.fullmatch(line)
    if match is None:
        return None
    found = {name: value for name, value in match.groupdict().items() if value is not None}
    name = next(value for key, value in found.items() if len(key) == 2)
    return whole(next(value for key, value in found.items() if len(key) == 1)), name.strip()


def whole(written: object) -> int | None:
    """Return the whole number in a text, or None."""
    if isinstance(written, float) and written.is_integer() and abs(written) < 1e6:
        return int(written)
    if isinstance(written, int) and not isinstance(written, bool):
        return written
    if isinstance(written, str) and re.fullmatch(r"\s*[-+]?[0-9]{1,6}(?:[.,]0+)?\s*", written):
        return int(float(written.replace(",", ".")))
    return None
