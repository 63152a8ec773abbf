"""The message with the changes that make a deck legal."""

from collections.abc import Sequence

from discord import ui

from bot.controls.control import Items, Page, button, gallery, layout, rows
from bot.controls.fit import fitted
from bot.decks.judging.check import Check
from bot.decks.judging.mend import Mend
from bot.decks.judging.report import card_name, form_name
from bot.decks.pages.buttons import ShowDeck
from bot.decks.pictures.mend import mend_lines
from bot.pictures.render import Picture
from bot.store import KeptDeck
from bot.words import Tongue


def mend_page(check: Check, mend: Mend, kept: KeptDeck, say: Tongue, pictures: Sequence[Picture] = ()) -> Page:
    """Return the changes, with a button that shows the resulting deck."""
    gone, come = mend_lines(check, mend, say)
    form = f"-# {form_name(check.game, check.form, say)}"
    blocks = [form if pictures else f"### {say('mend-title', count=mend.size)}\n{form}"]
    if mend.moved:
        blocks.append(say("mend-moved", cards=", ".join(card_name(card, say, check.game) for card in mend.moved)))
    if not pictures:
        blocks += [
            f"**{say(key)}**\n" + "\n".join(lines) for key, lines in (("mend-out", gone), ("mend-in", come)) if lines
        ]
    items: Items = [*fitted(blocks, 3500), *gallery(pictures)]
    if come:
        items.append(ui.TextDisplay(f"-# {say('mend-from')}"))
    look = button(say("button-deck-mended"), ShowDeck(kept.id, kept.version))
    return Page(layout([*items, *rows([look])]), pictures)
