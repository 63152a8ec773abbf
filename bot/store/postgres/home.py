"""The servers of one process of several, and the messages between these processes.

Messages are rare, because each save of a match concerns only one process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.shards import Shards
from bot.store.postgres.owner import CHANNEL, Owner

DUE: Final = "due"  # a message to other processes: a row was stored for one of them
PERSON: Final = "person:"  # a message to other processes: this person's preferences have changed
TELL: Final = f"SELECT pg_notify('{CHANNEL}', ?)"


class SharedHome:
    """The home of a process that shares a PostgreSQL database with others, which own other servers."""

    def __init__(self, owner: Owner) -> None:
        self.shards: Shards = owner.shards
        self._owner = owner
        self._told_of_due: list[Callable[[], None]] = []
        self._told_of_people: list[Callable[[int], Awaitable[None]]] = []
        owner.hear = self._hear

    @property
    def owned(self) -> bool:
        """Whether this process owns its shards now."""
        return self._owner.held.is_set()

    @property
    def replaced(self) -> bool:
        """Whether another process owns this process's shards, as far as this process knows."""
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

    def when_changed(self, reread: Callable[[int], Awaitable[None]]) -> None:
        """Call ``reread`` for each person whose preferences another process may have changed."""
        self._told_of_people.append(reread)

    def when_put(self, told: Callable[[], None]) -> None:
        """Call ``told`` when another process may have put rows that are due later."""
        self._told_of_due.append(told)

    async def tell_of_due(self, db: Any) -> None:
        """Tell the other processes, once the transaction ``db`` is written, that a row was put for one of them."""
        await db.execute(TELL, (DUE,))

    async def tell_of_person(self, db: Any, user: int) -> None:
        """Tell the other processes, once the transaction ``db`` is written, that a person's preferences changed."""
        await db.execute(TELL, (f"{PERSON}{user}",))

    def _due_was_put(self) -> None:
        for told in self._told_of_due:
            told()

    async def _hear(self, told: str) -> None:
        if told == DUE:
            self._due_was_put()
        for reread in self._told_of_people if told.startswith(PERSON) else ():
            await reread(int(told.removeprefix(PERSON)))
