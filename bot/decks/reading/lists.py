"""Plain lists: counts and names, headings, comments, sets and numbers, pages of deck sites, letters."""

import html
import re
from dataclasses import dataclass
from typing import Final

from bot.decks.reading.above import read_above
from bot.decks.reading.counts import COUNTS, bare, counted_name
from bot.decks.reading.deck import COPIES, LINE, Problem, Reader, clean, clean_title
from bot.decks.reading.headings import under_heading
from bot.decks.reading.lines import DATE, TIME, put_together, without_sets
from bot.decks.reading.mail import FIELD, QUOTED, around
from bot.decks.reading.names import plain
from bot.decks.reading.rows import each_counted, lacks_count, mentions, names_one, parts_of, unlabelled
from bot.decks.reading.talk import greets, is_code, is_talk

_TITLE: Final = re.compile(r"(?P<label>[^\W\d][\w ]{2,21}?)\s*:\s*(?P<rest>.*)")
_PROSE: Final = 12  # a line with this many words or more is not a deck's name
_TITLES: Final = frozenset({"name", "title", "deck name", "nom", "titre", "nazwa", "tytul"})
# Markup of Discord and of web pages, around a line or after a card.
_LOOKS: Final = re.compile(
    r"^```(?:ini|md|markdown|css|ya?ml|diff|fix|txt|text|json|python|py|js|ansi)$|<@[!&]?\d+>|<!\[CDATA\[|\]\]>|"
    r"\*{2,}|(?<!\w):[a-z_]+:(?=\s)|__|~~|\|\||`|<a?:\w+:\d+>|</?[^\W\d]\w*[^<>]*>|<\?[^<>]*\?>|\[/?(?:b|i|u|list|card|url|quote|code|center|size|color|\*)(?:=[^\[\]]*)?\]|^[>|+]\s*|\s/+$"
)
_TAGGED: Final = re.compile(r"\[/?(?:url|img)(?:=[^\[\]]*)?\]", re.I)
# Small pictures before a count or after a name, as people decorate lists with them.
_PICTURES: Final = "[\u2190-\u245f\u2500-\u2775\u2794-\u2bff\ufe0f\u200d\U0001f000-\U0001faff]+"
_DECORATED: Final = re.compile(rf"^{_PICTURES}\s*(?=\w)|(?<=\S)\s*{_PICTURES}$")
_COUNTED_IN: Final = re.compile(r"(?<!\S)\d{1,2}\s?[x×]?\s+\w")  # a count somewhere in a comment
_COUNT: Final = re.compile(r"[x×*]?\s*\d{1,2}\s*[x×*]?", re.I)  # a cell of a table with a count
_NUMBERED: Final = re.compile(r"\s#\d{1,3}[ab]?$", re.I)  # a card's number in its set
_PRICED: Final = re.compile(r"\s+(?:[$€£]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?(?:[$€£]|zł|eur|usd|pln))$", re.I)
_DATED: Final = re.compile(rf"{DATE},?(?:\s(?:at |à |o )?{TIME})?", re.I)  # a line that chats put above a message
_LINK: Final = re.compile(r"\[([^\[\]]+)\]\([^()\s]*://[^()\s]*\)")
_ADDRESS: Final = re.compile(r"<?\b(?:\w+://|www\.)\S+")
_ORDINAL: Final = re.compile(r"\s*(?P<number>\d{1,3})[.)]\s+")
_BEHIND: Final = " *_•●○◦|"
_ELEMENT: Final = re.compile(r"<card\b(?P<has>[^<>]*?)/?>(?:(?P<inside>[^<>]*)</card>)?", re.I)
# A card in a file of LackeyCCG: its name is an element of its own.
_NESTED: Final = re.compile(r"<card\b[^<>]*>\s*<name\b[^<>]*>(?P<name>[^<>]*)</name>.*?</card>", re.I)
_HAS: Final = re.compile(r"\b(?P<what>\w+)\s*=\s*[\"'](?P<value>[^\"']*)[\"']")
_MARKED: Final = re.compile(r"(?:#{1,6}\s|//)\s*(?P<rest>[^\s/].*)")
# Headings of cards that people keep beside a deck, outside of it.
_KEPT_BESIDE: Final = (
    r"(?:side ?(?:board|deck)?|sb|maybe ?(?:board)?|considering|options?|cuts?|out|removed|reserve|rezerwa|"
    r"retire[es]*|enlevee?s?|wyciete|usuniete|odrzucone)"
)
_BESIDE: Final = re.compile(rf"{_KEPT_BESIDE}(?: \d+(?: (?:cards?|cartes?|kart[ay]?))?)?")
_ASIDE: Final = re.compile(r"\s*\([^()]*\)(?=[\s:]*$)")  # a remark in brackets at the end of a heading
_AFTER_BESIDE: Final = re.compile(rf"\s*{_KEPT_BESIDE}\s*(?:\(\d+\)\s*)?:\s*\S.*", re.I)
# A card's id in a program's array, with the number of its set: ``'01-fine-katana',``.
_IN_ARRAY: Final = re.compile(r"(['\"])(?:\d\d-)?(?P<name>[^'\"]+)\1\s*,?")
_LISTED: Final = re.compile(r"\s*[,;|]\s*")
_SURELY_A_LETTER: Final = 4  # the fewest lines of a letter with a list and a name below it
_NAMED: Final = 3  # the most words of a name
_MOST: Final = 3  # the most copies of a card in a deck
ROW: Final = 5000  # a longer line is not a row of cards


