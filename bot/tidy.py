"""This module collects garbage while nobody waits. The bot looks only once at objects that stay in memory.

Python's full collection looks at every object and stops everybody meanwhile. With a thousand matches this takes half a
second. Nearly all of these objects stay for hours. So each tidying looks at the objects made since the last tidying,
and then hides them from the collector (``gc.freeze``). Each tidying takes milliseconds, however many matches are open.
Most objects are freed without a collection. This includes the objects of a table that leaves memory
(``Table.__del__``). Only objects in reference cycles are not freed in this way. To free them, the bot looks at
everything again, rarely and only while nobody plays. When a table is loaded, memory grows without such cycles, so this
growth does not count.
"""

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

LOOK: Final = 0.25  # seconds between two checks whether somebody waits for the bot
REST: Final = 5.0  # seconds between two checks if nobody has pressed anything for as long
QUIET: Final = 0.5  # seconds without a press after which nobody is waiting
LATEST: Final = 15.0  # seconds after which new objects are looked through even if somebody waits (see ``EARLY``)
STILL: Final = 5.0  # seconds without a press after which there is time to look through everything
DAILY: Final = 24 * 3600.0  # seconds after which everything is looked through as soon as there is time
GROWN: Final = 1.5  # when memory has grown by this factor, everything is looked through as soon as there is time
CROWDED: Final = 2.0  # when memory has grown by this factor, everything is looked through as soon as nobody waits
FULL: Final = 3.0  # when memory has grown by this factor, everything is looked through even while somebody waits
MANY: Final = 3  # if there are more new tables, their objects are hidden without a look, which would take 4 ms a table
# When there are this many new objects, they are looked through even if somebody waits. The look takes 2 to 4 ms.
EARLY: Final = 5_000
# If there are more new objects, they are hidden without a look. A look at this many objects takes 5 to 12 ms.
MUCH: Final = 15_000
# Growth is counted from at least this many blocks of memory, because fewer blocks are quickly looked through.
LEAST: Final = 500_000


def held() -> int:
    """Return how many blocks of memory are in use.

    There are about five blocks for each object that the collector knows.

    Counting the blocks takes half a millisecond. Counting the hidden objects (``gc.get_freeze_count``) takes 65 ms for
    600,000 of them, because Python walks through all of them.
    """
    return sys.getallocatedblocks()


def young() -> int:
    """Return how many objects the next look would go through. Counting these objects takes a tenth of that look's time.

    The growth in blocks does not show this: it is small if old objects were freed while many new ones were made.
    """
    return len(gc.get_objects())


class Tidier:
    """The tidier collects garbage when there is time.

    ``clock`` returns seconds, ``tables`` the number of tables in memory.
    """

    def __init__(self, clock: Callable[[], float] = monotonic, tables: Callable[[], int] = lambda: 0) -> None:
        self._clock = clock
        self._tables = tables
        self._known = 0  # no table is hidden yet, although people may open many tables before the first look
        self._tidied = self._looked_through = clock()
        self._left = held()  # the blocks of memory that the last tidying left
        self._base = max(self._left, LEAST)

    def look(self, pressed: float) -> None:
        """Tidy up if it is time. ``pressed`` is the time of the last press."""
        now, new = self._clock(), young()
        if pressed <= self._tidied and new <= EARLY:
            return
        idle = now - pressed
        late = now - self._tidied > LATEST or new > EARLY
        if self._wants_everything(idle, late, now):
            self._everything()
            self._looked_through = self._clock()
        elif idle > QUIET or late:
            more = self._tables() - self._known
            if more > MANY or new > MUCH:
                self._hide()
            else:
                self._what_is_new()
            if more > 0:
                self._base += max(held() - self._left, 0)
            elif more < 0:  # tables have left memory, so growth is counted from fewer blocks
                self._base = max(self._base - max(self._left - held(), 0), LEAST)
        else:
            return
        self._tidied, self._known, self._left = self._clock(), self._tables(), held()

    def _wants_everything(self, idle: float, late: bool, now: float) -> bool:
        growth = held() / self._base
        if idle > STILL:
            return growth > GROWN or now - self._looked_through > DAILY
        return growth > (CROWDED if idle > QUIET else FULL) and (idle > QUIET or late)

    @staticmethod
    def _what_is_new() -> None:
        gc.collect()
        gc.freeze()

    @staticmethod
    def _hide() -> None:
        gc.freeze()

    def _everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._base = max(held(), LEAST)


async def keep_tidy(pressed: Callable[[], float], tables: Callable[[], int]) -> None:
    """Tidy up until cancelled.

    ``pressed`` returns the time of the last press, ``tables`` the number of tables in memory.
    """
    begun = monotonic()
    try:
        # Wait for the first press, so that the objects made at the start are hidden and do not count as growth.
        while pressed() <= begun:
            await asyncio.sleep(REST)
        gc.disable()  # Python itself would search in the middle of a press, and up to 60 ms in an overloaded bot
        tidier = Tidier(tables=tables)
        while True:
            await asyncio.sleep(LOOK if monotonic() - pressed() < REST else REST)
            tidier.look(pressed())
    finally:
        gc.enable()
