"""Plain lists: counts and names, headings, comments, set and number, the deck sites' pages."""

import html
import re
from typing import Final

from bot.decks.counts import COUNTS, bare, counted_name
from bot.decks.headings import under_heading
from bot.decks.model import COPIES, LINE, Reader, clean, clean_title
from bot.decks.names import plain
from bot.decks.talk import greets, is_talk

_TITLE: Final = re.compile(r"(?P<label>[^\W\d][\w ]{2,21}?)\s*:\s*(?P<rest>.*)")
_TITLES: Final = frozenset({"name", "title", "deck name", "nom", "titre", "nazwa", "tytul"})
# Marks that Discord and web pages take for looks: around a line, behind a card.
_LOOKS: Final = re.compile(
    r"\*{2,}|(?<!\w):[a-z_]+:(?=\s)|__|~~|\|\||`|<a?:\w+:\d+>|</?\w+[^<>]*>|<\?[^<>]*\?>|\[/?(?:b|i|u|list|card|url|quote|code|center|size|color|\*)(?:=[^\[\]]*)?\]|^[>|+]\s*|\s/+$"
)
_LINK: Final = re.compile(r"\[([^\[\]]+)\]\([^()\s]*://[^()\s]*\)")
_ADDRESS: Final = re.compile(r"<?\b(?:\w+://|www\.)\S+")
_ORDINAL: Final = re.compile(r"\s*(?P<number>\d{1,3})[.)]\s+")
_BEHIND: Final = re.compile(r"[\s*_•●○◦]+$")
_AND: Final = (re.compile(r"\s*[,;/|&]\s*|\s+[–—+-]\s+"), re.compile(r"\s+•\s+"))
_ELEMENT: Final = re.compile(r"<card\b(?P<has>[^<>]*?)/?>(?:(?P<inside>[^<>]*)</card>)?", re.I)
_HAS: Final = re.compile(r"\b(?P<what>\w+)\s*=\s*[\"'](?P<value>[^\"']*)[\"']")
# What people keep beside a deck: no part of it.
_BESIDE: Final = re.compile(r"(?:side ?board|maybe ?board|considering|cut|cuts)(?: \d+)?")
_AFTER_CUT: Final = re.compile(r"\s*(?:side ?board|maybe ?board|considering|cuts?)\s*:\s*\S.*", re.I)
_LISTED: Final = re.compile(r"\s*[,;|]\s*")
ROW: Final = 2000  # a longer line is no row of cards


def read_lists(text: str, reader: Reader) -> None:
    """Read a plain list."""
    part, first, beside, lines = "", True, False, text.split("\n")
    ordinal = _ordinals(lines)
    for number, raw in enumerate(lines, 1):
        if number in ordinal:
            raw = _ORDINAL.sub("", raw, count=1)
        label = _TITLE.fullmatch(raw.strip()[: LINE * 2])
        if label and plain(label["label"]) in _TITLES:
            reader.reading.title = reader.reading.title or clean_title(label["rest"])
            continue
        line = _tidy(raw)
        if not line:
            continue
        labelled = False
        if not _names_one(line, reader):
            line = _plainer(line)
            if _BESIDE.fullmatch(plain(line)) or _AFTER_CUT.fullmatch(line):
                beside = beside or not _AFTER_CUT.fullmatch(line)
                reader.reading.talk.append((number, clean(line)))
                continue
            if not _names_one(line, reader):
                headed, part = under_heading(line, part, reader)
                beside = beside and headed == line
                labelled, line = headed != line, headed
        if beside and line:
            reader.reading.talk.append((number, clean(line)))
            continue
        for one in _each(line, reader) if len(raw) <= ROW else filter(None, [line]):
            _read_line(reader, number, one, part, first=first and not labelled)
        first = False


def _ordinals(lines: list[str]) -> set[int]:
    """Return the lines that are numbered one after another from 1: these numbers are no counts."""
    found: set[int] = set()
    run: list[int] = []
    for number, raw in enumerate([*lines, ""], 1):
        match = _ORDINAL.match(raw)
        if match and int(match["number"]) == len(run) + 1:
            run.append(number)
        elif raw.strip() or number > len(lines):
            found |= set(run) if len(run) > 2 else set()
            run = [number] if match and match["number"] == "1" else []
    return found


def _names_one(line: str, reader: Reader) -> bool:
    """Tell whether a line names a card without any doubt."""
    if len(line) > LINE:
        return False
    count, name, _ = counted_name(line, reader.names)
    return count is not None and reader.names.known(name) is not None


def _each(line: str, reader: Reader) -> list[str]:
    """Return what a line names: several cards where it is a row of known names, all with counts or none."""
    if not line or _names_one(line, reader):
        return [line] if line else []
    for between in _AND:
        parts = [part for part in between.split(line) if part]
        if len(parts) > 1 and all(_names_one(part, reader) for part in parts):
            counted = [counted_name(part, reader.names)[2] for part in parts]
            return parts if all(counted) or not any(counted) else [line]
    return [line]


def _read_line(reader: Reader, number: int, line: str, part: str, *, first: bool) -> None:
    reading = reader.reading
    count, name, counted = counted_name(line, reader.names)
    if not counted and _is_talk(line, reader, first=first):
        reading.talk.append((number, clean(line)))
        return
    if reader.take(number, name, count, part, line) or not first or reading.title:
        return
    if sum(reader.names.known(one) is not None for one in _LISTED.split(line)) > 1:
        return  # it names cards, so it is no title: what of it is not read is said
    if reader.names.known(name) is None and not (counted and (count or 0) <= COPIES):
        # The first line of a list may be its name; a year in it is no count.
        reading.title = clean_title(line)
        reading.problems.clear()


def _is_talk(line: str, reader: Reader, *, first: bool) -> bool:
    """Tell whether a line speaks to people; the first one may be the list's name."""
    if any(names.known(line) for names in (reader.names, *reader.others)):
        return False
    return greets(line, reader.names) if first else is_talk(line, reader.names, reader.near_one)


def _tidy(raw: str) -> str:
    line = re.sub(r"^[-•*–]\s+", "", raw.strip())
    for mark in ("#", "//"):
        if line.startswith(mark):
            return ""
        at = line.find(f" {mark}")
        # "Core #43" is a number, not a comment.
        if at > 0 and not re.match(r" #\d", line[at:]):
            line = line[:at].strip()
    return line if len(line) <= ROW else line[:LINE]


def _plainer(line: str) -> str:
    """Return a line without marks for looks, addresses and what web pages put around names."""
    line = _ELEMENT.sub(_element, line).removeprefix(", ")
    line = _ADDRESS.sub(" ", _LINK.sub(r"\1", html.unescape(line)))
    return bare(_BEHIND.sub("", " ".join(_LOOKS.sub("", line).split())))


def _element(found: re.Match[str]) -> str:
    """Return what a card of an XML list says: how many, and its name."""
    has = {match["what"].lower(): match["value"] for match in _HAS.finditer(found["has"])}
    count = next((has[name] for name in COUNTS if name in has), "1")
    return f", {count} {found['inside'] or has.get('name') or has.get('title') or has.get('id', '')}"