@dataclass
class _State:
    """The state of reading a list: the present part, whether this is the first line, and whether the lines are
    about cards beside the deck.
    """

    part: str = ""
    first: bool = True
    beside: bool = False


def read_lists(text: str, reader: Reader) -> None:
    """Read a plain list."""
    lines = put_together(without_sets([QUOTED.sub("", line) for line in text.split("\n")]), reader)
    letter, subject = around(lines, reader)
    state, ordinal = _State(first=not subject), _ordinals(lines)
    for number, raw in enumerate(lines, 1):
        if number in letter:
            _pass(reader, number, raw)
        elif raw.strip():
            _read_raw(_ORDINAL.sub("", raw, count=1) if number in ordinal else raw, number, state, reader)
    reader.reading.title = reader.reading.title or subject
    read_above(lines, reader)
    _sign([number for number, line in enumerate(lines, 1) if line.strip() and number not in letter], lines, reader)


def _sign(written: list[int], lines: list[str], reader: Reader) -> None:
    """Ignore the last written line as a signature if it is short, names no card, and follows a line to people."""
    problems, kinds = reader.reading.problems, reader.reading.kinds
    if len(written) < _SURELY_A_LETTER or not problems or problems[-1].line != written[-1]:
        return
    last = problems[-1]
    short = last.kind == "unknown" and not last.candidates and len(last.text.split()) <= _NAMED
    if short and not any(map(str.isdigit, lines[last.line - 1])) and kinds.get(written[-2]) == "passed":
        problems.pop()
        reader.reading.talk.append((last.line, last.text))
        kinds[last.line] = "passed"


def _read_raw(raw: str, number: int, state: _State, reader: Reader) -> None:
    """Read a line as written."""
    reading = reader.reading
    if _DATED.fullmatch(raw.strip()[:LINE]):
        _pass(reader, number, raw)
        return
    label = _TITLE.fullmatch(raw.strip()[: LINE * 2])
    if label and plain(label["label"]) in _TITLES:
        reading.title = reading.title or clean_title(label["rest"])
        reading.kinds[number] = "title"
        return
    line = _tidy(raw, number, reader)
    if not line:
        _drop(reader, number, raw, "comment")
        return
    labelled = False
    if not names_one(line, reader):
        line = _celled(_unnumbered(_plainer(line), reader), reader)
        if _BESIDE.fullmatch(plain(_ASIDE.sub("", line))) or _AFTER_BESIDE.fullmatch(line):
            state.beside = state.beside or not _AFTER_BESIDE.fullmatch(line)
            _pass(reader, number, line)
            return
        if not names_one(line, reader):
            headed, state.part = under_heading(line, state.part, reader)
            reader.headed.add(state.part)
            state.beside = state.beside and headed == line
            labelled, line = headed != line, headed
    if not line:
        _drop(reader, number, raw, "heading")
    elif state.beside:
        _pass(reader, number, line)
    else:
        _read_row(line, number, state, reader, labelled=labelled)
        state.first = False


