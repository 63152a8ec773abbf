"""The store in a PostgreSQL database. The store uses the statements of the SQLite store, translated by ``dialect``.

The store also carries messages between processes. Messages between processes are rare, because each save of a match
concerns only one process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Final

from bot.store.due import Due
from bot.store.postgres.file import PostgresFile
from bot.store.postgres.owner import CHANNEL
from bot.store.sqlite.store import SqliteStore

DUE: Final = "due"  # a message to other processes: a row was stored for one of them
PERSON: Final = "person:"  # a message to other processes: this person's preferences have changed
TELL: Final = f"SELECT pg_notify('{CHANNEL}', ?)"


class PostgresStore(PostgresFile, SqliteStore):
    """A store of matches in a PostgreSQL database. All other methods are inherited from the SQLite store."""

    def __init__(self, *given: Any) -> None:
        PostgresFile.__init__(self, *given)
        self._told_of_due = []
        self._told_of_people: list[Callable[[int], Awaitable[None]]] = []
        self._owner.hear = self._hear

    # What belongs to this process.

    @property
    def owned(self) -> bool:  # type: ignore[override]
        """Whether this process owns its shards now."""
        return self._owner.held.is_set()

    @property
    def replaced(self) -> bool:  # type: ignore[override]
        """Tell whether another process owns this process's shards, as far as this process knows."""
        return self._owner.replaced

    async def own(self, within: float) -> bool:
        """Wait at most ``within`` seconds until this process owns its shards.

        Return whether this process owns its shards then.
        """
        try:
            async with asyncio.timeout(within):
                await self._owner.held.wait()
        except TimeoutError:
            return False
        return True

    def when_owned(self, again: Callable[[], Awaitable[None]]) -> None:
        """Call ``again`` when this process has regained its shards, before it serves them."""

        async def anew() -> None:
            await again()
            self._due_was_put()

        self._owner.again = anew

    async def due_by(self, now: datetime, kinds: Any) -> list[Due]:
        """Return the rows that are due. The list is empty while this process does not own its shards."""
        return await super().due_by(now, kinds) if self.owned else []

    # Messages between processes.

    async def pass_on(self, due: Due) -> None:
        """Store a row for the process that owns its match, and notify that process."""
        async with self._transaction() as db:
            await super().pass_on(due)
            await db.execute(TELL, (DUE,))

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Change a person's preference (None deletes it), and tell the other processes."""
        async with self._transaction() as db:
            await super().prefer(user, name, value)
            await db.execute(TELL, (f"{PERSON}{user}",))

    async def forget(self, user: int) -> None:
        """Delete every row that belongs to one person alone, and tell the other processes."""
        async with self._transaction() as db:
            await super().forget(user)
            await db.execute(TELL, (f"{PERSON}{user}",))

    def when_changed(self, reread: Callable[[int], Awaitable[None]]) -> None:
        """Call ``reread`` for each person whose preferences another process may have changed."""
        self._told_of_people.append(reread)

    async def _hear(self, told: str) -> None:
        if told == DUE:
            self._due_was_put()
        for reread in self._told_of_people if told.startswith(PERSON) else ():
            await reread(int(told.removeprefix(PERSON)))
