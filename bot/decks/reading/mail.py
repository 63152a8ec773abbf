"""This module recognizes what letters and posts put around a deck: headers, *somebody wrote:*, a signature."""

import re
from typing import Final

from bot.decks.reading.deck import LINE, Reader, clean_title
from bot.decks.reading.rows import names_one

# Marks of quoted lines. Some programs write a colon or a bar, alone or before the usual mark.
QUOTED: Final = re.compile(r"^(?:\s*[:|]?\s*>)+ ?|^(?:\s*:)+\s+(?=\S)")
FIELD: Final = re.compile(
    r"(?P<field>from|to|cc|bcc|subject|date|sent|newsgroups|organi[sz]ation|message-id|reply-to|references|lines|path|"
    r"in-reply-to|mime-version|content-[\w-]+|user-agent|sender|x-[\w-]+|de|à|a|objet|envoyé|od|do|temat|data|wysłano)"
    r"\s*:\s*(?P<rest>.*)",
    re.I,
)
_SUBJECTS: Final = ("subject", "objet", "temat")
_AGAIN: Final = re.compile(r"^(?:\s*(?:re|fwd?|tr|odp|pd)\s*:|\s*\[[^\[\]]*\])+\s*", re.I)
_WROTE: Final = re.compile(r".*\b(?:wrote|writes|a écrit|écrit|napisał\w*|pisze)\s*:", re.I)
_BEGINS: Final = re.compile(r"-{2,}\s*(?:original|forwarded|message d'origine|wiadomość).*", re.I)
_ENDS: Final = re.compile(
    r"--|_{3,}|-{5,}\s*(?:end|fin|koniec).*|"
    r"(?i:sent (?:from|via) |get outlook for |envoyé (?:de|depuis) |wysłan[eoy] z ).*"
)
LEAST: Final = 2  # how many fields make a header
SIGNED: Final = 10  # the most lines of a signature


def around(lines: list[str], reader: Reader) -> tuple[set[int], str]:
    """Return the numbers (from 1) of a letter's lines that do not belong to the deck, and the letter's subject."""
    found: set[int] = set()
    subject, tried = "", 0
    for number, raw in enumerate(lines, 1):
        line = raw.strip()[:LINE]
        if number in found or not line:
            continue
        if _WROTE.fullmatch(line) or _BEGINS.fullmatch(line):
            found.add(number)
        elif number > tried and FIELD.fullmatch(line):
            block, tried = _header(lines, number)
            found |= block
            subject = subject or _subject([lines[place - 1].strip() for place in sorted(block)])
        elif _ENDS.fullmatch(line) and _signs(lines[number:], reader):
            found |= {place for place in range(number, len(lines) + 1) if lines[place - 1].strip()}
    return found, subject


def _header(lines: list[str], first: int) -> tuple[set[int], int]:
    """Return the numbers of a header's lines (empty if none begins at ``first``), and the last line that was looked at.

    Lines that look like a header count as a header only if they have enough different fields.
    """
    found: list[int] = []
    fields: set[str] = set()
    for number in range(first, len(lines) + 1):
        raw = lines[number - 1]
        match = FIELD.fullmatch(raw.strip()[:LINE])
        if not match and not (found and raw[:1] in " \t" and raw.strip()):
            break  # an indented line continues the field above it
        found.append(number)
        fields |= {match["field"].casefold()} if match else set()
    return set(found) if len(fields) >= LEAST else set(), first + len(found) - 1


def _subject(header: list[str]) -> str:
    for line in header:
        match = FIELD.fullmatch(line)
        if match and match["field"].casefold() in _SUBJECTS:
            return clean_title(_AGAIN.sub("", match["rest"]))
    return ""


def _signs(after: list[str], reader: Reader) -> bool:
    """Tell whether the lines after a signature's mark are a signature: few lines, none of which names a card."""
    said = [line.strip() for line in after if line.strip()]
    return len(said) <= SIGNED and not any(names_one(line, reader) for line in said)
