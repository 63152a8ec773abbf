"""Reading a deck in whatever form people have it: lists, the deck sites' text and JSON, tables.

Nothing is guessed in silence: a misspelt name is read as what it is nearest to and said to have been; a name that may
mean several cards, or none, is a problem with its line.
"""

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.decks.names import Names

BYTES: Final = 200_000
LINES: Final = 600
COPIES: Final = 99
LINE: Final = 300


class Unreadable(Exception):
    """A text that is no deck at all: empty, too large, not text. ``reason`` is a message key."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class Assumed(NamedTuple):
    """A misspelt name and the card it was read as."""

    line: int
    text: str
    card: str


class Problem(NamedTuple):
    """A line that could not be read: ``unknown``, ``ambiguous`` or ``count``, and what it may have meant."""

    line: int
    text: str
    kind: str
    candidates: tuple[str, ...] = ()


@dataclass
class Reading:
    """A deck as far as it could be read. ``parts`` is the part of the list each card stood in, where it said one."""

    cards: Counter[str] = field(default_factory=Counter)
    parts: dict[str, str] = field(default_factory=dict)
    assumed: list[Assumed] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    title: str = ""


def decode(data: bytes) -> str:
    """Return the text of a file; raise Unreadable for what is empty, too large or no text."""
    if not data.strip():
        raise Unreadable("deck-empty")
    if len(data) > BYTES:
        raise Unreadable("deck-too-large", size=len(data), most=BYTES)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError as error:
            raise Unreadable("deck-not-text") from error
    if b"\0" in data:
        raise Unreadable("deck-not-text")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    text = data.decode("cp1252", errors="replace")
    strange = sum(sign == "\ufffd" or (not sign.isprintable() and not sign.isspace()) for sign in text)
    if strange * 50 > len(text):
        raise Unreadable("deck-not-text")
    return text


def read(text: str, names: Names) -> Reading:
    """Read a deck from text of any of the known forms. Raises Unreadable when it is none."""
    if not text.strip():
        raise Unreadable("deck-empty")
    if len(text) > BYTES:
        raise Unreadable("deck-too-large", size=len(text), most=BYTES)
    if text.count("\n") >= LINES:
        raise Unreadable("deck-too-long", lines=text.count("\n") + 1, most=LINES)
    if text.lstrip()[:1] in "{[":
        reading = _read_json(text, names)
    elif _looks_like_csv(text):
        reading = _read_csv(text, names)
    else:
        reading = _read_lines(text, names)
    if not reading.cards and not reading.problems:
        raise Unreadable("deck-no-cards")
    return reading


# Lists

_BEFORE = re.compile(r"^(?P<count>[-+]?\d+)\s*[x×*]?\s+(?P<name>\D.*)$|^(?P<count2>[-+]?\d+)[x×*](?P<name2>.+)$", re.I)
_AFTER = re.compile(
    r"^(?P<name>.*\S)\s*(?:[x×*]\s*(?P<count>[-+]?\d+)|\(\s*[x×]?(?P<count2>[-+]?\d+)\s*[x×]?\))$", re.I
)
_NUMBERED = re.compile(r"^(?P<pack>[^\d\W][\w .’'-]*?)\s*[#,]?\s*(?P<number>\d{1,3}[ab]?)$", re.I)
_TAIL = re.compile(r"\s*[(\[](?P<inside>[^()\[\]]*)[)\]]\s*$")
_LABEL = re.compile(r"^(?P<label>[\w ]{3,22}?)\s*:\s*(?P<rest>.*)$")
_HEADING = re.compile(
    r"^(?:the )?(?:(?:crab|crane|dragon|lion|phoenix|scorpion|unicorn) clan|"
    r"(?:stronghold|forteresse|twierdza|role|rola|provinces?|prowincj[ae]|dynasty|dynastie|dynastia|conflict|"
    r"conflit|konflikt|characters?|personnages?|postac\w*|attachments?|attachements?|dodat\w*|events?|evenements?|"
    r"wydarze\w*|holdings?|ressources?|posiadlos\w*|deck|main deck|total|cards|influence|wplyw|format|clan|klan|"
    r"sensei|packs?)\b[\w /&-]*?(?:\W*\(?\d+(?:\s*/\s*\d+)?\)?\W*\w*)?)$"
)
_PARTS: Final = {"dyn": "dynasty", "con": "conflict", "kon": "conflict"}


def _read_lines(text: str, names: Names) -> Reading:
    reading = Reading()
    part = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = _tidy(raw)
        if not line:
            continue
        label = _LABEL.match(line)
        if label and _heading(label["label"]) and not _exact(line, names):
            if not label["rest"].strip():
                part = _part(label["label"], part)
                continue
            line = label["rest"].strip()
            if line.isdigit():
                continue
        elif _heading(line) and not _exact(line, names):
            part = _part(line, part)
            continue
        _read_line(reading, number, line, names, part)
    return reading


def _tidy(raw: str) -> str:
    line = re.sub(r"^[-•*–]\s+", "", raw.strip().strip("\u200b\ufeff").strip())
    for mark in ("#", "//"):
        if line.startswith(mark):
            return ""
        at = line.find(f" {mark}")
        # "Core #43" is a number, not a comment.
        if at > 0 and not re.match(r" #\d", line[at:]):
            line = line[:at].strip()
    return line[:LINE]


def _heading(line: str) -> bool:
    from bot.decks.names import plain

    bare = plain(line)
    return bool(_HEADING.match(bare)) or not bare


def _exact(line: str, names: Names) -> bool:
    found = names.find(line)
    return found.card is not None and found.sure


def _part(line: str, before: str) -> str:
    from bot.decks.names import plain

    return _PARTS.get(plain(line)[:3], before if plain(line)[:4] in _KINDS else "")


_KINDS: Final = frozenset({"char", "pers", "post", "atta", "doda", "even", "wyda", "hold", "ress", "posi"})


def _read_line(reading: Reading, number: int, line: str, names: Names, part: str) -> None:
    count, name, counted = _counted(line, names)
    if count is None or not 1 <= count <= COPIES:
        reading.problems.append(Problem(number, line, "count"))
        return
    card, sure, candidates = _card(name, names)
    if card is None:
        if not counted and not reading.cards and not reading.title:
            # The first line of a list may be its name.
            reading.title = line
            return
        reading.problems.append(Problem(number, line, "ambiguous" if candidates else "unknown", candidates))
        return
    reading.cards[card] += count
    if part:
        reading.parts[card] = part
    if not sure:
        reading.assumed.append(Assumed(number, name, card))


def _counted(line: str, names: Names) -> tuple[int | None, str, bool]:
    """Return how many of what a line names, and whether it gave a number."""
    if _exact(line, names):
        return 1, line, False
    for pattern in (_BEFORE, _AFTER):
        match = pattern.match(line)
        if match:
            groups = match.groupdict()
            written = groups.get("count") or groups.get("count2") or ""
            return _number(written), (groups.get("name") or groups.get("name2") or "").strip(), True
    return 1, line, False


def _number(written: str) -> int | None:
    return int(written) if len(written) <= 6 else None


def _card(name: str, names: Names) -> tuple[str | None, bool, tuple[str, ...]]:
    """Return the card that a name (perhaps with set and number) means, whether it was exact, what it may mean."""
    found = names.find(name)
    if found.card is not None and found.sure:
        return found.card, True, ()
    bare = name
    while match := _TAIL.search(bare):
        bare = bare[: match.start()].strip()
        inside = _NUMBERED.match(match["inside"].strip())
        by_number = names.numbered(inside["pack"], inside["number"]) if inside else None
        again = names.find(bare)
        if again.card is not None and again.sure:
            return again.card, True, ()
        if by_number is not None:
            return by_number, not bare, ()
    numbered = _NUMBERED.match(name)
    if numbered and (card := names.numbered(numbered["pack"], numbered["number"])):
        return card, True, ()
    if bare != name:
        found = names.find(bare)
    return found.card, found.sure, found.candidates


# The deck sites' JSON, and our own


def _read_json(text: str, names: Names) -> Reading:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("deck-bad-json") from error
    reading = Reading()
    if isinstance(data, dict) and isinstance(data.get("name"), str):
        reading.title = data["name"][:LINE]
    for number, (written, count, part) in enumerate(_entries(data, ""), 1):
        if number > LINES:
            raise Unreadable("deck-too-long", lines=number, most=LINES)
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= COPIES:
            reading.problems.append(Problem(number, str(written)[:LINE], "count"))
            continue
        card, sure, candidates = _card(str(written)[:LINE], names)
        if card is None:
            kind = "ambiguous" if candidates else "unknown"
            reading.problems.append(Problem(number, str(written)[:LINE], kind, candidates))
            continue
        reading.cards[card] += count
        if part:
            reading.parts[card] = part
        if not sure:
            reading.assumed.append(Assumed(number, str(written)[:LINE], card))
    return reading


_SECTIONS: Final = {
    "stronghold": "", "role": "", "provinces": "", "provincecards": "", "dynasty": "dynasty", "dynastycards": "dynasty",
    "conflict": "conflict", "conflictcards": "conflict", "cards": "", "slots": "", "deck": "", "decklist": "",
    "data": "", "record": "", "attributes": "",
}  # fmt: skip
DEPTH: Final = 6


def _entries(data: Any, part: str, depth: int = 0) -> Iterator[tuple[Any, Any, str]]:
    """Yield what a JSON deck names, how often, and in which part."""
    if depth > DEPTH:
        return
    if isinstance(data, list):
        for entry in data:
            yield from _entry(entry, part, depth)
        return
    if not isinstance(data, dict):
        return
    sections = {key: _SECTIONS[key.lower()] for key in data if key.lower() in _SECTIONS}
    if sections:
        for key, inner in sections.items():
            value = data[key]
            if isinstance(value, str):
                yield value, 1, ""
            else:
                yield from _entries(value, inner or part, depth + 1)
        return
    if depth and all(isinstance(value, int) for value in data.values()):
        for name, count in data.items():
            yield name, count, part
        return
    yield from _entry(data, part, depth)


def _entry(entry: Any, part: str, depth: int) -> Iterator[tuple[Any, Any, str]]:
    if isinstance(entry, str):
        yield entry, 1, part
    elif isinstance(entry, dict):
        name = entry.get("id") or entry.get("name") or entry.get("title")
        count = next((entry[key] for key in ("count", "quantity", "qty", "copies") if key in entry), 1)
        card = entry.get("card")
        if isinstance(card, dict):
            name = card.get("id") or card.get("name")
        elif isinstance(card, str):
            name = card
        if name is not None:
            yield name, count, part
        else:
            yield from _entries(entry, part, depth + 1)


# Tables

_COLUMNS: Final = {
    "count": ("count", "quantity", "qty", "copies", "number", "nombre", "ilosc", "quantite"),
    "name": ("name", "card", "title", "id", "nom", "carte", "nazwa", "karta"),
}


def _looks_like_csv(text: str) -> bool:
    from bot.decks.names import plain

    head = plain(text.splitlines()[0].replace(";", ",").replace("\t", ",").replace(",", " , ")).split()
    return all(any(name in head for name in names) for names in _COLUMNS.values()) and any(
        sign in text.splitlines()[0] for sign in ",;\t"
    )


def _read_csv(text: str, names: Names) -> Reading:
    from bot.decks.names import plain

    first = text.splitlines()[0]
    delimiter = max(",;\t", key=first.count)
    reading = Reading()
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=delimiter))
    except csv.Error as error:
        raise Unreadable("deck-bad-table") from error
    head = [plain(cell) for cell in rows[0]]
    places = {kind: next(i for i, cell in enumerate(head) if cell in names_) for kind, names_ in _COLUMNS.items()}
    for number, row in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in row):
            continue
        if len(row) <= max(places.values()) or not re.fullmatch(r"\s*\d{1,2}\s*", row[places["count"]]):
            reading.problems.append(Problem(number, delimiter.join(row)[:LINE], "count"))
            continue
        _read_line(reading, number, f"{row[places['count']].strip()} {row[places['name']].strip()}", names, "")
    return reading
