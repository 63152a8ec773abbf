"""The private choice of a seat's deck or faction, and of a deck to look at first."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import ui

from bot.controls.control import Row, button, choice, layout, rows, select, texts
from bot.decks.kept.prepared import sizes
from bot.games.lobby import easy_first, plays
from bot.panels.buttons.joining import ChooseDeck, LookAtOffered, OfferDecks, OfferLooks
from bot.tables import Table
from bot.words import Tongue
from engine.desks import RANDOM
from engine.kernel.games import games

MOST: Final = 25  # the most lines of a select


def offers_page(table: Table, seat: int | None, say: Tongue, own: Mapping[str, str] | None = None) -> ui.LayoutView:
    """Return the private choice of a seat's deck or faction: the player's ``own`` decks first, then the offered ones.

    Own decks that do not fit can be chosen with ``/play``.
    """
    say = say.of(table.face.name)
    lines = offer_lines(table, seat, say, own)
    if table.face.random_decks(say):
        lines = [*lines[: MOST - 1], choice(say("deck-random"), RANDOM, hint=say("deck-random-hint"))]
    if not lines:
        return layout(texts([say("deck-none-fits")]))
    picker = select(lines, ChooseDeck(table.id), placeholder=say("select-deck"))
    looks = [button(say("deck-look"), OfferLooks(table.id))] if table.saved.game in games("decks") else []
    return layout([*texts([say("deck-choose")]), Row(picker), *rows(looks)])


def random_page(table: Table, say: Tongue) -> ui.LayoutView:
    """Return the private choice of a clan for a random deck."""
    say = say.of(table.face.name)
    lines = [choice(clan, deck) for deck, clan in sorted(table.face.random_decks(say).items(), key=lambda one: one[1])]
    picker = select(lines, ChooseDeck(table.id), placeholder=say("select-clan"))
    back = button(say("button-page-back"), OfferDecks(table.id))
    return layout([*texts([say("deck-random-choose")]), Row(picker), *rows([back])])


def looks_page(table: Table, seat: int | None, say: Tongue, own: Mapping[str, str]) -> ui.LayoutView:
    """Return the private choice of a deck to look at before choosing one."""
    say = say.of(table.face.name)
    picker = select(offer_lines(table, seat, say, own), LookAtOffered(table.id), placeholder=say("select-deck-look"))
    back = button(say("button-page-back"), OfferDecks(table.id))
    return layout([*texts([say("deck-look")]), Row(picker), *rows([back])])


def offer_lines(
    table: Table, seat: int | None, say: Tongue, own: Mapping[str, str] | None
) -> list[discord.SelectOption]:
    """Return the choices of a seat as lines of a select: how hard each is and how it plays, else its size."""
    game = table.saved.game
    offered = easy_first(game, table.seating.offers(seat, say))
    room = max(0, MOST - len(offered))
    lines = [choice(f"★ {name}", deck) for deck, name in list((own or {}).items())[:room]]
    told = {brings: plays(game, brings, say.of(game)) for brings in offered}
    if game in games("decks"):
        told = {brings: line or sizes(game, brings, say) for brings, line in told.items()}
    return [*lines, *(choice(name, brings, hint=told.get(brings, "")) for brings, name in offered.items())][:MOST]
