"""Decks as text, in each form that the reader understands. Reading a printed deck gives the same deck."""

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from bot.decks.code import share_code
from bot.decks.game import Card, DeckGame, by_part
from bot.decks.reading.deck import Reading

# Headings of lists, as deck sites write them.
HEADINGS: Final = {
    "stronghold": "Stronghold", "role": "Role", "province": "Provinces",
    "dynasty": "Dynasty Deck", "conflict": "Conflict Deck", "fate": "Fate Deck",
}  # fmt: skip
KINDS: Final = {"personality": "Personalities", "strategy": "Strategies"}
# The Jigoku client's names for the parts of a deck.
JIGOKU: Final = {"province": "provinceCards", "dynasty": "dynastyCards", "conflict": "conflictCards"}


@dataclass(frozen=True)
class Shape:
    """The layout of a list: a card's line, a deck's heading, and the heading of a card type, if any.

    ``bare`` parts come before the decks. As on deck sites, ``bare`` parts have neither headings nor counts.
    """

    line: str
    heading: str = "{name} ({count})"
    kinds: str = ""
    bare: str = ""


LISTS: Final[Mapping[str, Shape]] = {
    "list": Shape("{count}x {name}"),
    "counts": Shape("{name} ({count})", "{name}:"),
    "numbers": Shape("{count}x {pack} {number} // {name}"),
    "site": Shape("{count}x {name}", kinds="{name} ({count})", bare="{name}{element}"),
    "discord": Shape("{count}x {name}", "**{name} ({count})**", "*{name} ({count})*"),
    "jigoku": Shape("{count} {name} ({pack})"),
}


def as_list(shape: Shape, game: DeckGame, reading: Reading) -> str:
    """Return the deck as a plain list in a layout."""
    lines = [f"Name: {reading.title}"] if reading.title else []
    for part, cards in _parts(game, reading).items():
        drawn = part in game.hands
        if drawn or not shape.bare:
            lines += ["", shape.heading.format(name=HEADINGS[part], count=_size(cards))]
        # A misplaced card comes before the headings of types, because these would move it.
        astray = [pair for pair in cards if pair[0].part != part]
        others = [pair for pair in cards if pair[0].part == part]
        by_type = [(kind, list(same)) for kind, same in groupby(others, lambda pair: pair[0].type)]
        for kind, pairs in (("", astray), *by_type):
            if kind and shape.kinds and drawn:
                name = KINDS.get(kind, f"{kind.title()}s")
                lines.append(shape.kinds.format(name=name, count=_size(pairs)))
            for card, count in pairs:
                line = shape.bare if shape.bare and not drawn and count == 1 else shape.line
                lines.append(line.format(count=count, name=card.name, **card.printing))
    return "\n".join(lines).strip() + "\n"


def as_json(game: DeckGame, reading: Reading) -> str:
    """Return JSON by card ids, part by part."""
    parts = {
        "provinces" if part == "province" else part: {card.id: count for card, count in cards}
        for part, cards in _parts(game, reading).items()
    }
    return _json({**_titled(reading), "game": game.name, **parts})


def as_site_json(game: DeckGame, reading: Reading) -> str:
    """Return JSON in the deck sites' form: all cards by id. The key for misplaced cards is our own."""
    cards = {card.id: count for pairs in by_part(game, reading).values() for card, count in pairs}
    misplaced = {"misplaced": reading.misplaced} if reading.misplaced else {}
    return _json({**_titled(reading), "cards": cards, **misplaced})


def as_jigoku_json(game: DeckGame, reading: Reading) -> str:
    """Return JSON in the Jigoku client's form."""
    parts = _parts(game, reading)
    lists = {
        JIGOKU.get(part, part): [{"count": count, "card": {"id": card.id}} for card, count in parts.get(part, ())]
        for part in game.parts
    }
    return _json({**_titled(reading), **lists})


def as_csv(game: DeckGame, reading: Reading) -> str:
    """Return the deck as a table of comma-separated values."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["count", "name", "deck", "list"])
    for part, cards in _parts(game, reading).items():
        table.writerows([count, card.name, part, reading.title] for card, count in cards)
    return out.getvalue()


def as_code(game: DeckGame, reading: Reading) -> str:
    """Return the deck's name, and below it the deck's code."""
    return "\n".join(filter(None, [reading.title, share_code(game, reading.cards)])) + "\n"


OTHERS: Final[Mapping[str, Callable[[DeckGame, Reading], str]]] = {
    "json": as_json,
    "sitejson": as_site_json,
    "jigokujson": as_jigoku_json,
    "csv": as_csv,
    "code": as_code,
}
# Forms that need the sets and numbers of the 2017 card game, or serve its client.
LCG_ONLY: Final = frozenset({"numbers", "jigoku", "jigokujson"})


CODE: Final = "code"
SHEET: Final = "sheet"  # on paper: see ``paper``


def forms(game: DeckGame) -> list[str]:
    """Return the text forms for a game's decks."""
    return [form for form in (*LISTS, *OTHERS) if game.name == "l5r-lcg" or form not in LCG_ONLY]


def printed(form: str, game: DeckGame, reading: Reading) -> str:
    """Return a deck in a form."""
    return OTHERS[form](game, reading) if form in OTHERS else as_list(LISTS[form], game, reading)


def file_name(form: str) -> str:
    """Return a file name for a deck in a form."""
    if form == SHEET:
        return "deck.pdf"
    return "deck.csv" if form == "csv" else "deck.json" if form.endswith("json") else "deck.txt"


def _titled(reading: Reading) -> dict[str, Any]:
    return {"name": reading.title} if reading.title else {}


def _json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _size(cards: list[tuple[Card, int]]) -> int:
    return sum(count for _, count in cards)


def _parts(game: DeckGame, reading: Reading) -> dict[str, list[tuple[Card, int]]]:
    """Return the parts of the deck as the list had them. A misplaced card stays in the part where it was."""
    found: dict[str, list[tuple[Card, int]]] = {part: [] for part in game.parts}
    for part, pair in _placed(game, reading):
        found[part].append(pair)
    return {part: cards for part, cards in found.items() if cards}


def _placed(game: DeckGame, reading: Reading) -> Iterator[tuple[str, tuple[Card, int]]]:
    for part, cards in by_part(game, reading).items():
        for card, count in cards:
            where = reading.misplaced.get(card.id, part)
            yield where if where in game.parts else part, (card, count)


def differences(first: Reading, second: Reading) -> dict[str, tuple[int, int]]:
    """Return the cards whose counts differ in two decks, with both counts."""
    counts: tuple[Counter[str], Counter[str]] = (first.cards, second.cards)
    every = sorted(counts[0].keys() | counts[1].keys())
    return {card: (counts[0][card], counts[1][card]) for card in every if counts[0][card] != counts[1][card]}
