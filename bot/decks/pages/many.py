"""The table of many decks as a message."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.controls.control import Items, Page, Row, choice, gallery, layout, select
from bot.controls.fit import fitted
from bot.decks.judging.many import Entry, entry_line, same_cards
from bot.decks.judging.report import title
from bot.decks.pages.buttons import OpenOne
from bot.pictures.render import Picture
from bot.words import Tongue

OPENED: Final = 20  # how many decks of the table people can open, because nobody looks at more
TABLE: Final = "decks.csv"


def many_page(
    entries: Sequence[Entry], opened: Sequence[tuple[Entry, int]], say: Tongue, pictures: Sequence[Picture] = ()
) -> Page:
    """Return the table with a file of the same data, and a select that opens stored decks."""
    legal = sum(entry.check is not None and entry.check.legal for entry in entries)
    head = [f"### {say('decks-head', count=len(entries), legal=legal)}", *same_cards(entries, say)]
    lines: list[str] = []
    room = 3000
    for entry in entries:
        line = entry_line(entry, say)
        room -= len(line) + 1
        if room < 0:
            lines.append(say("decks-more", count=len(entries) - len(lines)))
            break
        lines.append(line)
    items: Items = [*fitted(["\n".join(head), "\n".join(lines)], 3900)]
    options = [
        choice(entry.player or title(entry.check, say), str(kept), hint=title(entry.check, say))
        for entry, kept in opened
        if entry.check is not None
    ]
    if options:
        items.append(Row(select(options, OpenOne(), placeholder=say("decks-open"))))
    good = legal == len(entries)
    colour = discord.Colour.dark_green() if good else discord.Colour.dark_red()
    return Page(layout([*items, *gallery(pictures), ui.File(f"attachment://{TABLE}")], colour), pictures)
