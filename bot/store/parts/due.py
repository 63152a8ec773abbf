"""Tasks that are due later, in the SQLite store."""

import json
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.store.due import Due, NotDue
from bot.store.home import AtHome
from bot.store.sqlite.file import SqliteFile

COLUMNS: Final = "id, key, kind, at, match, person, data"
PUT: Final = "INSERT OR REPLACE INTO due (key, kind, at, match, person, data) VALUES (?, ?, ?, ?, ?, ?)"
OF_KINDS: Final = "kind IN (SELECT value FROM json_each(?))"


class SqliteDue(AtHome, SqliteFile):
    """The part of the SQLite store that keeps tasks that are due later."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._told_of_due: list[Callable[[], None]] = []

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """Make one transaction of everything that this task writes within the block.

        Either all of it is kept, or nothing.
        """
        async with self._transaction():
            yield

    async def put_due(self, due: Due) -> None:
        """Store a row. If there is a row with the same key, the new row replaces it."""
        async with self._transaction() as db:
            await db.execute(PUT, due_row(due))
            self._due_was_put()

    async def pass_on(self, due: Due) -> None:
        """Store a row. The process that owns its match will carry the task out."""
        await self.put_due(due)

    async def drop_due(self, key: str) -> None:
        """Delete the row of a key, if there is one."""
        async with self._transaction() as db:
            await db.execute("DELETE FROM due WHERE key = ?", (key,))

    async def take_due(self, due: Due) -> None:
        """Remove a row whose task is being carried out. Raises NotDue if the row no longer exists."""
        async with self._transaction() as db:
            cursor = await db.execute("DELETE FROM due WHERE id = ?", (due.id,))
            if cursor.rowcount != 1:
                raise NotDue(due.key)

    async def note_due(self, due: Due, data: Mapping[str, Any]) -> None:
        """Change a row's content while its task is being carried out. Raises NotDue if the row no longer exists."""
        async with self._transaction() as db:
            cursor = await db.execute("UPDATE due SET data = ? WHERE id = ?", (json.dumps(dict(data)), due.id))
            if cursor.rowcount != 1:
                raise NotDue(due.key)

    async def bring_forward(self, kinds: Collection[str], until: datetime, by: timedelta) -> None:
        """Subtract ``by`` from the time of every row of these kinds that is due at ``until`` or before."""
        async with self._transaction() as db:
            for row in await self.due_by(until, kinds):
                await db.execute("UPDATE due SET at = ? WHERE id = ?", (write_time(row.at - by), row.id))
            self._due_was_put()

    async def due(self, key: str) -> Due | None:
        """Return the row of a key, if there is one."""
        rows = await self._read(f"SELECT {COLUMNS} FROM due WHERE key = ?", key)
        return read_due(rows[0]) if rows else None

    async def all_due(self, kind: str) -> list[Due]:
        """Return all rows of a kind, those for other processes too, the earliest first."""
        rows = await self._read(f"SELECT {COLUMNS} FROM due WHERE kind = ? ORDER BY at, id", kind)
        return [read_due(row) for row in rows]

    async def due_by(self, now: datetime, kinds: Collection[str]) -> list[Due]:
        """Return the rows of these kinds that are due by ``now``, the earliest first."""
        rows = await self._read(
            f"SELECT {COLUMNS} FROM due WHERE at <= ? AND {OF_KINDS} AND {self._ours()} ORDER BY at, id",
            write_time(now),
            json.dumps(list(kinds)),
        )
        return [read_due(row) for row in rows]

    async def next_due(self, now: datetime, kinds: Collection[str]) -> datetime | None:
        """Return when the first row of these kinds is due after ``now``, or None."""
        rows = await self._read(
            f"SELECT at FROM due WHERE at > ? AND {OF_KINDS} AND {self._ours()} ORDER BY at LIMIT 1",
            write_time(now),
            json.dumps(list(kinds)),
        )
        return datetime.fromisoformat(rows[0][0]) if rows else None

    def _ours(self) -> str:
        """Return the SQL condition for the rows that this process must carry out: those of its own servers' matches."""
        return self.shards.where("(SELECT guild FROM matches WHERE matches.id = due.match)")

    def tell_of_due(self, told: Callable[[], None]) -> None:
        """Call ``told`` whenever a row has been put and saved."""
        self._told_of_due.append(told)

    def _due_was_put(self) -> None:
        """Once this task's transaction is committed, tell the waiting tasks that rows were stored."""
        for tell in self._told_of_due:
            self._tell_after_commit(tell)


def due_row(due: Due) -> tuple[Any, ...]:
    """Return a task that is due as a row of the table."""
    return due.key, due.kind, write_time(due.at), due.match, due.person, json.dumps(dict(due.data))


def write_time(at: datetime) -> str:
    """Return a time as text in UTC. The texts sort like the times. Raises ValueError for a time without a zone."""
    if at.tzinfo is None:
        raise ValueError(f"no time zone: {at}")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def read_due(row: Any) -> Due:
    """Return the task that a row of the table describes."""
    number, key, kind, at, match, person, data = row
    return Due(key, kind, datetime.fromisoformat(at), match, person, json.loads(data), number)
