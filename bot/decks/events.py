"""Events with registered decks: the acts of players and organisers, and the lists that they may read."""

import secrets
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.controls.control import Control, Items, Page, Row, button, choice, gallery, layout, rows, select
from bot.controls.fit import fitted
from bot.decks.check import Check, recheck
from bot.decks.code import fingerprint
from bot.decks.event_buttons import (
    AskToOpen,
    CloseEvent,
    Enter,
    LookAtList,
    OpenLists,
    PrintSheets,
    ReopenEvent,
    ShowField,
    ShowOwn,
    Withdraw,
)  # fmt: skip
from bot.decks.game import DeckGame, by_part, deck_game
from bot.decks.model import Reading, Unreadable, clean_title
from bot.decks.names import plain
from bot.decks.report import card_lines, fault_line, form_name, problem_line, shown
from bot.pictures.render import Picture
from bot.store import Entered, Event, EventNameTaken, EventOver, EventStore
from bot.trouble import Trouble
from bot.words import Tongue

EVENTS: Final = 25  # the most events of a server
PLAYERS: Final = 128  # the most lists of an event
MOST: Final = 25  # the most options of a select
REASONS: Final = 3
COLOUR: Final = discord.Colour.dark_gold()


async def found(store: EventStore, event: int, guild: int | None) -> Event:
    """Return an event of a server. Raises Trouble if the server has no such event."""
    kept = await store.event(event)
    if kept is None or kept.guild != guild:
        raise Trouble("trouble-event-gone")
    return kept


async def begin(store: EventStore, guild: int, name: str, game: str, form: str) -> Event:
    """Store a new event. Raises Trouble for a name that is empty or taken, and for too many events."""
    name = clean_title(name)
    if not name:
        raise Trouble("trouble-event-name-empty")
    if len(await store.events_of(guild)) >= EVENTS:
        raise Trouble("trouble-event-too-many", most=EVENTS)
    try:
        event = await store.add_event(guild, name, game, form)
    except EventNameTaken as error:
        raise Trouble("trouble-event-name-taken", name=shown(name)) from error
    return await found(store, event, guild)


async def register(store: EventStore, event: Event, person: int, name: str, check: Check, say: Tongue) -> Entered:
    """Register a person's list. Raises Trouble if the list is not legal, or if the registration is closed or full."""
    if event.state != "open":
        raise Trouble("trouble-event-closed")
    judged = require_legal(event, check, say)
    others = [entry for entry in await store.entries(event.id) if entry.person != person]
    if len(others) >= PLAYERS:
        raise Trouble("trouble-event-full", most=PLAYERS)
    salt = secrets.token_hex(8)
    seal = fingerprint(judged.reading.cards, salt)
    entered = Entered(person, clean_title(name) or "?", judged.reading.body(), salt, seal)
    try:
        await store.enter(event.id, entered)
    except EventOver as error:
        raise Trouble("trouble-event-closed") from error
    return entered


def require_legal(event: Event, check: Check, say: Tongue) -> Check:
    """Return a deck as the event's format judges it. Raises Trouble with the first faults if the deck is not legal."""
    if check.game.name != event.game:
        raise Trouble("trouble-event-game", game=say(f"game-{event.game}"))
    judged = recheck(event.game, check.reading, event.form)
    if not judged.legal:
        reasons = [problem_line(problem, say, judged.game) for problem in judged.reading.problems]
        reasons += [fault_line(fault, say, judged.game) for fault in judged.faults]
        form = form_name(judged.game, judged.form, say)
        raise Trouble("trouble-event-not-legal", format=form, reason=" ".join(reasons[:REASONS]))
    return judged


async def withdraw(store: EventStore, event: Event, person: int) -> None:
    """Remove a person's list. Raises Trouble if registration is closed."""
    try:
        await store.withdraw(event.id, person)
    except EventOver as error:
        raise Trouble("trouble-event-closed") from error


