"""A clock that tests move by hand, so that no test waits, and a bot that only handles due jobs."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.later import Scheduler
from bot.store import Due, open_store

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class HandClock:
    """A clock that stands still until it is moved. Moving it wakes those who sleep until that time."""

    def __init__(self, at: datetime = NOON) -> None:
        self.at = at
        self.gone = timedelta()
        self._sleepers: list[tuple[datetime, asyncio.Event]] = []

    def now(self) -> datetime:
        """Return the time on the clock."""
        return self.at

    def elapsed(self) -> timedelta:
        """Return how far the clock was moved forward, not counting jumps."""
        return self.gone

    async def wait(self, woken: asyncio.Event, until: datetime | None) -> None:
        """Wait for the event, which is set when the clock is moved to ``until``."""
        if until is not None:
            self._sleepers.append((until, woken))
            self.forward()
        await woken.wait()

    def forward(self, **span: float) -> None:
        """Move the clock on: ``forward(hours=2)``."""
        self.gone += timedelta(**span)
        self.jump(**span)

    def jump(self, **span: float) -> None:
        """Set the clock forward or back, as a person sets the machine's time: no time passes."""
        self.at += timedelta(**span)
        due = [event for until, event in self._sleepers if until <= self.at]
        self._sleepers = [(until, event) for until, event in self._sleepers if until > self.at]
        for event in due:
            event.set()


class House:
    """A bot with only a store and a scheduler; ``done`` counts how often each key was handled."""

    def __init__(self, path: Path | str, clock: HandClock) -> None:
        self.path = path
        self.clock = clock
        self.order: list[str] = []
        self.broken: set[str] = set()

    async def start(self) -> "House":
        self.store = await open_store(self.path)
        self.later = Scheduler(self.store, self.clock)
        self.later.handle("bell", self.ring)
        return self

    async def ring(self, due: Due) -> None:
        async with self.store.together():
            await self.store.settings.change(0, due.key, str(int(await self.store.settings.get(0, due.key) or 0) + 1))
            if due.key in self.broken:
                raise OSError("the rope is torn")
            await self.store.due.take(due)
        self.order.append(due.key)

    async def rung(self, key: str) -> int:
        return int(await self.store.settings.get(0, key) or 0)

    async def put(self, key: str, **span: float) -> None:
        await self.store.due.put(Due(key, "bell", self.clock.now() + timedelta(**span)))

    async def restart(self) -> None:
        await self.store.close()
        await self.start()
