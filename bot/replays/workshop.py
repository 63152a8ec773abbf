"""Exports are made in a separate process, one after another and within a deadline, never in the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from bot.pictures.render import begin
from bot.processes import end_at_once
from bot.replays.given import Given
from bot.trouble import Trouble

DRAWING: Final = 90.0  # seconds for the pictures of a page; if they take longer, some are left out
WITHIN: Final = 240.0  # seconds after which an export is given up; Discord waits for 900
WAITING: Final = 4  # the most exports that may wait at once
log = logging.getLogger(__name__)


def make_page(given: Given, seconds: float) -> bytes:
    """Return a match as a page.

    This function runs in a separate process. Only that process loads the modules that the function needs.
    """
    from bot.replays.web import Web

    return Web(given, seconds).page()


def make_animation(given: Given, seconds: float) -> bytes:
    """Return a match as an animation. This function runs in a separate process."""
    from bot.replays.animation import animated

    return animated(given)


class Workshop:
    """The workshop makes exports. A process is started for the first export, and ends when no export is waiting."""

    def __init__(self, processes: int, within: float = WITHIN) -> None:
        self._processes = min(processes, 1)
        self._within = within
        self._asked = 0
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def make(self, work: Callable[[Given, float], bytes], given: Given) -> bytes:
        """Return an export.

        Raises Trouble if the export takes too long, if too many exports wait, or if there are no processes.
        """
        if not self._processes:
            raise Trouble("trouble-export-off")
        if self._asked >= WAITING:
            raise Trouble("trouble-export-busy")
        self._asked += 1
        try:
            async with self._turn:
                return await self._made(work, given)
        finally:
            self._asked -= 1
            if not self._asked:
                self.close()

    async def _made(self, work: Callable[[Given, float], bytes], given: Given) -> bytes:
        pool = self._pool = self._pool or ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
        making: asyncio.Future[Any] = asyncio.get_running_loop().run_in_executor(pool, work, given, DRAWING)
        try:
            done, _ = await asyncio.wait({making}, timeout=self._within)
            if not done:
                log.warning("an export of %s took longer than %s s", given.header["game"], self._within)
                raise Trouble("trouble-export-late")
            return bytes(making.result())
        except BrokenExecutor as error:
            log.warning("a process that made an export died")
            raise Trouble("trouble-export-late") from error
        finally:
            if not making.done() or making.cancelled() or making.exception() is not None:
                self.close()

    def close(self) -> None:
        """End the process at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end_at_once(pool)
