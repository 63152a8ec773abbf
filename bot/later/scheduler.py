"""This module handles each row of the store when it is due: one task sleeps until the next row."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.later.clock import Clock
from bot.store import Due, NotDue, Store, Unavailable

# How long a row waits after its first failure; each further failure doubles it, up to the longest.
FIRST: Final = timedelta(seconds=5)
LONGEST: Final = timedelta(hours=1)
PATIENCE: Final = 30.0  # seconds that a row may take, because the others wait for it
# An overloaded bot or database lets tasks wait too long. Only after this many tries is that an error.
TRIES: Final = 5
log = logging.getLogger(__name__)

Handler = Callable[[Due], Awaitable[None]]


@dataclass(frozen=True)
class Failed:
    """How often the task of a row has failed, and when it is tried again."""

    times: int
    again: timedelta  # a time of the clock that nobody can set


class Scheduler:
    """The scheduler carries out the tasks of due rows one after the other, the earliest first.

    A module that puts rows into the store registers a handler for each kind of row. The handler makes the change and
    calls ``store.due.take`` in one transaction (``store.together``). So each task is carried out exactly once, even if
    the bot stops in the middle. Rows of a kind that has no handler stay in the store. If a handler fails, its row is
    tried again later, and the other rows do not wait for that.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._handlers: dict[str, Handler] = {}
        self._failed: dict[int | None, Failed] = {}
        self._woken = asyncio.Event()
        self.running = False
        store.due.when_put(self._woken.set)

    def handle(self, kind: str, handler: Handler) -> None:
        """Register ``handler`` for the rows of a kind."""
        if kind in self._handlers:
            raise ValueError(f"{kind} has a handler already")
        self._handlers[kind] = handler
        self._woken.set()

    async def run(self) -> None:
        """Handle due rows until cancelled."""
        self.running = True
        try:
            while True:
                self._woken.clear()
                await self._clock.wait(self._woken, await self._look())
        finally:
            self.running = False

    async def _look(self) -> datetime:
        """Handle the rows that are due. Return when to look again. If the store cannot be read, try again later."""
        try:
            return await self.do_due() or self._clock.now() + LONGEST
        except Exception as error:
            log.error("what is due cannot be read: %s: %s", type(error).__name__, error)
            return self._clock.now() + FIRST

    async def do_due(self) -> datetime | None:
        """Carry out every row that is due now. Return when the next row is due, or None if no row waits."""
        now, kinds = self._clock.now(), list(self._handlers)
        rows = await self._store.due.by(now, kinds)
        self._failed = {row.id: self._failed[row.id] for row in rows if row.id in self._failed}
        for row in rows:
            if row.id not in self._failed or self._failed[row.id].again <= self._clock.elapsed():
                await self._do(row)
        following = [now + (failed.again - self._clock.elapsed()) for failed in self._failed.values()]
        if (following_row := await self._store.due.next_after(now, kinds)) is not None:
            following.append(following_row)
        return min(following, default=None)

    async def _do(self, row: Due) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._handlers[row.kind](row)
            left = await self._store.due.get(row.key)
            if left is not None and left.id == row.id:
                raise RuntimeError("the handler did not take the row")
        except NotDue:
            pass
        except Exception as error:
            self._fail(row, error)
            return
        self._failed.pop(row.id, None)

    def _fail(self, row: Due, error: Exception) -> None:
        """Record that a row has failed, and tell the operator: the first time with the place in the code.

        If the bot or its database is merely overloaded, the place in the code helps nobody and is left out. The first
        tries are then warnings, because the next one may succeed.
        """
        before = self._failed.get(row.id)
        times = 1 if before is None else before.times + 1
        wait = min(FIRST * 2 ** min(times - 1, 20), LONGEST)
        self._failed[row.id] = Failed(times, self._clock.elapsed() + wait)
        overloaded = isinstance(error, Unavailable | TimeoutError)
        log.log(
            logging.WARNING if overloaded and times < TRIES else logging.ERROR,
            "%s could not be done (try %s; the next one in %.0f s): %s: %s",
            row.key,
            times,
            wait.total_seconds(),
            type(error).__name__,
            error,
            exc_info=error if before is None and not overloaded else None,
        )
