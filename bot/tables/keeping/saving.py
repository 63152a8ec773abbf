"""This module writes a table to the store, and lets people wait until their table is written.

Nobody is shown something that a crash could undo. The player who decides is always answered after the save. Other
people may look at the table while the save is under way.
"""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from bot.store import Due, Outdated
from bot.trouble import Trouble

if TYPE_CHECKING:
    from bot.tables.table import Table

HANGS: Final = 2.5  # seconds after which nobody waits for a save any longer, because Discord waits for three
AGAIN: Final = 0.25  # seconds between two checks whether a save has ended in another way


class Saving:
    """What is stored of a table: ``moment`` is the moment of its match that is stored so far.

    ``midway`` is true between two slices of a decision, while it is still open whom the match asks next.
    """

    def __init__(self, moment: tuple[int, int], *, of_lobby: bool) -> None:
        self.moment = moment
        self.midway = False
        self._closes_itself = of_lobby
        self._waiting: set[asyncio.Future[None]] = set()

    async def save(self, table: "Table", keep: int, done: Due | None) -> None:
        """Store a table whose first ``keep`` rows are stored already. If that fails, the table is lost.

        For a lobby, also store when the lobby closes by itself. ``done`` is the due row that has closed the lobby.
        """
        self._follow(table)
        try:
            await self._store(table, keep, done)
        except Outdated as outdated:
            table.lost = True
            raise Trouble("trouble-changed-meanwhile", stale=True) from outdated
        except BaseException:
            table.lost = True
            raise
        self.moment = table.moment
        for waiting in self._waiting:
            _go_on(waiting)

    async def _store(self, table: "Table", keep: int, done: Due | None) -> None:
        store, saved, patience = table.store, table.saved, table.patience
        if patience is None or not self._closes_itself:
            await store.save(saved, keep=keep)
            return
        async with store.together():
            await store.save(saved, keep=keep)
            await (patience.begin(saved) if done is None else patience.end(saved, done))
        self._closes_itself = saved.state == "lobby"

    def _follow(self, table: "Table") -> None:
        """Update turns, clock and notices to the match's state. Between two slices only some clocks stop."""
        if table.timing is not None and table.match is not None:
            (table.timing.break_off if self.midway else table.timing.follow)(table.match)

    @property
    def wanted(self) -> bool:
        """Whether somebody waits for the end of a save."""
        return bool(self._waiting)

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
