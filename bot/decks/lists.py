"""Plain lists: ``3x Name``, ``Name (3)``, ``Name x3``, headings, comments, set and number."""

import re
from typing import Final

from bot.decks.model import LINE, Reader, clean_title
from bot.decks.names import plain

_BEFORE = re.compile(r"(?P<count>[-+]?\d+)\s*[x×*]?\s+(?P<name>\D.*)|(?P<count2>[-+]?\d+)[x×*](?P<name2>.+)", re.I)
_AFTER = re.compile(r"(?P<name>.*\S)\s*(?:[x×*]\s*(?P<count>[-+]?\d+)|\(\s*[x×]?(?P<count2>[-+]?\d+)\s*[x×]?\))", re.I)
_LABEL = re.compile(r"(?P<label>[^\W\d][\w ]{2,21}?)\s*:\s*(?P<rest>.*)")
_HEADING = re.compile(
    r"(?:(?:the|deck|paquet|talia) )?(?:(?:crab|crane|dragon|lion|phoenix|scorpion|unicorn) clan|"
    r"(?:stronghold|forteresse|twierdza|role|rola|provinces?|prowincj[ae]|dynasty|dynasti\w*|conflict|"
    r"conflit|konflikt\w*|fate|destin|losu?|"
    r"characters?|personnages?|postac\w*|personalit\w*|personnalites?|osobistosc\w*|"
    r"attachments?|attachements?|dodat\w*|events?|evenements?|wydarze\w*|holdings?|ressources?|posiadlos\w*|"
    r"constructions?|regions?|regiony|strateg\w*|actions?|akcje|items?|objets?|przedmiot\w*|followers?|suivants?|"
    r"zwolenni\w*|spells?|sorts?|czary|rings?|anneaux|pierscien\w*|ancestors?|ancetres?|przodk\w*|kiho|"
    r"deck|main deck|total|cards|influence|wplyw|format|clan|klan|sensei|packs?)\b"
    r"[\w /&-]*?(?:\W*\(?\d+(?:\s*/\s*\d+)?\)?\W*\w*)?)"
)
_PREFIX = re.compile(r"^(?:the|deck|paquet|talia) ")
_TITLES: Final = frozenset({"name", "title", "deck name", "nom", "titre", "nazwa", "tytul"})
_PARTS: Final = {"dyn": "dynasty", "con": "conflict", "kon": "conflict", "fat": "fate", "des": "fate", "los": "fate"}
# Headings of kinds of cards do not end the part they stand in.
_KINDS: Final = re.compile(
    r"char|pers|post|osob|atta|doda|even|wyda|hold|ress|posi|regi|stra|acti|akcj|item|obje|prze|foll|suiv|zwol|spel|"
    r"sort|czar|ring|anne|pier|ance|przo|kiho|cons"
)


def read_lists(text: str, reader: Reader) -> None:
    """Read a plain list."""
    part = ""
    for number, raw in enumerate(text.split("\n"), 1):
        label = _LABEL.fullmatch(raw.strip()[: LINE * 2])
        if label and plain(label["label"]) in _TITLES:
            reader.reading.title = reader.reading.title or clean_title(label["rest"])
            continue
        line = _tidy(raw)
        if not line:
            continue
        if not reader.names.known(counted_name(line, reader)[1]):
            label = _LABEL.fullmatch(line)
            if label and _heading(label["label"]):
                if not label["rest"].strip():
                    part = _part(label["label"], part)
                    continue
                line = label["rest"].strip()
                if line.isdigit():
                    continue
            elif _heading(line):
                part = _part(line, part)
                continue
        _read_line(reader, number, line, part)


def _read_line(reader: Reader, number: int, line: str, part: str) -> None:
    reading = reader.reading
    count, name, counted = counted_name(line, reader)
    before = len(reading.problems)
    if not reader.take(number, name, count, part) and not (counted or reading.cards or reading.title or before):
        # The first line of a list may be its name.
        reading.title = clean_title(line)
        reading.problems.clear()


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
    bare = plain(line)
    return not bare or bool(_HEADING.fullmatch(bare))


def _part(line: str, before: str) -> str:
    bare = _PREFIX.sub("", plain(line))
    return before if _KINDS.match(bare) else _PARTS.get(bare[:3], "")


def counted_name(line: str, reader: Reader) -> tuple[int | None, str, bool]:
    """Return how many of what a line names, and whether it gave a number."""
    if reader.names.known(line):
        return 1, line, False
    for pattern in (_BEFORE, _AFTER):
        match = pattern.fullmatch(line)
        if match:
            groups = match.groupdict()
            written = groups.get("count") or groups.get("count2") or ""
            return whole(written), (groups.get("name") or groups.get("name2") or "").strip(), True
    return 1, line, False


def whole(written: object) -> int | None:
    """Return the whole number that stands there; None for anything else."""
    if isinstance(written, int) and not isinstance(written, bool):
        return written
    if isinstance(written, str) and re.fullmatch(r"\s*[-+]?[0-9]{1,6}\s*", written):
        return int(written)
    return None
