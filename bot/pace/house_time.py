"""The house's own time. The house's time runs only while the bot runs, and it does not depend on the machine's clock.

A heartbeat stores this time. After the process stops or the machine sleeps, the house time resumes at the last
heartbeat. So no match loses time while nobody could play. A change of the machine's clock does not change the house
time. Quiet hours follow the time of the day, so each change in the difference between the two times is stored too.
"""

import asyncio
import json
import logging
from bisect import bisect_right
from collections.abc import Collection, Iterator
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from bot.later import Clock
from bot.pace.quiet import Span
from bot.store import Store, Unavailable

BEAT: Final = timedelta(seconds=15)
# If the two clocks drift apart by this much, somebody has set the machine's clock.
SHIFTED: Final = timedelta(seconds=1)
SOON: Final = timedelta(minutes=5)  # for rows that are due within this span, the hour of the day does not matter
KEPT: Final = timedelta(days=60)  # how far back quiet hours can be computed
BEATEN, SHIFTS = "house-time", "house-time-shifts"  # settings of the bot itself
log = logging.getLogger(__name__)


class HouseTime:
    """A clock that tells the house's own time.

    ``prompt`` names the kinds of rows that are due by the time of day. If the machine's clock is set back, such a row
    is not delayed: a row that was due within minutes stays due then.
    """

    def __init__(self, store: Store, clock: Clock, prompt: Collection[str] = ()) -> None:
        self._store = store
        self._clock = clock
        self._prompt = prompt
        # The time of each shard is stored among the settings under the shard's number. A bot of one process uses number
        # 0.
        self._places = store.home.shards.numbers if store.home.shards.divided else (0,)
        self._since = clock.elapsed()
        self._base = clock.now()
        self.shut = timedelta()  # how long the bot was not running before its last start
        # Pairs: a time of the house, and the time of the day at that moment.
        self._shifts: list[Span] = [(self._base, self._base)]

    async def start(self) -> timedelta:
        """Resume at the last heartbeat, or at the last change of a clock. Return how long the bot was not running."""
        beats = [(await self._store.settings.get(place, BEATEN), place) for place in self._places]
        beaten = max([(datetime.fromisoformat(beat), place) for beat, place in beats if beat], default=None)
        changed = await self._store.pace.latest_clock()
        shifts = json.loads(await self._store.settings.get(beaten[1] if beaten else self._places[0], SHIFTS) or "[]")
        known = [time for time in (beaten and beaten[0], changed) if time]
        self._since, now = self._clock.elapsed(), self._clock.now()
        self._base = max(known, default=now)
        self._shifts = [(datetime.fromisoformat(house), datetime.fromisoformat(wall)) for house, wall in shifts]
        shut = self.shut = now - self.wall(self._base) if self._shifts else timedelta()
        await self._shift(self._base, now)
        await self.beat()
        if shut > BEAT:
            log.info("the house was shut for %.0f s; no clock ran meanwhile", shut.total_seconds())
        return shut

    def now(self) -> datetime:
        """Return the house's time."""
        return self._base + (self._clock.elapsed() - self._since)

    def elapsed(self) -> timedelta:
        """Return how long the machine has been running."""
        return self._clock.elapsed()

    async def wait(self, woken: asyncio.Event, until: datetime | None) -> None:
        """Wait until the event ``woken`` is set or the house's time is ``until``."""
        await self._clock.wait(woken, None if until is None else self._clock.now() + (until - self.now()))

    def wall(self, at: datetime) -> datetime:
        """Return the time of the day at a time of the house."""
        house, wall = self._shifts[max(bisect_right(self._shifts, at, key=lambda shift: shift[0]) - 1, 0)]
        return wall + (at - house)

    def walls(self, since: datetime, until: datetime) -> Iterator[Span]:
        """Yield a span of the house's time as spans of the time of the day, divided where somebody set the clock."""
        edges = [since, *(house for house, _ in self._shifts if since < house < until), until]
        for start, end in pairwise(edges):
            wall = self.wall(start)
            yield wall, wall + (end - start)

    async def beat(self) -> None:
        """Store the time, and note if the machine's clock was set."""
        now, wall = self.now(), self._clock.now()
        if abs(wall - self.wall(now)) > SHIFTED:
            log.info(
                "the machine's clock was set by %.0f s; no match loses time", (wall - self.wall(now)).total_seconds()
            )
            await self._shift(now, wall)
        await self._write(BEATEN, now.isoformat())

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await self._clock.wait(asyncio.Event(), self._clock.now() + BEAT)
            try:
                await self.beat()
            except Unavailable:  # the store has told the operator
                continue
            except Exception:
                log.exception("the house's time could not be written")

    async def _shift(self, house: datetime, wall: datetime) -> None:
        """Record that the time of the day is ``wall`` when the house's time is ``house``, and runs on from there."""
        before = self.wall(house) if self._shifts else wall
        old = [shift for shift in self._shifts if shift[0] < house]
        young = [shift for shift in old if shift[0] >= house - KEPT]
        shifts = [*(young or old[-1:]), (house, wall)]
        async with self._store.together():
            if wall < before:
                await self._store.due.bring_forward(self._prompt, before + SOON, before - wall)
            await self._write(SHIFTS, json.dumps([[one.isoformat(), other.isoformat()] for one, other in shifts]))
        self._shifts = shifts

    async def _write(self, name: str, value: str) -> None:
        async with self._store.together():
            for place in self._places:
                await self._store.settings.change(place, name, value)
