"""Registration for an event: the acts of players and organisers, and the lists that a person may read."""

import secrets
from collections.abc import Sequence
from typing import Final

from bot.decks.code import fingerprint
from bot.decks.judging.check import Check, recheck
from bot.decks.judging.report import fault_line, form_name, problem_line, shown
from bot.decks.reading.deck import Reading, Unreadable, clean_title
from bot.store import Entered, Event, EventNameTaken, EventOver, Store
from bot.trouble import Trouble
from bot.words import Tongue

EVENTS: Final = 25  # the most events of a server
PLAYERS: Final = 128  # the most lists of an event
REASONS: Final = 3


async def found(store: Store, event: int, guild: int | None) -> Event:
    """Return an event of a server. Raises Trouble if the server has no such event."""
    kept = await store.events.get(event)
    if kept is None or kept.guild != guild:
        raise Trouble("trouble-event-gone")
    return kept


async def begin(store: Store, guild: int, name: str, game: str, form: str) -> Event:
    """Store a new event. Raises Trouble for a name that is empty or taken, and for too many events."""
    name = clean_title(name)
    if not name:
        raise Trouble("trouble-event-name-empty")
    if len(await store.events.of(guild)) >= EVENTS:
        raise Trouble("trouble-event-too-many", most=EVENTS)
    try:
        event = await store.events.add(guild, name, game, form)
    except EventNameTaken as error:
        raise Trouble("trouble-event-name-taken", name=shown(name)) from error
    return await found(store, event, guild)


async def register(store: Store, event: Event, person: int, name: str, check: Check, say: Tongue) -> Entered:
    """Register a person's list. Raises Trouble if the list is not legal, or if the registration is closed or full."""
    if event.state != "open":
        raise Trouble("trouble-event-closed")
    judged = require_legal(event, check, say)
    others = [entry for entry in await store.events.entries(event.id) if entry.person != person]
    if len(others) >= PLAYERS:
        raise Trouble("trouble-event-full", most=PLAYERS)
    salt = secrets.token_hex(8)
    seal = fingerprint(judged.reading.cards, salt)
    entered = Entered(person, clean_title(name) or "?", judged.reading.body(), salt, seal)
    try:
        await store.events.enter(event.id, entered)
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


async def withdraw(store: Store, event: Event, person: int) -> None:
    """Remove a person's list. Raises Trouble if registration is closed."""
    try:
        await store.events.withdraw(event.id, person)
    except EventOver as error:
        raise Trouble("trouble-event-closed") from error


def opened(event: Event, entries: Sequence[Entered], person: int | None = None) -> list[tuple[Entered, Check]]:
    """Return the lists that a person may read.

    Before the lists are open, a person may read only their own list. Afterwards, a person may read all lists.
    """
    allowed = [entry for entry in entries if event.state == "shown" or entry.person == person]
    checks = []
    for entry in allowed:
        try:
            checks.append((entry, recheck(event.game, Reading.of(entry.body), event.form)))
        except (Trouble, Unreadable):
            continue  # one damaged list does not hide the others
    return checks
