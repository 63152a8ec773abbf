"""``python -m tests.load.kills``: the bot is killed at random moments, and no decision that it confirmed is missing.

The bot runs in processes of its own, which are forked from one that has read all code and data. People press all the
time, and SIGKILL ends one process; one kill in five comes while a process starts. Every panel that a person has seen
shows the number of decisions before its question. After each kill the database must contain at least as many; at the
end the rules must restore every match as it was, digest by digest.

``--postgres`` uses a PostgreSQL server of its own. There ``--processes 4`` divides the bot among four processes, and
``--stops 3`` stops one (SIGSTOP) three times, each time for ``--still`` seconds. Another process takes over and plays
on. When the first continues, it must write nothing and say so. With a SQLite file nobody takes over. The same process
goes on. ``--table`` runs the rows of the table in docs/measured.md.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bot.store import Unreadable
from bot.upkeep.check import Found, check

from ..postgres import running as postgres_running
from ..store.shelf import Shelf
from .bench import ALL, Bot, milliseconds, running
from .nursery import Nursery
from .players import Pair, verb
from .seating import seat_matches, tables_of
from .stand_in import Act, StandIn

STAMP: Final = re.compile(r'"tea:[a-z]+:(\d+):(\d+)x(\d+)')
KEPT: Final = "SELECT id, undos, (SELECT count(*) FROM decisions WHERE match = id) FROM matches"
START: Final = 600.0  # seconds that a process may take to connect
STARTING: Final = 0.2  # the share of kills that come soon after a start
ANSWERS: Final = 80  # the largest number of answers before a kill
PLAY: Final = 10.0  # seconds that people wait for them
ANSWER: Final = 3.0  # seconds after which Discord no longer waits for an answer
NOTICED: Final = ("are no longer ours", "another process owns the database now")
Stamp = tuple[int, int]


@dataclass
class Process:
    """A process of the bot with its shards, and the way to end it."""

    bot: Bot
    stack: AsyncExitStack

    async def end(self) -> None:
        """Kill the process."""
        with contextlib.suppress(ProcessLookupError):
            self.bot.process.send_signal(signal.SIGKILL)
        await self.stack.aclose()


@dataclass
class Noted:
    """The presses and the measurements."""

    acts: list[str] = field(default_factory=list)  # kills and stops
    starting: int = 0  # kills of a process that was starting
    presses: list[Act] = field(default_factory=list)
    firsts: list[float] = field(default_factory=list)  # seconds to the first answer, from the connection on
    # Seconds to the first answer: from SIGSTOP on where another process takes over, else from SIGCONT on.
    takeovers: list[float] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


def seen(pairs: Sequence[Pair]) -> dict[int, Stamp]:
    """Return the latest question of each match that somebody has seen: the number of retractions, and its row."""
    found: dict[int, Stamp] = {}
    for pair in pairs:
        for panel in pair.panels.values():
            for match, undos, row in STAMP.findall(json.dumps(panel.body)):
                if int(match) == pair.match:
                    found[pair.match] = max(found.get(pair.match, (0, 0)), (int(undos), int(row)))
    return found


def kept(shelf: Shelf) -> dict[int, Stamp]:
    """Return the number of retractions in each match, and how many decisions the database contains."""
    return {match: (undos, rows) for match, undos, rows in shelf.run(KEPT)}


@contextlib.asynccontextmanager
async def shelf_for(postgres: bool, *, safe: bool = False) -> AsyncIterator[Shelf]:
    """Give an empty place for a database. A PostgreSQL server is either ``safe`` from power cuts or faster."""
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield Shelf(Path(folder) / "kills.sqlite3")
        return
    with postgres_running(safe=safe) as server:
        yield Shelf(server.address())


class Kills:
    """The processes of one bot, the people, and their results."""

    def __init__(
        self, discord: StandIn, shelf: Shelf, pairs: list[Pair], nursery: Nursery, arguments: argparse.Namespace
    ) -> None:
        self.discord = discord
        self.nursery = nursery
        self.shelf = shelf
        self.pairs = pairs
        self.lease = arguments.lease
        self.still = arguments.still
        self.rate = arguments.rate
        self.count = arguments.processes
        self.chance = Random(arguments.seed)
        self.found = Noted()
        self.processes: list[Process] = []
        self.youngest: int | None = None  # the process that was started last, after a kill

    async def begin(self, number: int) -> Process:
        """Start a process with one of the shards."""
        place, given = self.shelf.place, {"LEASE": str(self.lease)}
        if isinstance(place, str):
            given |= {"TEAHOUSE_POSTGRES": place, "TEAHOUSE_SHARDS": f"{number}/{self.count}"}
        stack = AsyncExitStack()
        file = place if isinstance(place, Path) else Path(os.devnull)
        return Process(await stack.enter_async_context(running(self.discord, file, 0, self.nursery, **given)), stack)

    async def life(self) -> None:
        """Kill a process after people pressed for a moment, or while it starts."""
        if self.youngest is not None and self.chance.random() < STARTING:
            victim = self.youngest
            await self.press_for(self.chance.uniform(0.0, 1.0))
            self.found.starting += not self.discord.connected.is_set()
        else:
            victim = self.chance.randrange(self.count)
            await self.all_there()
            await self.first_answer(victim, self.found.firsts)
            await self.play(self.chance.randint(1, ANSWERS))
            await self.press_for(self.chance.uniform(0.0, 0.2))
        await self.processes[victim].end()
        self.discord.connected.clear()
        await self.judge()
        self.processes[victim], self.youngest = await self.begin(victim), victim

    async def pause(self) -> None:
        """Stop the only process, go on pressing buttons as people do, and let the process continue."""
        await self.all_there()
        await self.first_answer(0, self.found.firsts)
        only = self.processes[0].bot.process
        only.send_signal(signal.SIGSTOP)
        await self.press_for(self.still)
        only.send_signal(signal.SIGCONT)
        await self.first_answer(0, self.found.takeovers)
        await self.press_for(2.0)
        await self.judge()

    async def stop(self) -> None:
        """Stop a process, let another one take over and play, and let the first continue."""
        victim = self.chance.randrange(self.count)
        await self.all_there()
        await self.first_answer(victim, self.found.firsts)
        stopped, began = self.processes[victim], perf_counter()
        stopped.bot.process.send_signal(signal.SIGSTOP)
        self.processes[victim] = await self.begin(victim)
        await self.first_answer(victim, self.found.takeovers, began)
        await self.press_for(max(2.0, began + self.still - perf_counter()))
        stopped.bot.process.send_signal(signal.SIGCONT)
        await self.press_for(2.0)
        async with asyncio.timeout(START):
            while not any(sign in line for line in stopped.bot.log for sign in NOTICED):
                await asyncio.sleep(0.1)
        await stopped.end()
        await self.judge()

    async def all_there(self) -> None:
        """Wait until every shard is connected."""
        while len(self.processes) < self.count:
            self.processes.append(await self.begin(len(self.processes)))
        await asyncio.wait_for(self.discord.connected.wait(), START)

    async def first_answer(self, shard: int, into: list[float], began: float | None = None) -> None:
        """Let somebody of a shard press *My hand* until it is answered; note how long that took."""
        began = perf_counter() if began is None else began
        pair = self.chance.choice([pair for pair in self.pairs[shard :: self.count] if pair.offered("hand")])
        async with asyncio.timeout(START):
            while True:
                # If the match has just ended, only its log can be opened.
                (name, *_) = pair.offered("hand") or pair.offered("log")
                act = await self.discord.press(pair.users[0], pair.public, name)
                await asyncio.wait([act.first], timeout=ANSWER)
                if act.first.done():
                    break
        into.append(perf_counter() - began)
        if verb(name) == "hand" and act.original is not None:
            pair.panels[act.user] = act.original

    async def play(self, answers: int) -> None:
        """Let people press until ``answers`` presses are answered, or until ``PLAY`` seconds are over."""
        before, until = len(self.found.presses), perf_counter() + PLAY
        while perf_counter() < until and sum(bool(act.answers) for act in self.found.presses[before:]) < answers:
            await self.press_for(1 / self.rate)

    async def press_for(self, seconds: float) -> None:
        """Let people press for some seconds."""
        until = perf_counter() + seconds
        while perf_counter() < until:
            pair = self.chance.choice(self.pairs)
            if pair.busy is not None and perf_counter() - pair.busy.sent > ANSWER:
                pair.busy = None
            self.found.presses.append(await pair.press(self.chance))
            await asyncio.sleep(1 / self.rate)

    async def judge(self) -> None:
        """Compare what people have seen with the database."""
        await asyncio.sleep(0.2)  # the server first ends the transactions of the killed bot
        there = kept(self.shelf)
        self.found.missing += [
            f"match {m}: seen {s}, kept {there[m]}" for m, s in seen(self.pairs).items() if there[m] < s
        ]
        for pair in self.pairs:
            pair.busy = None


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of all kills."""
    seats = [seats for _, seats in tables_of(ALL)]
    async with shelf_for(arguments.postgres) as shelf:
        await seat_matches(shelf.place, arguments.matches, 20, ALL, guilds=arguments.processes)
        async with StandIn(arguments.matches, arguments.processes) as discord, Nursery() as nursery:
            pairs = [Pair(discord, number, seats[number % len(seats)]) for number in range(arguments.matches)]
            kills = Kills(discord, shelf, pairs, nursery, arguments)
            stop = kills.stop if arguments.postgres else kills.pause
            acts = [kills.life] * arguments.kills + [stop] * arguments.stops
            kills.chance.shuffle(acts)
            until = perf_counter() + arguments.minutes * 60
            try:
                for act in acts:
                    if perf_counter() > until:
                        break
                    await act()
                    kills.found.acts.append(act.__name__)
            finally:
                for process in kills.processes:
                    await process.end()
        broken = [one for one in await checked(shelf) if one.lost or one.told]
    found = kills.found
    return {
        "store": "postgres" if arguments.postgres else "sqlite",
        "processes": arguments.processes,
        "kills": found.acts.count("life"),
        "kills_of_one_that_was_starting": found.starting,
        "stops": len(found.acts) - found.acts.count("life"),
        "presses": len(found.presses),
        "acknowledged": sum(bool(act.answers) for act in found.presses),
        "answered_twice": sum(len(act.answers) > 1 for act in discord.acts.values()),
        "acknowledged_and_missing": found.missing,
        "matches": arguments.matches,
        "matches_not_as_they_were": [f"{one.match}: {one.how}" for one in broken],
        "first_press_ms": places(found.firsts),
        "taken_over_ms": places(found.takeovers),
    }


