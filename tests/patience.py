"""Waiting for what other threads, processes or tasks do, on a machine that may have much else to do."""

import asyncio
from typing import Final

PATIENT: Final = 60.0  # seconds that a test waits for anything before it fails


async def moment() -> None:
    """Leave other tasks and threads a moment.

    ``asyncio.sleep(0)`` in a loop takes the interpreter's lock back at once, so that a thread may never get it.
    """
    await asyncio.sleep(0.001)
