"""Messages on their way: being stopped does not break one off half way."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, Final, TypeVar

import discord

T = TypeVar("T")
log = logging.getLogger(__name__)

GRACE: Final = 3.0  # seconds that a bot that is being stopped waits for what it is sending


class Sending:
    """Requests that arrive whole, with their pictures, also when whoever waits for them is stopped."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    async def whole(self, request: Coroutine[Any, Any, T]) -> T:
        """Make a request and return its answer; it goes on when this is cancelled."""
        task = asyncio.create_task(request)
        self._under_way.add(task)
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever still waits, and to nobody else

    async def close(self, grace: float = GRACE) -> None:
        """Wait for what is under way; what takes too long is given up."""
        if not self._under_way:
            return
        _, late = await asyncio.wait(self._under_way, timeout=grace)
        for task in late:
            task.cancel()


async def quietly(request: Awaitable[Any]) -> None:
    """Do a request whose failure matters to nobody."""
    try:
        await request
    except discord.HTTPException as error:
        log.debug("not done: %s", error)
