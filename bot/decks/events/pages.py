"""The messages of an event: its public page, a registered list, the field and the deck sheets."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.controls.control import Control, Items, Page, Row, button, choice, gallery, layout, rows, select
from bot.controls.fit import fitted
from bot.decks.events import buttons
from bot.decks.game import DeckGame, deck_game
from bot.decks.judging.check import Check
from bot.decks.judging.report import called, card_lines, form_name, shown
from bot.decks.reading.deck import Reading, Unreadable
from bot.decks.reading.names import plain
from bot.pictures.render import Picture
from bot.store import Entered, Event
from bot.trouble import Trouble
from bot.words import Tongue

MOST: Final = 25  # the most options of a select
COLOUR: Final = discord.Colour.dark_gold()


def event_page(event: Event, entries: Sequence[Entered], say: Tongue) -> Page:
    """Return the public page of an event, with each list's fingerprint, or its deck's name if the lists are open."""
    game = deck_game(event.game)
    entries = sorted(entries, key=lambda entry: plain(entry.name))
    head = [
        f"### {shown(event.name)}",
        f"-# {say(f'game-{event.game}')} · {form_name(game, event.form, say)}",
        say(f"event-state-{event.state}"),
        f"**{say('event-count', count=len(entries))}**",
    ]
    lines = [say("event-line", player=shown(entry.name), seal=entry.seal) for entry in entries]
    if event.state == "shown":
        lines = [say("event-line-shown", player=shown(entry.name), deck=_deck(game, entry, say)) for entry in entries]
    items: Items = [*fitted(["\n".join(head), "\n".join(lines)], 3600)]
    if event.state == "shown" and entries:
        for at in range(0, min(len(entries), 4 * MOST), MOST):
            options = [choice(shown(one.name), str(one.person)) for one in entries[at : at + MOST]]
            items.append(Row(select(options, buttons.LookAtList(event.id, at), placeholder=say("event-look"))))
    return Page(layout([*items, *rows(_controls(event, say))], COLOUR))


def _deck(game: DeckGame, entry: Entered, say: Tongue) -> str:
    """Return the name of a registered deck."""
    try:
        return called(game, Reading.of(entry.body), say)
    except (Trouble, Unreadable):
        return say("deck-untitled")  # a damaged list does not hide the others


def _controls(event: Event, say: Tongue) -> list[Control]:
    """Return the buttons of an event: first the players', then the organiser's."""
    blue = discord.ButtonStyle.primary
    if event.state == "shown":
        return [
            button(say("button-event-field"), buttons.ShowField(event.id), style=blue),
            button(say("button-event-sheets"), buttons.PrintSheets(event.id)),
        ]
    open = event.state == "open"
    mine = [button(say("button-event-register"), buttons.Enter(event.id), style=blue)] if open else []
    turn = buttons.CloseEvent(event.id) if open else buttons.ReopenEvent(event.id)
    return [
        *mine,
        button(say("button-event-mine"), buttons.ShowOwn(event.id)),
        button(say(f"button-{'event-close' if open else 'event-reopen'}"), turn, sign="🗝️"),
        button(say("button-event-show"), buttons.AskToOpen(event.id), sign="🗝️"),
    ]


def own_page(event: Event, message: int, entered: Entered, check: Check, say: Tongue) -> ui.LayoutView:
    """Return a person's own registered list with its fingerprint. ``message`` is the event's public message."""
    name = called(check.game, check.reading, say)
    head = [f"### {name}", say("event-own", event=shown(event.name), seal=entered.seal)]
    controls = [
        button(say("button-event-withdraw"), buttons.Withdraw(event.id, message), style=discord.ButtonStyle.danger)
    ]
    return layout(
        [
            *fitted(["\n".join(head), "\n".join(card_lines(check, say))]),
            *(rows(controls) if event.state == "open" else []),
        ]
    )


def list_page(event: Event, entered: Entered, check: Check, say: Tongue) -> ui.LayoutView:
    """Return the page of an opened list, with its fingerprint and the salt of the fingerprint."""
    head = [
        f"### {shown(entered.name)} · {called(check.game, check.reading, say)}",
        f"-# {shown(event.name)} · `{entered.seal}` · {say('event-salt', salt=entered.salt)}",
    ]
    return layout(fitted(["\n".join(head), "\n".join(card_lines(check, say))]))


def sure_page(event: Event, message: int, say: Tongue) -> ui.LayoutView:
    """Return the question of whether to open the lists for everybody."""
    controls = [
        button(say("button-event-show-all"), buttons.OpenLists(event.id, message), style=discord.ButtonStyle.danger)
    ]
    return layout([ui.TextDisplay(say("event-sure", name=shown(event.name))), *rows(controls)])


def field_page(told: str, pictures: Sequence[Picture]) -> Page:
    """Return the field of the event, as a picture or in words."""
    items: Items = gallery(pictures) or [ui.TextDisplay(told)]
    return Page(layout(items, COLOUR), pictures)


def sheets_page(event: Event, name: str, say: Tongue) -> ui.LayoutView:
    """Return the message with the deck sheets."""
    return layout([ui.TextDisplay(say("event-sheets", name=shown(event.name))), ui.File(f"attachment://{name}")])
