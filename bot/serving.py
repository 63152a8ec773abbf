"""Counts the presses that are being served, so that the bot can finish them before it stops."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Serving:
    """A count of the presses and commands that are being served.

    While ``closing`` is true, no new press or command is served.
    """

    def __init__(self) -> None:
        self.closing = False
        self._busy = 0
        self._idle = asyncio.Event()

    def begin(self) -> None:
        """Note that something is being served."""
        self._busy += 1

    def end(self) -> None:
        """Note that a press or command is finished."""
        self._busy -= 1
        if not self._busy:
            self._idle.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count one press or command while it is served."""
        self.begin()
        try:
            yield
        finally:
            self.end()

    async def finish(self, within: float) -> int:
        """Accept no new commands and wait some seconds for the running ones.

        Return how many commands are unfinished.
        """
        self.closing = True
        try:
            async with asyncio.timeout(within):
                while self._busy:
                    self._idle.clear()
                    await self._idle.wait()
        except TimeoutError:
            pass
        return self._busy


def be_stopped_by_the_system() -> None:
    """Let a stop by the system (SIGTERM) work like a stop by hand: everything is closed, the painters too.

    A shell without job control starts a command that ends in ``&`` with SIGINT ignored. Without this, neither signal
    would then stop the bot.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
