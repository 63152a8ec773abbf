"""A bot without Discord that can be killed at any point, and people who play there for a month.

The store, the tables, the clocks and the handlers of notices are the real ones. Discord is replaced by a letter box
that outlives every kill. The letter box accepts a message with a key once within some minutes, as Discord does.
"""

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord

from bot.later import Scheduler
from bot.pace.house_time import BEAT, HouseTime
from bot.people import People
from bot.store import Store
from bot.store.home import AtHome
from bot.store.sqlite.file import SqliteFile
from bot.tables import Tables
from bot.tables.clocks.timing import Times
from bot.tables.clocks.turns import NOTICES
from bot.words import Words
from cogs.people.notices import Notices

from ..later.hand import HandClock

NONCE = re.compile(r"(?:^|(?<=-))\d+")  # the match, the turn and the seat
ONCE = timedelta(minutes=3)  # Discord remembers a key for this long


class Killed(BaseException):
    """The end of the process."""


class Fate:
    """A process that is killed after this many steps: before a write, after it, before a message, or after it."""

    def __init__(self) -> None:
        self.left: int | None = None
        self.steps = self.kills = 0

    def step(self) -> None:
        """Count a step; end the process at the last one."""
        self.steps += 1
        if self.left is not None:
            self.left -= 1
            if self.left <= 0:
                self.left = None
                self.kills += 1
                raise Killed


class MortalFile(SqliteFile):
    """The file of a process that may be killed before and after each write."""

    fate: Fate

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        outermost = self._writing is None
        async with super().transaction() as db:
            self.fate.step()
            yield db
        if outermost:
            self.fate.step()

    async def write(self, work: Any) -> None:
        self.fate.step()
        await super().write(work)
        if self._writing is None:
            self.fate.step()


@dataclass
class Letter:
    """A message as Discord received it."""

    place: int
    nonce: str
    at: datetime
    id: int
    components: Any
    author: Any
    open: bool
    removed: bool = False


class Place:
    """A channel, or a person's direct messages."""

    def __init__(self, box: "LetterBox", number: int) -> None:
        self.box = box
        self.id = number

    async def send(self, view: Any, nonce: str, allowed_mentions: Any) -> Letter:
        """Accept a message, once for each key within some minutes."""
        del allowed_mentions
        self.box.fate.step()
        if self.id in self.box.closed:
            raise discord.Forbidden(SimpleNamespace(status=403, reason="closed"), "closed")  # type: ignore[arg-type]
        found = next((one for one in self.box.letters[::-1][:200] if (one.place, one.nonce) == (self.id, nonce)), None)
        if found is None or self.box.clock.elapsed() - self.box.taken[found.id] > ONCE:
            found = self.box.take(self.id, nonce, view)
        self.box.fate.step()
        return found

    async def history(self, limit: int) -> AsyncIterator[Letter]:
        """Yield the latest messages."""
        for letter in [one for one in self.box.letters[::-1] if one.place == self.id and not one.removed][:limit]:
            yield letter

    def get_partial_message(self, number: int) -> Any:
        """Return an object that can be edited and deleted."""
        letter = next(one for one in self.box.letters if one.id == number)

        async def delete() -> None:
            self.box.fate.step()
            letter.removed = True
            self.box.fate.step()

        async def edit(view: Any) -> None:
            self.box.fate.step()
            letter.components = view.children
            self.box.fate.step()

        return SimpleNamespace(delete=delete, edit=edit)


@dataclass
class LetterBox:
    """The part of Discord that notices use."""

    clock: HandClock
    fate: Fate
    me: Any = "the bot"
    letters: list[Letter] = field(default_factory=list)
    taken: dict[int, timedelta] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    is_open: Any = None

    def take(self, place: int, nonce: str, view: Any) -> Letter:
        """Store a message."""
        still = self.is_open(nonce)
        letter = Letter(place, nonce, self.clock.now(), len(self.letters) + 1, view.children, self.me, still)
        self.letters.append(letter)
        self.taken[letter.id] = self.clock.elapsed()
        return letter

    def counts(self) -> Counter[str]:
        """Return how many times each notice arrived."""
        return Counter(letter.nonce for letter in self.letters)


class House:
    """One process after another, on one database."""

    def __init__(self, path: Path, seed: int, live: int = 200) -> None:
        self.path = path
        self.chance = Random(seed)
        self.clock, self.fate = HandClock(), Fate()
        self.box = LetterBox(self.clock, self.fate, is_open=self.is_open)
        self.live = live
        self.shut: list[tuple[datetime, datetime]] = []

    async def start(self) -> None:
        """Start a process."""
        file = await MortalFile.open(self.path)
        file.fate = self.fate
        self.store = Store(file, AtHome())
        self.people = People(self.store)
        await self.people.load()
        self.time = HouseTime(self.store, self.clock, NOTICES)
        await self.time.start()
        self.later, self.timed = Scheduler(self.store, self.clock), Scheduler(self.store, self.time)
        self.tables = Tables(self.store, self.live)
        self.tables.times = Times(self.clock, self.time, self.people)
        self.presses: dict[str, Any] = {}
        self.limit = nullcontext()
        self.show = SimpleNamespace(changed=lambda _: None)
        self.servers = SimpleNamespace(tongue=self._tongue)
        self.user = self.box.me
        Notices(self)  # type: ignore[arg-type]

    async def _tongue(self, _: int | None) -> Any:
        return Words.load()["en"]

    def get_partial_messageable(self, number: int, guild_id: int | None = None) -> Place:
        """Return a channel."""
        del guild_id
        return Place(self.box, number)

    async def create_dm(self, person: Any) -> Place:
        """Return somebody's direct messages."""
        return Place(self.box, -person.id)

    def is_open(self, nonce: str) -> bool:
        """Tell whether the turn of a notice still waits for its player."""
        match, turn, seat = NONCE.findall(nonce)
        table = self.tables._tables.get(int(match))
        return table is not None and table.timing is not None and table.timing.turn_of(int(seat), int(turn)) is not None

    async def do_due(self) -> None:
        """Do the due jobs, and everything that follows immediately."""
        for _ in range(3):
            await self.timed.do_due()
            await self.later.do_due()

    async def restart(self) -> None:
        """Start another process, some time after the last one was killed."""
        self.fate.left = None
        told = self.time.now()
        await self.store.close()
        away = self.chance.choice((1, 5, 20, 60, 300, 7200))
        before = self.clock.now()
        self.clock.forward(seconds=away)
        self.shut.append((before, self.clock.now()))
        await self.start()
        # No time has passed for the matches: the time after the last heartbeat is given back.
        assert timedelta() <= told - self.time.now() <= 2 * BEAT, (told, self.time.now())

    async def next_due(self) -> datetime | None:
        """Return when the next job is due, by the clock of the day."""
        kinds = list(self.later._handlers)
        wall = await self.store.due.next_after(self.clock.now(), kinds)
        house = await self.store.due.next_after(self.time.now(), list(self.timed._handlers))
        times = [wall] if wall else []
        times += [self.clock.now() + (house - self.time.now())] if house else []
        return min(times, default=None)


@contextmanager
def mortal(house: House, steps: int | None) -> Iterator[None]:
    """Let the process be killed after some steps."""
    house.fate.left = steps
    try:
        yield
    finally:
        house.fate.left = None
