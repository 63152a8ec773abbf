"""Tasks that are due later."""

import json
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

from bot.store.database import Database
from bot.store.home import Home

COLUMNS: Final = "id, key, kind, at, match, person, data"
PUT: Final = "INSERT OR REPLACE INTO due (key, kind, at, match, person, data) VALUES (?, ?, ?, ?, ?, ?)"
TOGETHER: Final = 200  # the most rows of one transaction
OF_KINDS: Final = "kind IN (SELECT value FROM json_each(?))"


class NotDue(Exception):
    """The due row no longer exists: its task was done, moved or dropped."""


@dataclass(frozen=True)
class Due:
    """Something that is to happen at a time, for a match, a person or neither.

    ``key`` names the row. A row put under an existing key replaces the older one. ``id`` is the store's number of the
    row, None before it is stored.
    """

    key: str
    kind: str
    at: datetime
    match: int | None = None
    person: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    id: int | None = None


class Dues:
    """The tasks that a store keeps until they are due.

    Times have a time zone, and rows are returned with times in UTC. ``home`` says which rows are for this process.
    """

    def __init__(self, database: Database, home: Home) -> None:
        self._database = database
        self._home = home
        self._told: list[Callable[[], None]] = []
        home.when_put(self.was_put)

    async def put(self, due: Due) -> None:
        """Store a row. If there is a row with the same key, the new row replaces it."""
        async with self._database.transaction() as db:
            await db.execute(PUT, due_row(due))
            self.was_put()

    async def put_all(self, dues: Sequence[Due]) -> None:
        """Store many rows, as ``put`` does with one, in transactions so short that nobody waits for them."""
        for start in range(0, len(dues), TOGETHER):
            await self._database.write(partial(_write_rows, dues[start : start + TOGETHER]))
        self.was_put()

    async def pass_on(self, due: Due) -> None:
        """Store a row for the process that owns its match, and notify that process."""
        async with self._database.transaction() as db:
            await self.put(due)
            await self._home.tell_of_due(db)

    async def drop(self, key: str) -> None:
        """Delete the row of a key, if there is one."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM due WHERE key = ?", (key,))

    async def take(self, due: Due) -> None:
        """Remove a row whose task is being carried out. Raises NotDue if the row no longer exists.

        Call this method within ``Store.together``, along with the change that the task makes.
        """
        async with self._database.transaction() as db:
            cursor = await db.execute("DELETE FROM due WHERE id = ?", (due.id,))
            if cursor.rowcount != 1:
                raise NotDue(due.key)

    async def note(self, due: Due, data: Mapping[str, Any]) -> None:
        """Change a row's content while its task is being carried out. Raises NotDue if the row no longer exists."""
        async with self._database.transaction() as db:
            cursor = await db.execute("UPDATE due SET data = ? WHERE id = ?", (json.dumps(dict(data)), due.id))
            if cursor.rowcount != 1:
                raise NotDue(due.key)

    async def bring_forward(self, kinds: Collection[str], until: datetime, by: timedelta) -> None:
        """Subtract ``by`` from the time of every row of these kinds that is due at ``until`` or before."""
        async with self._database.transaction() as db:
            for row in await self.by(until, kinds):
                await db.execute("UPDATE due SET at = ? WHERE id = ?", (write_time(row.at - by), row.id))
            self.was_put()

    async def get(self, key: str) -> Due | None:
        """Return the row of a key, if there is one."""
        rows = await self._database.read(f"SELECT {COLUMNS} FROM due WHERE key = ?", key)
        return read_due(rows[0]) if rows else None

    async def of_kind(self, kind: str) -> list[Due]:
        """Return all rows of a kind, those for other processes too, the earliest first."""
        rows = await self._database.read(f"SELECT {COLUMNS} FROM due WHERE kind = ? ORDER BY at, id", kind)
        return [read_due(row) for row in rows]

    async def by(self, now: datetime, kinds: Collection[str]) -> list[Due]:
        """Return the rows of these kinds for this process that are due by ``now``, the earliest first.

        The list is empty while this process does not own its shards.
        """
        if not self._home.owned:
            return []
        rows = await self._database.read(
            f"SELECT {COLUMNS} FROM due WHERE at <= ? AND {OF_KINDS} AND {self.ours()} ORDER BY at, id",
            write_time(now),
            json.dumps(list(kinds)),
        )
        return [read_due(row) for row in rows]

    async def next_after(self, now: datetime, kinds: Collection[str]) -> datetime | None:
        """Return when the first row of these kinds is due after ``now``, or None."""
        rows = await self._database.read(
            f"SELECT at FROM due WHERE at > ? AND {OF_KINDS} AND {self.ours()} ORDER BY at LIMIT 1",
            write_time(now),
            json.dumps(list(kinds)),
        )
        return datetime.fromisoformat(rows[0][0]) if rows else None

    def ours(self) -> str:
        """Return the SQL condition for the rows that this process must carry out: those of its own servers' matches."""
        return self._home.shards.where("(SELECT guild FROM matches WHERE matches.id = due.match)")

    def when_put(self, told: Callable[[], None]) -> None:
        """Call ``told`` whenever a row has been put and saved."""
        self._told.append(told)

    def was_put(self) -> None:
        """Once this task's transaction is committed, tell the waiting tasks that rows were stored."""
        for tell in self._told:
            self._database.tell_after_commit(tell)


def _write_rows(dues: Sequence[Due], db: sqlite3.Connection) -> None:
    db.executemany(PUT, [due_row(due) for due in dues])


def due_row(due: Due) -> tuple[Any, ...]:
    """Return the row of the table for a task."""
    return due.key, due.kind, write_time(due.at), due.match, due.person, json.dumps(dict(due.data))


def write_time(at: datetime) -> str:
    """Return a time as text in UTC. The texts sort like the times. Raises ValueError for a time without a zone."""
    if at.tzinfo is None:
        raise ValueError(f"the time has no time zone: {at}")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def read_due(row: Any) -> Due:
    """Return the task that a row of the table describes."""
    number, key, kind, at, match, person, data = row
    return Due(key, kind, datetime.fromisoformat(at), match, person, json.loads(data), number)