def opened(event: Event, entries: Sequence[Entered], person: int | None = None) -> list[tuple[Entered, Check]]:
    """Return the lists that a person may read.

    Before the lists are open, a person may read only the person's own list, and afterwards all lists.
    """
    allowed = [entry for entry in entries if event.state == "shown" or entry.person == person]
    checks = []
    for entry in allowed:
        try:
            checks.append((entry, recheck(event.game, Reading.of(entry.body), event.form)))
        except (Trouble, Unreadable):
            continue  # one damaged list does not hide the others
    return checks


def event_page(event: Event, entries: Sequence[Entered], say: Tongue) -> Page:
    """Return the public page of an event, with the fingerprint of everybody's list."""
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
            items.append(Row(select(options, LookAtList(event.id, at), placeholder=say("event-look"))))
    return Page(layout([*items, *rows(_controls(event, say))], COLOUR))


def _deck(game: DeckGame, entry: Entered, say: Tongue) -> str:
    """Return the name of a registered deck."""
    try:
        return _called(game, Reading.of(entry.body), say)
    except (Trouble, Unreadable):
        return say("deck-untitled")  # a damaged list does not hide the others


def _called(game: DeckGame, reading: Reading, say: Tongue) -> str:
    """Return the name of a deck: its title, or else its stronghold."""
    strongholds = by_part(game, reading).get("stronghold", ())
    named = reading.title or next((card.called(say.language) for card, _ in strongholds), "")
    return shown(named) or say("deck-untitled")


def _controls(event: Event, say: Tongue) -> list[Control]:
    """Return the buttons of an event: first the players', then the organiser's."""
    blue = discord.ButtonStyle.primary
    if event.state == "shown":
        return [
            button(say("button-event-field"), ShowField(event.id), style=blue),
            button(say("button-event-sheets"), PrintSheets(event.id)),
        ]
    open = event.state == "open"
    mine = [button(say("button-event-register"), Enter(event.id), style=blue)] if open else []
    turn = CloseEvent(event.id) if open else ReopenEvent(event.id)
    return [
        *mine,
        button(say("button-event-mine"), ShowOwn(event.id)),
        button(say(f"button-{'event-close' if open else 'event-reopen'}"), turn, sign="🗝️"),
        button(say("button-event-show"), AskToOpen(event.id), sign="🗝️"),
    ]


def own_page(event: Event, message: int, entered: Entered, check: Check, say: Tongue) -> ui.LayoutView:
    """Return a person's own registered list with its fingerprint. ``message`` is the event's public message."""
    name = _called(check.game, check.reading, say)
    head = [f"### {name}", say("event-own", event=shown(event.name), seal=entered.seal)]
    controls = [button(say("button-event-withdraw"), Withdraw(event.id, message), style=discord.ButtonStyle.danger)]
    return layout(
        [
            *fitted(["\n".join(head), "\n".join(card_lines(check, say))]),
            *(rows(controls) if event.state == "open" else []),
        ]
    )


def list_page(event: Event, entered: Entered, check: Check, say: Tongue) -> ui.LayoutView:
    """Return the page of an opened list, with its fingerprint and the salt of the fingerprint."""
    head = [
        f"### {shown(entered.name)} · {_called(check.game, check.reading, say)}",
        f"-# {shown(event.name)} · `{entered.seal}` · {say('event-salt', salt=entered.salt)}",
    ]
    return layout(fitted(["\n".join(head), "\n".join(card_lines(check, say))]))


def sure_page(event: Event, message: int, say: Tongue) -> ui.LayoutView:
    """Return the question of whether to open the lists for everybody."""
    controls = [button(say("button-event-show-all"), OpenLists(event.id, message), style=discord.ButtonStyle.danger)]
    return layout([ui.TextDisplay(say("event-sure", name=shown(event.name))), *rows(controls)])


def field_page(told: str, pictures: Sequence[Picture]) -> Page:
    """Return the field of the event, as a picture or in words."""
    items: Items = gallery(pictures) or [ui.TextDisplay(told)]
    return Page(layout(items, COLOUR), pictures)


def sheets_page(event: Event, name: str, say: Tongue) -> ui.LayoutView:
    """Return the message with the deck sheets."""
    return layout([ui.TextDisplay(say("event-sheets", name=shown(event.name))), ui.File(f"attachment://{name}")])
