"""How the bot stops: it finishes the presses that are being served, and ends in time whatever happens."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any, Final

STOPPED: Final = 20.0  # seconds after which a stopping process ends, even if something in it never finishes
NAMED: Final = 20  # the most tasks that the log names when such a process ends
log = logging.getLogger(__name__)


class Serving:
    """A count of the presses and commands that are being served.

    While ``closing`` is true, no new press or command is served.
    """

    def __init__(self) -> None:
        self.closing = False
        self._busy = 0
        self._idle = asyncio.Event()

    def begin(self) -> None:
        """Record that something is being served."""
        self._busy += 1

    def end(self) -> None:
        """Record that a press or command is finished."""
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

    A shell without job control starts a command that ends in ``&`` with SIGINT ignored. Without this function, neither
    SIGINT nor SIGTERM would then stop the bot.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: _stop())


def _stop() -> None:
    """Stop as if by hand, and make sure that the process ends in time."""
    with suppress(RuntimeError):  # the event loop does not run yet, so nothing can delay the stop
        latest = Timer(STOPPED, _end_now, [asyncio.get_running_loop()])
        latest.daemon = True
        latest.start()
    signal.raise_signal(signal.SIGINT)


def _end_now(loop: asyncio.AbstractEventLoop) -> None:
    """End this process and its processes at once. Log the tasks that are still running.

    Nothing is lost: whatever the bot has confirmed is stored.
    """
    log.error("the bot did not stop within %s s; it ends now. Still running: %s", STOPPED, "; ".join(_running(loop)))
    for process in multiprocessing.active_children():
        process.kill()
    logging.shutdown()
    os._exit(1)


def _running(loop: asyncio.AbstractEventLoop) -> Iterator[str]:
    """Yield tasks that are still running, each with the lines of code at which it waits, from the outermost inwards.

    An overloaded bot has hundreds of such tasks, so only the first are named.
    """
    tasks = list(asyncio.all_tasks(loop))
    for task in tasks[:NAMED]:
        places = []
        waiting: Any = task.get_coro()
        while (frame := getattr(waiting, "cr_frame", None)) is not None:
            places.append(f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}")
            waiting = waiting.cr_await
        yield f"{task.get_name()} ({' > '.join(places)})"
    if len(tasks) > NAMED:
        yield f"{len(tasks) - NAMED} more"