def _pass(reader: Reader, number: int, line: str) -> None:
    """Ignore a line, and report it."""
    reader.give_up()
    reader.reading.talk.append((number, clean(line)))
    reader.reading.kinds.setdefault(number, "passed")


def _drop(reader: Reader, number: int, raw: str, kind: str) -> None:
    """Ignore a heading or a comment. If the line names a card, report the line."""
    if mentions(_plainer(raw), reader.names):
        _pass(reader, number, raw)
    else:
        reader.reading.kinds[number] = kind


def _read_row(line: str, number: int, state: _State, reader: Reader, *, labelled: bool) -> None:
    """Read the content of a line: a card, or the parts of a row of cards, each with an optional label."""
    parts, beside = parts_of(line, reader) if len(line) <= ROW else [line], False
    parts = each_counted(parts, reader) if len(parts) > 1 else parts
    for one in parts:
        if len(parts) > 1 and FIELD.fullmatch(one) and not mentions(one, reader.names):
            _pass(reader, number, one)  # a letter that has lost the ends of its lines
            continue
        if len(parts) > 1 and _AFTER_BESIDE.fullmatch(one):
            beside = True
        if len(parts) > 1 and not beside and not names_one(one, reader):
            headed, state.part = under_heading(one, state.part, reader)
            if not headed:
                if _COUNT.fullmatch(one):  # a number beside several cards
                    reader.reading.problems.append(Problem(number, clean(one), "count"))
                    reader.reading.kinds[number] = "problem"
                continue
            one = _said(headed, number, reader)
        elif len(parts) == 1 and counted_name(unlabelled(one), reader.names)[2]:
            one = _said(one, number, reader)
        if beside:
            _pass(reader, number, one)
        elif len(parts) > 1 and lacks_count(parts, one, reader):
            reader.reading.problems.append(Problem(number, clean(one), "count"))
            reader.reading.kinds[number] = "problem"
        else:
            first = state.first and len(parts) == 1
            _read_line(reader, number, one, state.part, first=first, labelled=labelled and one is parts[0])


def _said(part: str, number: int, reader: Reader) -> str:
    """Return a part of a row of cards without words that people say before its card: ``my deck: 3 Banzai!``."""
    card = unlabelled(part)
    if names_one(part, reader) or not names_one(card, reader):
        return part
    if said := part[: len(part) - len(card)].strip():
        _pass(reader, number, said)
    return card


def _ordinals(lines: list[str]) -> set[int]:
    """Return the lines that are numbered in sequence from 1. The number of a line does not count cards."""
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


def _read_line(reader: Reader, number: int, line: str, part: str, *, first: bool, labelled: bool) -> None:
    """Read a line with at most one card. A line behind a heading (``labelled``) is not a title or talk."""
    reading = reader.reading
    count, name, counted = counted_name(line, reader.names)
    if not counted and not labelled and _is_talk(line, reader, first=first):
        _pass(reader, number, line)
        return
    if reader.take(number, name, count, part, line):
        reading.kinds[number] = "card"
        return
    reading.kinds[number] = "problem"
    if not first or labelled or reading.title or mentions(line, reader.names):
        return
    if sum(reader.names.known(one) is not None for one in _LISTED.split(line)) > 1:
        return  # a line that names cards is not a title, so its unread parts are reported
    most = COPIES if reading.problems[-1].candidates else _MOST
    if reader.names.known(name) is None and not (counted and (count or 0) <= most):
        # The first line of a list may be its name. A year or a rank in it (*top 8*) is not a count.
        reading.title = clean_title(line)
        reading.kinds[number] = "title"
        reading.problems.clear()


