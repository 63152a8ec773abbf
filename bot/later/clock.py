"""The time, and waiting for it."""

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from time import monotonic_ns
from typing import Final, Protocol

LONGEST: Final = 300.0  # seconds without a look at the time: somebody may set it, and a machine may sleep


class Clock(Protocol):
    """Tells the time and waits for it. Tests have one that they move by hand."""

    def now(self) -> datetime:
        """Return the time in UTC."""

    def elapsed(self) -> timedelta:
        """Return for how long it has gone on since some moment. Nobody can set this, and it never goes back."""

    async def wait(self, woken: asyncio.Event, until: datetime | None) -> None:
        """Wait until the event is set or, at the latest, until a time; an early return does no harm."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    def elapsed(self) -> timedelta:
        """Return for how long the machine has been on."""
        return timedelta(microseconds=monotonic_ns() // 1000)

    async def wait(self, woken: asyncio.Event, until: datetime | None) -> None:
        """Wait until the event is set or, at the latest, until a time."""
        left = LONGEST if until is None else (until - self.now()).total_seconds()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), min(max(left, 0.0), LONGEST))
