"""Decks as JSON (from deck sites, or in our own form) and as tables."""

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import Any, Final

from bot.decks.reading.counts import COUNTS, counted_name, whole
from bot.decks.reading.deck import LINE, LINES, Reader, Unreadable, clean, clean_title
from bot.decks.reading.names import plain

SECTIONS: Final = {
    "stronghold": "", "role": "", "provinces": "", "provincecards": "", "dynasty": "dynasty", "dynastycards": "dynasty",
    "conflict": "conflict", "conflictcards": "conflict", "fate": "fate", "cards": "", "slots": "", "deck": "",
    "decklist": "", "data": "", "record": "", "attributes": "", "head": "",
}  # fmt: skip
WRAPPED: Final = ("data", "record", "head", "attributes", "decklist")
BESIDE: Final = ("sideboard", "maybeboard")  # cards that people keep beside a deck, reported as outside of it
NAMES: Final = ("id", "code", "name", "title", "cardname", "nickname")
DEPTH: Final = 6
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")  # a card's id, as the deck sites write it


def read_json(text: str, reader: Reader) -> None:
    """Read a deck as JSON. Raises Unreadable if the text is not such a deck."""
    try:
        data = _loaded(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("deck-bad-json", line=getattr(error, "lineno", 1)) from error
    decks = list(_unwrapped(data))
    names = [name.get("en") if isinstance(name, dict) else name for deck in decks if (name := deck.get("name"))]
    reader.reading.title = clean_title(names[-1]) if names and isinstance(names[-1], str) else ""
    entries = list(islice(_entries(data, ""), LINES + 1))
    reader.ids = all(isinstance(written, str) and _ID.fullmatch(written) for written, _, _ in entries)
    for number, (written, count, part) in enumerate(entries, 1):
        if number > LINES:
            raise Unreadable("deck-too-long", lines=number, most=LINES)
        written = str(written)[:LINE]
        if count is ...:
            count, written, _ = counted_name(written, reader.names)
        reader.take(number, written, whole(count), part)
    for deck in decks:
        _misplaced(deck.get("misplaced"), reader)


def _loaded(text: str) -> Any:
    """Return the content of JSON, or a list of the contents if each line is a JSON object of its own."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") and line.rstrip(" ,").endswith("}") for line in lines):
        return [json.loads(line.rstrip(" ,"), object_pairs_hook=_together) for line in lines]
    return json.loads(text, object_pairs_hook=_together)


def _together(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the content of a JSON object. If the object names a card twice, the two counts are added."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        twice = key in found and whole(value) is not None and whole(found[key]) is not None
        found[key] = (whole(found[key]) or 0) + (whole(value) or 0) if twice else value
    return found


def _unwrapped(data: Any) -> Iterator[dict[str, Any]]:
    """Yield the wrappers that sites put around a deck, and the deck itself last."""
    for _ in range(DEPTH):
        data = data[0] if isinstance(data, list) and len(data) == 1 else data
        if not isinstance(data, dict):
            return
        yield data
        data = next((data[key] for key in WRAPPED if key in data), None)


def _misplaced(parts: Any, reader: Reader) -> None:
    """For a list without parts, restore from our own key which cards were misplaced."""
    for card, part in parts.items() if isinstance(parts, dict) else ():
        home = reader.names.homes.get(card)
        if card in reader.reading.cards and home and part != home and part in reader.names.homes.values():
            reader.reading.misplaced[card] = part


def _entries(data: Any, part: str, depth: int = 0) -> Iterator[tuple[Any, Any, str]]:
    """Yield name, count and part of each card in a JSON deck.

    A count of ``...`` means that the name may contain the count.
    """
    if depth > DEPTH:
        return
    if isinstance(data, list):
        if len(data) == 1 and _is_deck(data[0]):
            yield from _entries(data[0], part, depth + 1)
            return
        for entry in data:
            yield from _entry(entry, part, depth)
        return
    if not isinstance(data, dict):
        return
    sections = {key: SECTIONS[key.lower()] for key in data if key.lower() in SECTIONS}
    # An object with "card" is one entry of a list, even if it also has "data" or "deck".
    if sections and "card" not in data:
        yield from ((key, None, "") for key in BESIDE if data.get(key))
        for key, inner in sections.items():
            value = data[key]
            if isinstance(value, str):
                yield value, 1, ""
            else:
                yield from _entries(value, inner or part, depth + 1)
        return
    if depth and data and not {"card", *NAMES} & set(map(_key, data)):
        for name, count in data.items():
            yield name, _count(count) if isinstance(count, dict) else count, part
        return
    yield from _entry(data, part, depth)


def _is_deck(entry: Any) -> bool:
    """Tell whether an entry of a list is a whole deck."""
    return isinstance(entry, dict) and any(
        isinstance(value, dict | list) for key, value in entry.items() if key.lower() in SECTIONS
    )


def _count(entry: dict[str, Any]) -> Any:
    """Return the count of an entry, or 1 if the entry states no count."""
    held = {_key(key): value for key, value in entry.items()}
    return next((held[key] for key in COUNTS if key in held), 1)


def _key(key: str) -> str:
    """Return the name of a value as we know it, however a program writes it: ``cardName``, ``card_name``."""
    return key.replace("_", "").lower()


def _entry(entry: Any, part: str, depth: int) -> Iterator[tuple[Any, Any, str]]:
    if isinstance(entry, str):
        yield entry, ..., part
    elif isinstance(entry, dict):
        card = entry.get("card", entry)
        named = {_key(key): value for key, value in card.items()} if isinstance(card, dict) else {"name": card}
        name = next((named[key] for key in NAMES if named.get(key)), None)
        if isinstance(name, str | int):
            yield name, _count(entry), part
        elif any(isinstance(value, dict | list) or whole(value) is not None for value in entry.values()):
            yield from _entries(entry, part, depth + 1)
    elif isinstance(entry, list):
        yield from _entries(entry, part, depth + 1)
    else:
        yield json.dumps(entry), None, part


# Tables

COLUMNS: Final = {
    "count": ("count", "quantity", "qty", "copies", "number", "nombre", "ilosc", "quantite"),
    "name": (
        "name",
        "card",
        "card name",
        "title",
        "id",
        "nom",
        "carte",
        "nom de la carte",
        "nazwa",
        "karta",
        "nazwa karty",
    ),
    "deck": ("deck", "side", "paquet", "talia"),
    "list": ("list", "liste", "lista"),
}
NEEDED: Final = ("count", "name")
SUMS: Final = frozenset({"total", "sum", "somme", "suma", "razem"})
_RULE: Final = re.compile(r"(?::?-+:?)?")  # a cell below the header of a Markdown table, or an empty cell


def looks_like_csv(text: str) -> bool:
    """Tell whether a text is a table: its first line names columns, or every line begins with a number."""
    first = text.partition("\n")[0]
    if not any(sign in first for sign in ",;\t|"):
        return False
    return all(name in _head(first, _delimiter(first)) for name in NEEDED) or _headless(text)


def _headless(text: str) -> bool:
    """Tell whether a text is a table of counts and names without a header."""
    return all(re.match(r'"?\d+"?\s*[,;\t|]\s*\S', line) for line in text.split("\n") if line.strip())


def read_csv(text: str, reader: Reader) -> None:
    """Read a table. Raises Unreadable if the text is not a table of a deck."""
    first = text.partition("\n")[0]
    headless = _headless(text)
    places = {"count": 0, "name": 1} if headless else _head(first, _delimiter(first))
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=_delimiter(first)))
    except csv.Error as error:
        raise Unreadable("deck-bad-table") from error
    for number, row in list(enumerate(rows, 1))[0 if headless else 1 :]:
        if not any(cell.strip() for cell in row):
            continue
        cells = {name: row[place].strip() if place < len(row) else "" for name, place in places.items()}
        if all(_RULE.fullmatch(cell.strip()) for cell in row) or _sums(cells):
            reader.reading.kinds[number] = "heading"
            continue
        part = SECTIONS.get(cells.get("deck", "").casefold(), "")
        title = clean_title(cells.get("list", ""))
        reader.reading.title = reader.reading.title or title
        reader.take(number, cells["name"] or clean(" ".join(row)), whole(cells["count"]), part)
        for count, name in _beside(row[max(places.values()) + 1 :], reader):
            reader.take(number, name, count, part)


def _sums(cells: Mapping[str, str]) -> bool:
    """Tell whether a row holds only the sum of a table, such as ``Total;80``."""
    return {plain(cells["count"]), plain(cells["name"])} & SUMS != set() and (
        whole(cells["count"]) is not None or whole(cells["name"]) is not None
    )


def _beside(cells: Sequence[str], reader: Reader) -> Iterator[tuple[int, str]]:
    """Yield the counts and names of further cards in a row, from another table that stands beside the first."""
    for before, name in pairwise(map(str.strip, cells)):
        if (count := whole(before)) is not None and reader.names.known(name):
            yield count, name


def _delimiter(first: str) -> str:
    return max(",;\t|", key=first.count)


def _head(first: str, delimiter: str) -> dict[str, int]:
    """Find in a table's header the columns that we read, and return their positions."""
    cells = [plain(cell) for cell in first.replace('"', "").split(delimiter)]
    found = {}
    for kind, names in COLUMNS.items():
        place = next((place for place, cell in enumerate(cells) if cell in names), None)
        if place is not None:
            found[kind] = place
    return found