def _is_talk(line: str, reader: Reader, *, first: bool) -> bool:
    """Tell whether a line is addressed to people. The first line may be the list's name instead, if it is short."""
    if any(names.known(line) for names in (reader.names, *reader.others)):
        return False
    if is_code(line):
        return True
    if first and len(line.split()) < _PROSE:
        return greets(line, reader.names)
    return is_talk(line, reader.names, reader.nearest)


def _tidy(raw: str, number: int, reader: Reader) -> str:
    """Return a line without its comment (empty for a comment alone). Cards in a comment are reported."""
    line = _DECORATED.sub("", re.sub(r"^[-•*–]\s+", "", raw.strip()))
    marked = _MARKED.fullmatch(line[:LINE])
    if marked and _heads(marked["rest"], reader):
        return marked["rest"]  # a heading in Discord's markup or in a deck editor's file
    for mark in ("#", "//"):
        if line.startswith(mark):
            return ""
        at = line.find(f" {mark}")
        # "Core #43" is a number, not a comment.
        if at > 0 and not re.match(r" #\d", line[at:]):
            behind = line[at:].strip(" #/")
            counted = counted_name(behind[:LINE], reader.names)[2] and names_one(behind, reader)
            if counted or (_COUNTED_IN.search(behind) and mentions(behind, reader.names)):
                _pass(reader, number, line[at:].strip())
            line = line[:at].strip()
    return line if len(line) <= ROW else line[:LINE]


def _heads(line: str, reader: Reader) -> bool:
    """Tell whether a line that begins like a comment is a heading and not a comment."""
    line = _plainer(line)
    return bool(_BESIDE.fullmatch(plain(_ASIDE.sub("", line)))) or (
        not names_one(line, reader) and under_heading(line, "", reader)[0] == ""
    )


def _plainer(line: str) -> str:
    """Return a line without markup, addresses, and other text that web pages put around names."""
    if line.count("\t") > 1:
        line = line.replace("\t", " | ")
    if listed := _IN_ARRAY.fullmatch(line.strip()):
        line = listed["name"]
    line = _NESTED.sub(r"<card>\g<name></card>", _TAGGED.sub("", line))
    line = _ELEMENT.sub(_element, line).removeprefix(", ")
    line = _ADDRESS.sub(" ", _LINK.sub(r"\1", html.unescape(line)))
    return bare(" ".join(_LOOKS.sub("", line).split()).rstrip(_BEHIND))


def _unnumbered(line: str, reader: Reader) -> str:
    """Return a line without the card number or the price that follows the count and the name."""
    shorter = _NUMBERED.sub("", _PRICED.sub("", line))
    counted = shorter != line and counted_name(shorter, reader.names)[2]
    return shorter if counted and names_one(shorter, reader) else line


def _celled(line: str, reader: Reader) -> str:
    """Return the count and the name from a row of a table that names one card: ``| 3x | Banzai! | event |``.

    The count is the number in the first two cells, or else the only number in the row. A row of two tables side by side
    has a count beside each name.
    """
    cells = [cell.strip() for cell in line.strip("| ").split("|")]
    known = [cell for cell in cells if reader.names.known(cell)]
    numbers = [number[0].strip("xX×* ") if (number := _COUNT.fullmatch(cell)) else "" for cell in cells]
    if len(known) > 1 and len(known) == len([*filter(None, numbers)]) == sum(map(bool, cells)) / 2:
        return "; ".join(f"{count} {name}" for count, name in zip(filter(None, numbers), known, strict=True))
    counts = list(filter(None, numbers[:2])) or list(filter(None, numbers))
    return f"{counts[0]} {known[0]}" if len(known) == len(counts) == 1 and known[0] in cells[:2] else line


def _element(found: re.Match[str]) -> str:
    """Return the count and the name of a card in an XML list."""
    has = {match["what"].lower(): match["value"] for match in _HAS.finditer(found["has"])}
    count = next((has[name] for name in COUNTS if name in has), "1")
    return f", {count} {found['inside'] or has.get('name') or has.get('title') or has.get('id', '')}"
