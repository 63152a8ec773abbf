"""The bot's limit of requests to Discord. Everything that counts against Discord's limit waits here for its turn."""

from contextlib import AbstractAsyncContextManager, nullcontext
from types import TracebackType
from typing import Any, Final

from aiolimiter import AsyncLimiter

from bot.metrics import WAITING

BURST: Final = 0.2  # the share of a second's requests that may be made at once


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
