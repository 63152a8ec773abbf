"""Waiting for other threads, processes or tasks on a machine that may be busy."""

import asyncio
from collections.abc import Callable
from time import sleep
from typing import Final

PATIENT: Final = 120.0  # seconds that a test waits for anything before it fails: a busy machine is slow


async def moment() -> None:
    """Give other tasks and threads a moment.

    ``asyncio.sleep(0)`` in a loop takes the interpreter's lock back at once, so a thread may never get it.
    """
    await asyncio.sleep(0.001)


async def turn() -> None:
    """Give every other task one turn, and other threads the interpreter's lock."""
    sleep(0.00001)
    await asyncio.sleep(0)


async def until(true: Callable[[], object]) -> None:
    """Return when a condition has become true. Raises TimeoutError after ``PATIENT`` seconds."""
    async with asyncio.timeout(PATIENT):
        while not true():
            await moment()
