"""The table of many decks as a message."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.controls.control import Items, Page, Row, choice, gallery, layout, select
from bot.controls.fit import fitted
from bot.decks.judging.many import Entry, entry_line, same_cards
from bot.decks.judging.report import called
from bot.decks.pages.buttons import OpenOne
from bot.pictures.render import Picture
from bot.words import Tongue

OPENED: Final = 20  # how many decks of the table people can open, because nobody looks at more
ROOM: Final = 3000  # characters of the table
TABLE: Final = "decks.csv"


def many_page(
    entries: Sequence[Entry], opened: Sequence[tuple[Entry, int]], say: Tongue, pictures: Sequence[Picture] = ()
) -> Page:
    """Return the table with a file of the same data, and a select that opens stored decks."""
    legal = sum(entry.check is not None and entry.check.legal for entry in entries)
    head = [f"### {say('decks-head', count=len(entries), legal=legal)}", *same_cards(entries, say)]
    items: Items = [*fitted(["\n".join(head), "\n".join(_lines(entries, say))], 3900)]
    options = []
    for entry, kept in opened:
        if entry.check is not None:
            name = called(entry.check.game, entry.check.reading, say)
            options.append(choice(entry.player or name, str(kept), hint=name))
    if options:
        items.append(Row(select(options, OpenOne(), placeholder=say("decks-open"))))
    good = legal == len(entries)
    colour = discord.Colour.dark_green() if good else discord.Colour.dark_red()
    return Page(layout([*items, *gallery(pictures), ui.File(f"attachment://{TABLE}")], colour), pictures)


def _lines(entries: Sequence[Entry], say: Tongue) -> list[str]:
    """Return the lines of the table. They tell the first fault of each deck if there is room for all."""
    told = [entry_line(entry, say, why=True) for entry in entries]
    if sum(len(line) + 1 for line in told) <= ROOM:
        return told
    lines: list[str] = []
    room = ROOM
    for entry in entries:
        line = entry_line(entry, say)
        room -= len(line) + 1
        if room < 0:
            return [*lines, say("decks-more", count=len(entries) - len(lines))]
        lines.append(line)
    return lines
