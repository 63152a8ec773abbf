"""The message that answers a question: an entry or a list of likely ones, the named cards, entries of other games."""

from collections.abc import Sequence
from typing import Final

from discord import ui

from bot.controls.control import Items, button, clip, rows
from bot.rules.answers import marked
from bot.rules.asking import Reply
from bot.rules.buttons import OpenCard, OpenEntry
from bot.rules.card import Card
from bot.rules.card_pages import shown_name
from bot.rules.pages import bare, entry_page, results_page, signed
from bot.rules.query import harmless
from bot.rules.reference import reference
from bot.rules.search import libraries
from bot.words import Tongue

CARDS: Final = 5  # how many of the named cards have a button
READ: Final = 2  # how many of the named cards show their text
TEXT: Final = 350


def reply_page(reply: Reply, query: str, say: Tongue) -> ui.LayoutView:
    """Return the entry that a question is about. If the entry is unclear, list the likely entries, one on each line."""
    answer, library = reply.answer, reply.library
    beneath = [*_cards(answer.cards, say), *_elsewhere(reply, query, say)]
    if answer.entry is not None:
        told, *others = [marked(library, id, query, say.language) for id in (answer.entry, *answer.found)]
        return entry_page(library.glossary, told, say, others=others, beneath=beneath)
    if answer.found:
        head = say("rules-passages", query=harmless(query))
        return results_page(library, query, answer.found, say, head, beneath)
    key = "rules-nearest" if answer.nearest else "rules-nothing"
    return results_page(library, query, answer.nearest, say, say(key, query=harmless(query)), beneath)


def _cards(cards: Sequence[Card], say: Tongue) -> Items:
    """Return the texts of the first cards that a question names, and buttons that open them."""
    lines = []
    for card in cards[:READ]:
        if text := reference(card.game).text(card, say):
            lines.append(f"> 🃏 **{shown_name(card, say)}** – {signed(clip(' '.join(text.split()), TEXT))}")
    shown: Items = [ui.TextDisplay("\n".join(lines))] if lines else []
    opened = [button(shown_name(card, say), OpenCard(card.game, card.id), sign="🃏") for card in cards[:CARDS]]
    return [*shown, *rows(opened)]


def _elsewhere(reply: Reply, query: str, say: Tongue) -> Items:
    """Return a button for each other game that has an answer, and a note if the question is about several games."""
    buttons = []
    for game, id in reply.elsewhere:
        places = marked(libraries()[game], id, query, say.language).places
        title = bare(libraries()[game].glossary.entry(id, say.language).title)
        label = say("labelled", name=say(f"rules-short-{game}"), text=title)
        buttons.append(button(label, OpenEntry(game, id, 0, "o", places), sign="🔎"))
    games = ", ".join(say(f"rules-short-{game}") for game in reply.games)
    note: Items = [ui.TextDisplay(f"-# {say('rules-several-games', games=games)}")] if games and buttons else []
    return [*note, *rows(buttons)]