async def checked(shelf: Shelf) -> list[Found]:
    """Return how the matches are restored, after the server has noticed that all processes are gone."""
    async with asyncio.timeout(START):
        while True:
            try:
                return await check(shelf.place)
            except Unreadable:
                await asyncio.sleep(0.1)


def places(seconds: Sequence[float]) -> dict[str, float]:
    """Return the median, the slowest hundredth and the longest of some times in milliseconds."""
    if not seconds:
        return {}
    times = sorted(map(milliseconds, seconds))
    return {"p50": times[len(times) // 2], "p99": times[(len(times) - 1) * 99 // 100], "max": times[-1]}


def row(figures: dict[str, Any]) -> str:
    """Return the figures as a row of a table."""
    first, taken = figures["first_press_ms"], figures["taken_over_ms"]
    cells = [
        f"{figures['store']}, {figures['processes']}",
        figures["kills"],
        figures["stops"],
        figures["acknowledged"],
        len(figures["acknowledged_and_missing"]),
        len(figures["matches_not_as_they_were"]),
        " / ".join(f"{first[part]:.0f}" for part in ("p50", "p99", "max")) if first else "–",
        f"{taken['max'] / 1000:.1f}" if taken else "–",
    ]
    return f"| {' | '.join(map(str, cells))} |"


HEAD: Final = (
    "| store, processes | kills | stops | acknowledged presses | of these missing | matches not as they were"
    " | first press, ms (p50 / p99 / max) | answered again after a stop, s at most |\n|---|---|---|---|---|---|---|---|"
)


def good(figures: dict[str, Any]) -> bool:
    """Tell whether nothing was lost."""
    return not (figures["acknowledged_and_missing"] or figures["matches_not_as_they_were"])


def runs(arguments: argparse.Namespace) -> list[argparse.Namespace]:
    """Return the runs: the one that was asked for, or one for each row of the table."""
    if not arguments.table:
        return [arguments]
    kinds = [(False, 1, arguments.stops), (True, 1, arguments.stops), (True, 4, arguments.stops)]
    wanted = [dict(zip(("postgres", "processes", "stops"), kind, strict=True)) for kind in kinds]
    return [argparse.Namespace(**{**vars(arguments), **kind}) for kind in wanted]


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    found = argparse.ArgumentParser(prog="python -m tests.load.kills", description=__doc__)
    found.add_argument("--kills", type=int, default=50)
    found.add_argument("--stops", type=int, default=0, help="how often a process is stopped")
    found.add_argument("--still", type=float, default=60.0, help="how long a process stays stopped, in seconds")
    found.add_argument("--processes", type=int, default=1, help="processes among which the bot is divided (PostgreSQL)")
    found.add_argument("--lease", type=float, default=15.0, help="seconds after which a stopped process is replaced")
    found.add_argument("--matches", type=int, default=9)
    found.add_argument("--rate", type=float, default=20.0, help="presses a second")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--minutes", type=float, default=1440.0, help="stop after this time, with the results so far")
    found.add_argument("--postgres", action="store_true")
    found.add_argument("--table", action="store_true", help="both stores, one and four processes, as a table")
    return found


def main() -> int:
    """Print the figures, as JSON or as a table. Return 1 if anything was lost."""
    arguments, well = parser().parse_args(), True
    if arguments.table:
        print(HEAD)
    for one in runs(arguments):
        figures = asyncio.run(run(one))
        print(row(figures) if arguments.table else json.dumps(figures, indent=1), flush=True)
        well = well and good(figures)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
