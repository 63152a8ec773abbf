"""This module splits a text with several decks."""

from collections.abc import Iterator
from typing import Final

from bot.decks.game import DeckGame
from bot.decks.judging.repeated import apart_by_names
from bot.decks.reading.counts import counted_name
from bot.decks.reading.deck import LINE, LINES, Reader, Reading, Unreadable
from bot.decks.reading.mail import QUOTED
from bot.decks.reading.names import plain
from bot.decks.reading.rows import names_one
from bot.decks.reading.text import read

LEAST: Final = 15  # a part of a text with this many cards is a deck
LONGEST: Final = 120  # letters of a line that names one card
MOST: Final = 40  # the most decks of one text
_NAMES: Final = ("name", "title", "deck", "player", "nom", "titre", "joueur", "nazwa", "talia", "gracz")


def apart(text: str, game: DeckGame) -> list[str]:
    """Return each deck of a text. If the text does not clearly hold several decks, return only the text.

    Each deck has a stronghold of its own. A deck begins above its stronghold, after the last card of the previous deck.
    If the bot knows no stronghold of the text, repeated names tell the decks apart.
    """
    lines = text.splitlines()
    reader = Reader(game.names(), near=False)
    begins = list(_begins(lines, game, reader))
    if not begins and len(lines) <= LINES:
        return apart_by_names(text, reader)
    if not 1 < len(begins) <= MOST:
        return [text]
    ends = [*begins[1:], len(lines)]
    parts = ["\n".join(lines[start:end]) for start, end in zip([0, *begins[1:]], ends, strict=True)]
    return parts if all(_is_deck(part, game) for part in parts) else [text]


def _begins(lines: list[str], game: DeckGame, reader: Reader) -> Iterator[int]:
    """Yield the line (from 0) at which each deck begins.

    The stronghold of each deck must come before its other cards.
    """
    last = 0  # after the last line that names a card
    for number, raw in enumerate(lines):
        line = QUOTED.sub("", raw).strip()[:LINE]
        if not line or len(line) > LONGEST:
            continue
        rest = line.partition(":")[2].strip()
        named = rest if rest and not names_one(line, reader) else line
        if not names_one(named, reader):
            continue
        card = game.card(_card(named, reader) or "")
        if card is not None and card.part == "stronghold":
            yield _top(lines, last, number)
        last = number + 1


def _top(lines: list[str], last: int, stronghold: int) -> int:
    """Return the line of a deck's name, or else of the first blank line from ``last`` on, or else ``last``."""
    for number in range(last, stronghold):
        if plain(lines[number].partition(":")[0]) in _NAMES:
            return number
    blank = [number for number in range(last, stronghold) if not lines[number].strip()]
    return blank[0] if blank else last


def _card(line: str, reader: Reader) -> str | None:
    return reader.names.known(counted_name(line, reader.names)[1])


def is_deck(reading: Reading) -> bool:
    """Tell whether a part of a text has enough cards to be a deck on its own."""
    return sum(reading.cards.values()) >= LEAST


def _is_deck(text: str, game: DeckGame) -> bool:
    try:
        return is_deck(read(text, game.names(), near=False))
    except Unreadable:
        return False
