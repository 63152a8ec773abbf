"""This module sends messages whole: if the bot is stopped, it still finishes the message that is being sent."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from copy import copy
from typing import Any, Final, TypeVar

import discord

T = TypeVar("T")
log = logging.getLogger(__name__)

RESPONSE: Final = "_cs_response"  # where discord.py keeps the response of an interaction
GRACE: Final = 3.0  # seconds that a stopping bot waits for messages on their way


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
