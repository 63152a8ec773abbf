"""Requests to Discord: not more than Discord allows, and whole.

Everything that counts against Discord's limit waits in ``RequestLimit`` for its turn. ``Sending`` finishes a message
that is being sent even if the bot is stopped.
"""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from copy import copy
from types import TracebackType
from typing import Any, Final, TypeVar

import discord
from aiolimiter import AsyncLimiter

from bot.metrics import WAITING

BURST: Final = 0.2  # the share of a second's requests that may be made at once
T = TypeVar("T")
log = logging.getLogger(__name__)
RESPONSE: Final = "_cs_response"  # where discord.py keeps the response of an interaction
GRACE: Final = 3.0  # seconds that a stopping bot waits for messages on their way


class RequestLimit(AbstractAsyncContextManager[None]):
    """The limit that all requests of a process share, in requests per second. 0 means no limit.

    A request is made inside ``async with``, which waits for its turn. The metrics count the requests that wait.
    """

    def __init__(self, requests: float) -> None:
        self._limiter: AbstractAsyncContextManager[Any] = nullcontext()
        if requests:
            self._limiter = AsyncLimiter(max(requests * BURST, 1.0), max(BURST, 1.0 / requests))

    async def __aenter__(self) -> None:
        """Wait for the request's turn."""
        with WAITING.track_inprogress():
            await self._limiter.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the request's turn."""
        await self._limiter.__aexit__(kind, error, trace)


def for_later(interaction: discord.Interaction[Any]) -> discord.Interaction[Any]:
    """Return a copy of an answered interaction, by which its message can be edited later.

    An interaction and its response refer to each other. So an interaction that is kept for a while stays in memory
    until the next garbage collection (``bot.tidy``). The copy has no response.
    """
    kept = copy(interaction)
    with suppress(AttributeError):
        delattr(kept, RESPONSE)
    return kept


class Sending:
    """A sender whose requests arrive whole, with their pictures, even if the task that waits for them is cancelled."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    async def whole(self, request: Coroutine[Any, Any, T]) -> T:
        """Make a request and return its answer. The request continues even if this call is cancelled."""
        task = asyncio.create_task(request)
        self._under_way.add(task)
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # The waiting task raises the error, if there still is such a task. This call only keeps Python from logging
            # the error.
            task.exception()

    async def close(self, grace: float = GRACE) -> None:
        """Wait for the requests that are under way. Give up requests that take too long."""
        if not self._under_way:
            return
        _, late = await asyncio.wait(self._under_way, timeout=grace)
        for task in late:
            task.cancel()


async def quietly(request: Awaitable[Any]) -> None:
    """Make a request whose failure does not matter."""
    try:
        await request
    except discord.HTTPException as error:
        log.debug("not done: %s", error)
