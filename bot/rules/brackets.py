"""This module looks up names that people write in [[double brackets]], and answers them in one public message."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from discord import ui

from bot.controls.control import Control, Items, button, clip, layout, rows
from bot.rules.asking import Reply, ask
from bot.rules.buttons import OpenBeside, OpenCard
from bot.rules.card import Card
from bot.rules.card_pages import COLOUR, card_brief, label, shown_name
from bot.rules.pages import bare, signed
from bot.rules.passages import without_examples, worded
from bot.rules.query import NAME, clean, harmless
from bot.rules.search import Library, libraries
from bot.trouble import Trouble
from bot.words import Tongue

MOST: Final = 5  # the most names answered in one message
NEAR: Final = 2  # how many similar entries are offered when nothing has the name
TEXT: Final = 500
_BRACKETS: Final = re.compile(r"\[\[([^\[\]\n]+)\]\]")


Shown = tuple[str, str, str]  # a game, whether it is a card or an entry, and its id


class Asked(NamedTuple):
    """A name as the person wrote it, and its answer."""

    name: str
    reply: Reply


def asked_in(text: str, language: str, home: str | None) -> list[Asked]:
    """Answer the names in double brackets in a text: each name once, and only the first few."""
    names: dict[str, None] = {}
    for found in _BRACKETS.finditer(text):
        try:
            names[clean(found[1], NAME)] = None
        except Trouble:  # nothing here can be looked up
            continue
    return [Asked(name, ask(name, language, home, cards_first=True)) for name in list(names)[:MOST]]


def brackets_page(every: Sequence[Asked], say: Tongue) -> ui.LayoutView:
    """Return the meaning of each name: a card's facts and text, or the beginning of an entry.

    A button opens the whole card or entry for the person who presses it.

    If two names lead to the same card or entry, that card or entry appears once, because a message must not hold one
    button twice.
    """
    items: Items = []
    shown: set[Shown] = set()
    for name, reply in every:
        found = _named(name, reply, say, shown)
        if items and found:
            items.append(ui.Separator())
        items += found
    return layout(items, COLOUR)


def _named(name: str, reply: Reply, say: Tongue, shown: set[Shown]) -> Items:
    """Return the items for a name, and add its card or entry to ``shown``.

    Return nothing if ``shown`` contains this card or entry already.
    """
    card, game, entry = reply.card, reply.library.glossary.game, reply.answer.entry
    only: Shown | None = None
    if card is not None:
        only = (card.game, "card", card.id)
    elif entry is not None:
        only = (game, "entry", entry)
    if only is not None and only in shown:
        return []
    if only is not None:
        shown.add(only)
        return _card(name, reply, card, say, shown) if card is not None else _entry(reply, str(entry), say)
    every = [*reply.answer.found, *reply.answer.nearest][:NEAR]
    near = [id for id in every if (game, "entry", id) not in shown]
    shown.update((game, "entry", id) for id in near)
    head = say(
        "rules-passages" if reply.answer.found else "rules-nearest" if every else "rules-nothing", query=harmless(name)
    )
    return [ui.TextDisplay(f"**{head}**"), *rows([_opener(reply.library, id, say) for id in near])]


def _card(name: str, reply: Reply, card: Card, say: Tongue, shown: set[Shown]) -> Items:
    """Return a card, with buttons for it, for other cards of that name, and for entries of that name."""
    head = f"**{shown_name(card, say)}** · {say(f'rules-game-{card.game}')}"
    openers = [button(shown_name(card, say), OpenCard(card.game, card.id), sign="🃏")]
    for other in [other for other in reply.others if (other.game, "card", other.id) not in shown][:NEAR]:
        shown.add((other.game, "card", other.id))
        apart = label("type", other.type, say) if other.game == card.game else say(f"rules-game-{other.game}")
        openers.append(button(f"{shown_name(other, say)} · {apart}", OpenCard(other.game, other.id), sign="🃏"))
    for game, entry in [(card.game, reply.answer.entry), *reply.elsewhere]:
        if entry and libraries()[game].is_named(name) and (game, "entry", entry) not in shown:
            shown.add((game, "entry", entry))
            openers.append(_opener(libraries()[game], entry, say))
    return [ui.TextDisplay(f"{head}\n{card_brief(card, say, TEXT)}"), *rows(openers)]


def _entry(reply: Reply, id: str, say: Tongue) -> Items:
    glossary = reply.library.glossary
    entry = glossary.entry(id, say.language)
    head = f"**{bare(entry.title)}** · {say(f'rules-game-{glossary.game}')}"
    text = signed(clip(bare(worded(without_examples(entry.text), say)), TEXT))
    return [ui.TextDisplay(f"{head}\n{text}"), *rows([_opener(reply.library, id, say)])]


def _opener(library: Library, id: str, say: Tongue) -> Control:
    glossary = library.glossary
    return button(bare(glossary.entry(id, say.language).title), OpenBeside(glossary.game, id), sign="📜")
