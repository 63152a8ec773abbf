"""Events with registered decks."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Literal

from bot.store.database import Database
from bot.store.parts.decks import write_body

EventState = Literal["open", "closed", "shown"]


class EventNameTaken(Exception):
    """The server already has an event of that name."""


class EventOver(Exception):
    """The event is gone, or its registration is closed. Nothing was written."""


@dataclass(frozen=True)
class Event:
    """An event of a server. In the state ``open`` players register.

    In the state ``shown`` everybody may read the lists.
    """

    id: int
    guild: int
    name: str
    game: str
    form: str
    state: EventState


@dataclass(frozen=True)
class Entered:
    """A registered deck.

    ``seal`` is the fingerprint of the deck and the ``salt``. The salt is published when the lists are opened.
    """

    person: int
    name: str
    body: dict[str, Any]
    salt: str
    seal: str


class Events:
    """The events that a store keeps, with their registered lists."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guild: int, name: str, game: str, form: str) -> int:
        """Store a new event and return its id."""
        try:
            async with self._database.transaction() as db:
                cursor = await db.execute(
                    "INSERT INTO events (guild, name, game, form) VALUES (?, ?, ?, ?)", (guild, name, game, form)
                )
        except sqlite3.IntegrityError as error:
            raise EventNameTaken from error
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def get(self, event: int) -> Event | None:
        """Return an event, or None if no event has this id."""
        rows = await self._database.read("SELECT id, guild, name, game, form, state FROM events WHERE id = ?", event)
        return Event(*rows[0]) if rows else None

    async def of(self, guild: int) -> list[Event]:
        """Return the events of a server, the newest first."""
        rows = await self._database.read(
            "SELECT id, guild, name, game, form, state FROM events WHERE guild = ? ORDER BY id DESC", guild
        )
        return [Event(*row) for row in rows]

    async def set_state(self, event: int, state: EventState) -> bool:
        """Open or close the registration, or open the lists. Return False if the lists are open already."""
        async with self._database.transaction() as db:
            done = await db.execute("UPDATE events SET state = ? WHERE id = ? AND state <> 'shown'", (state, event))
        return done.rowcount > 0

    async def delete(self, event: int) -> None:
        """Delete an event with all its lists."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM events WHERE id = ?", (event,))

    async def enter(self, event: int, entered: Entered) -> None:
        """Keep a person's list in place of an earlier one, if the registration is open at this moment."""
        row = (event, entered.person, entered.name, write_body(entered.body), entered.salt, entered.seal, event)
        async with self._database.transaction() as db:
            done = await db.execute(
                "INSERT OR REPLACE INTO entries (event, person, name, body, salt, seal)"
                " SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM events WHERE id = ? AND state = 'open')",
                row,
            )
            if not done.rowcount:
                raise EventOver

    async def withdraw(self, event: int, person: int) -> None:
        """Delete a person's list, if the registration is open at this moment."""
        async with self._database.transaction() as db:
            done = await db.execute(
                "DELETE FROM entries WHERE event = ? AND person = ?"
                " AND EXISTS (SELECT 1 FROM events WHERE id = ? AND state = 'open')",
                (event, person, event),
            )
            if not done.rowcount:
                raise EventOver

    async def entries(self, event: int) -> list[Entered]:
        """Return the lists of an event. A damaged list is returned empty, so that it does not hide the other lists."""
        rows = await self._database.read(
            "SELECT person, name, body, salt, seal FROM entries WHERE event = ? ORDER BY name COLLATE NOCASE, person",
            event,
        )
        return [Entered(person, name, _body(body), salt, seal) for person, name, body, salt, seal in rows]


def _body(written: str) -> dict[str, Any]:
    try:
        return dict(json.loads(written))
    except (ValueError, TypeError):
        return {}
