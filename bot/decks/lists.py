"""Plain lists: ``3x Name``, ``Name (3)``, ``Name x3``, headings, comments, set and number, the deck sites' pages."""

import re
from typing import Final

from bot.decks.model import LINE, Reader, clean_title
from bot.decks.names import plain

_BEFORE = re.compile(r"(?P<count>[-+]?\d+)\s*[x×*]?\s+(?P<name>\D.*)|(?P<count2>[-+]?\d+)[x×*](?P<name2>.+)", re.I)
_AFTER = re.compile(r"(?P<name>.*\S)\s*(?:[x×*]\s*(?P<count>[-+]?\d+)|\(\s*[x×]?(?P<count2>[-+]?\d+)\s*[x×]?\))", re.I)
_LABEL = re.compile(r"(?P<label>[^\W\d][\w ]{2,21}?)\s*:\s*(?P<rest>.*)")
# A heading is made of these words, of what may stand between them, and of numbers.
_HEADING: Final = re.compile(
    r"stronghold|forteresse|twierdza|role|rola|provinces?|prowincj[aei]|dynasty|dynasti\w*|conflict|conflit|konflikt\w*|"
    r"fate|destin|losu?|characters?|personnages?|postac\w*|personalit\w*|personnalites?|osobistosc\w*|"
    r"attachments?|attachements?|dodat\w*|events?|evenements?|wydarze\w*|holdings?|ressources?|posiadlos\w*|"
    r"constructions?|regions?|regiony|strateg\w*|actions?|akcje|items?|objets?|przedmiot\w*|followers?|suivants?|"
    r"zwolenni\w*|spells?|sorts?|czary|rings?|anneaux|pierscien\w*|ancestors?|ancetres?|przodk\w*|kiho|"
    r"deck|paquet|talia|total|cards|cartes|clan|klan|sensei|packs?"
)
_BETWEEN: Final = re.compile(
    r"\d+|the|of|and|et|de|du|des|i|z|s|x|main|card|carte|kart[ay]?|side|elementals?|elementaires?|zywiolow"
)
_CLAN: Final = re.compile(r"(?:the )?(?:crab|crane|dragon|lion|phoenix|scorpion|unicorn) clan")
_PREFIX = re.compile(r"^(?:the|deck|paquet|talia) ")
# What the deck sites say about a deck, and their pages' buttons.
_ABOUT: Final = re.compile(
    r"(?:influence|wplyw|format|minimum|maximum|sort by|edit|delete|copy deck|permalink|published|last update)\b"
    r"[\w /]*"
)
_LABELS: Final = frozenset({"deck", "clan", "klan", "faction", "alliance", "author", "by", "player", "total", "cards"})
# Marks that Discord takes for looks: around a line, behind a card.
_LOOKS: Final = re.compile(r"\*\*|__|~~|\|\||`|<a?:\w+:\d+>|^[>|+]\s*|\s/+$")
_LINK: Final = re.compile(r"\[([^\[\]]+)\]\([^()\s]*://[^()\s]*\)")
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
            line, part = _under_heading(_plainer(line), part, reader)
        if line:
            _read_line(reader, number, line, part)


def _under_heading(line: str, part: str, reader: Reader) -> tuple[str, str]:
    """Return what a line names besides its heading, nothing for a heading alone, and the part it stands in."""
    if reader.names.known(counted_name(line, reader)[1]):
        return line, part
    label = _LABEL.fullmatch(line)
    if _ABOUT.fullmatch(plain(line)) or (label and plain(label["label"]) in _LABELS):
        return "", part
    if label and _heading(label["label"], reader):
        part, rest = _part(label["label"], part), label["rest"].strip()
        return ("" if re.fullmatch(r"\(?[\d\s/]*\)?", rest) else rest), part
    if _heading(line, reader):
        return "", _part(line, part)
    return line, part


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


def _plainer(line: str) -> str:
    """Return a line without marks for looks."""
    return " ".join(_LOOKS.sub("", _LINK.sub(r"\1", line)).split())


def _heading(line: str, reader: Reader) -> bool:
    """Tell whether a line is a heading; what is nearly a card's name is none."""
    words = plain(line).split()
    if _CLAN.fullmatch(" ".join(words)) or not words:
        return True
    named = any(map(_HEADING.fullmatch, words)) and not words[0].isdigit()
    known = all(_HEADING.fullmatch(word) or _BETWEEN.fullmatch(word) for word in words)
    spoken = [word for word in words if not word.isdigit()]
    return named and known and not (len(spoken) > 1 and reader.near_one(" ".join(spoken)))


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
