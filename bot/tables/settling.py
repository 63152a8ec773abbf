"""Waiting until what was decided is written down: nobody may be shown what a kill could take back.

Who decides is shown it after the save anyway. Others may look at the same table while a save is on its way.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.tables.table import Table

HANGS: Final = 2.5  # seconds after which nobody waits for a save any longer: Discord waits for three
AGAIN: Final = 0.25  # seconds after which a save that ended otherwise is noticed


class Settling:
    """Which moment of a table is written, and who waits for the next one that is."""

    def __init__(self, moment: tuple[int, int]) -> None:
        self.moment = moment
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def wanted(self) -> bool:
        """Whether somebody waits."""
        return bool(self._waiting)

    def note(self, moment: tuple[int, int]) -> None:
        """Let those go on who wait: this moment is written."""
        self.moment = moment
        for waiting in self._waiting:
            _go_on(waiting)

    async def settled(self, table: "Table") -> None:
        """Wait until the table's moment is written, or its save has failed."""
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
