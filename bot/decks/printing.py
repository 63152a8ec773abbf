"""Decks as text again, in each form that can be read: what was read from a printed deck is that deck."""

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from bot.decks.game import Card, DeckGame, by_part
from bot.decks.model import Reading

# The headings of lists, as everybody's deck sites write them.
HEADINGS: Final = {"stronghold": "Stronghold", "role": "Role", "province": "Provinces"}


def as_list(game: DeckGame, reading: Reading) -> str:
    """Return a plain list with headings."""
    lines = [f"Name: {reading.title}"] if reading.title else []
    for part, cards in _parts(game, reading).items():
        lines += ["", f"{HEADINGS.get(part, part.title())} ({sum(count for _, count in cards)})"]
        lines += [f"{count}x {card.name}" for card, count in cards]
    return "\n".join(lines).strip() + "\n"


def as_counts(game: DeckGame, reading: Reading) -> str:
    """Return a list with the counts behind the names."""
    lines = [f"Name: {reading.title}"] if reading.title else []
    for part, cards in _parts(game, reading).items():
        lines += ["", f"{HEADINGS.get(part, part.title())}:"]
        lines += [f"{card.name} ({count})" for card, count in cards]
    return "\n".join(lines).strip() + "\n"


def as_json(game: DeckGame, reading: Reading) -> str:
    """Return JSON by card ids."""
    parts: dict[str, Any] = {
        _section(part): {card.id: count for card, count in cards} for part, cards in _parts(game, reading).items()
    }
    head = {"name": reading.title} if reading.title else {}
    return json.dumps({**head, "game": game.name, **parts}, ensure_ascii=False, indent=1) + "\n"


def as_csv(game: DeckGame, reading: Reading) -> str:
    """Return a table."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["count", "name", "deck", "list"])
    for part, cards in _parts(game, reading).items():
        table.writerows([count, card.name, part, reading.title] for card, count in cards)
    return out.getvalue()


FORMS: Final[Mapping[str, tuple[Callable[[DeckGame, Reading], str], str]]] = {
    "list": (as_list, "txt"),
    "counts": (as_counts, "counts.txt"),
    "json": (as_json, "json"),
    "csv": (as_csv, "csv"),
}


def _section(part: str) -> str:
    return "provinces" if part == "province" else part


def _parts(game: DeckGame, reading: Reading) -> dict[str, list[tuple[Card, int]]]:
    """Return the parts as the list had them: a card in a deck that is not its own stays there."""
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
    """Return the cards of which two decks do not have equally many, with both counts."""
    counts: tuple[Counter[str], Counter[str]] = (first.cards, second.cards)
    every = sorted(counts[0].keys() | counts[1].keys())
    return {card: (counts[0][card], counts[1][card]) for card in every if counts[0][card] != counts[1][card]}
