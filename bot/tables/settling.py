"""This module waits until a decision is stored, so that nobody is shown something that a crash could undo.

The player who decides is always answered after the save. Other people may look at the table while the save is under
way.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.tables.table import Table

HANGS: Final = 2.5  # seconds after which nobody waits for a save any longer, because Discord waits for three
AGAIN: Final = 0.25  # seconds between two checks whether a save has ended in another way


class Settling:
    """The moment of a table that is stored so far. Tasks can wait here until the present moment is stored."""

    def __init__(self, moment: tuple[int, int]) -> None:
        self.moment = moment
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def wanted(self) -> bool:
        """Whether somebody waits."""
        return bool(self._waiting)

    def note(self, moment: tuple[int, int]) -> None:
        """Wake the tasks that wait, because this moment is stored."""
        self.moment = moment
        for waiting in self._waiting:
            _go_on(waiting)

    async def settled(self, table: "Table") -> None:
        """Wait until the present moment is stored or its save has failed."""
        loop, until = asyncio.get_running_loop(), monotonic() + HANGS
        while table.lock.locked() and not table.lost and table.moment != self.moment and monotonic() < until:
            waiting = loop.create_future()
            self._waiting.add(waiting)
            timer = loop.call_later(AGAIN, _go_on, waiting)
            try:
                await waiting
            finally:
                timer.cancel()
                self._waiting.discard(waiting)


def _go_on(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)
