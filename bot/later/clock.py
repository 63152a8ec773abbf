"""Clocks: they tell the time and wait until a given time."""

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from time import monotonic_ns
from typing import Final, Protocol

# Seconds between two looks at the time, because somebody may set the clock, and a machine may sleep.
LONGEST: Final = 300.0


class Clock(Protocol):
    """A clock tells the time, and waits until a given time. Tests have a clock that they move by hand."""

    def now(self) -> datetime:
        """Return the time in UTC."""

    def elapsed(self) -> timedelta:
        """Return how long this clock has been running.

        Nobody can set this clock back, so the span never gets shorter.
        """

    async def wait(self, woken: asyncio.Event, until: datetime | None) -> None:
        """Wait until the event ``woken`` is set or the time ``until`` has come. An early return does no harm."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    def elapsed(self) -> timedelta:
        """Return how long the machine has been running."""
        return timedelta(microseconds=monotonic_ns() // 1000)

    async def wait(self, woken: asyncio.Event, until: datetime | None) -> None:
        """Wait until the event ``woken`` is set or the time ``until`` has come."""
        left = LONGEST if until is None else (until - self.now()).total_seconds()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(max(left, 0.0), LONGEST)):
                await woken.wait()
