"""``python -m tests.load.memory``: whether the bot's memory stays constant over many presses.

The bot runs in a process of its own, as usual. The stand-in and the people run in this process. People press at some
tables of all games, as fast as the bot answers or ``--rate`` times a second. Now and then people leave a table for the
next one, so that tables enter memory and leave it. The bot's steady clock runs faster (``--haste``), so that things
expire earlier.

Each line shows the presses so far, the minutes on the bot's steady clock, the MiB of the bot's process (without drawing
processes), and its objects. The end shows the kinds of objects that have increased since ``--warm`` presses, without
garbage, and with ``--trace`` the bytes that lines of code hold in addition.
"""

import argparse
import asyncio
import contextlib
import json
import signal
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from .bench import ALL, Bot, running
from .players import Pair
from .seating import seat_matches, table_of
from .stand_in import StandIn

AT_ONCE: Final = 6  # presses that wait for their answers
PATIENCE: Final = 180.0  # seconds for an answer, on whatever machine


class Crowd:
    """People at some tables, who move on to the next table after a while."""

    def __init__(self, discord: StandIn, games: list[str], tables: int, matches: int, stay: int, rate: float) -> None:
        self._discord = discord
        self._people = [table_of(number, games, "")[2] for number in range(matches)]
        self._tables = tables
        self._stay = stay
        self._apart = 1 / rate if rate else 0.0  # seconds between two presses
        self._due = 0.0
        self._next = 0
        self._pairs: list[Pair] = []
        self._chance = Random(1)
        self.presses = self.unanswered = 0

    async def press(self, until: int) -> None:
        """Press until this many presses are done."""
        await asyncio.gather(*(self._press(until) for _ in range(AT_ONCE)))

    async def _press(self, until: int) -> None:
        while self.presses < until:
            self.presses += 1
            await self._wait_for_turn()
            if self.presses % self._stay == 0 or len(self._pairs) < self._tables:
                await self._move_on()
            free = [pair for pair in self._pairs if pair.free] or self._pairs
            act = await self._chance.choice(free).press(self._chance)
            try:
                await asyncio.wait_for(asyncio.shield(act.first), PATIENCE)
            except TimeoutError:
                self.unanswered += 1
            self._discord.acts.pop(act.id - 10_000, None)

    async def _wait_for_turn(self) -> None:
        """Wait until the next press is due."""
        now = monotonic()
        self._due = max(self._due, now) + self._apart
        await asyncio.sleep(self._due - self._apart - now)

    async def _move_on(self) -> None:
        """Let people leave the table at which they have been longest, and others begin at the next one."""
        if len(self._pairs) >= self._tables:
            self._pairs.pop(0)
        number = self._next
        self._next = (number + 1) % len(self._people)
        pair = Pair(self._discord, number, self._people[number])
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(pair.open_hands(), PATIENCE)
        self._pairs.append(pair)


async def weighed(bot: Bot, whole: bool = False) -> dict[str, Any]:
    """Ask the bot for its memory; ``whole`` collects its garbage first and counts its objects by kind."""
    bot.weighed = asyncio.get_running_loop().create_future()
    bot.process.send_signal(signal.SIGUSR2 if whole else signal.SIGURG)
    return {"mib": bot.memory(), **await asyncio.wait_for(bot.weighed, PATIENCE)}


async def measure(given: argparse.Namespace) -> None:
    """Press, and print the bot's memory at intervals."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "memory.sqlite3"
        await seat_matches(database, given.matches, given.decisions, given.games)
        more = {"HASTE": str(given.haste), "TEAHOUSE_LIVE_TABLES": str(given.live)}
        more |= {"PYTHONTRACEMALLOC": "1"} if given.trace else {}
        async with StandIn(given.matches) as discord, running(discord, database, given.painters, **more) as bot:
            await asyncio.wait_for(discord.connected.wait(), PATIENCE)
            await asyncio.wait_for(bot.ready, PATIENCE)
            crowd = Crowd(discord, given.games, given.tables, given.matches, given.stay, given.rate)
            began, warm = monotonic(), dict[str, Any]()
            for presses in range(given.every, given.presses + 1, given.every):
                await crowd.press(presses)
                if presses == given.warm:
                    warm = await weighed(bot, whole=True)
                minutes = round((monotonic() - began) * given.haste / 60, 1)
                print(json.dumps({"presses": presses, "minutes": minutes, **await weighed(bot)}), flush=True)
            now = await weighed(bot, whole=True)
            grown = {what: more_of(now.get(what, {}), warm.get(what, {})) for what in ("kinds", "places")}
            print(json.dumps({"more_since": given.warm, **grown, "unanswered": crowd.unanswered}))
            print(json.dumps({"errors": bot.errors[:5]}))


def more_of(now: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    """Return the kinds that have increased most."""
    more = Counter(now)
    more.subtract(before)
    return {what: count for what, count in more.most_common(30) if count > 0}


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.memory", description=__doc__)
    parser.add_argument("--presses", type=int, default=20_000)
    parser.add_argument("--rate", type=float, default=0.0, help="presses a second; 0: as fast as the bot answers")
    parser.add_argument("--trace", action="store_true", help="tell which lines of code hold more memory; slower")
    parser.add_argument("--every", type=int, default=1000, help="presses between two lines of output")
    parser.add_argument("--warm", type=int, default=4000, help="presses after which objects are counted first")
    parser.add_argument("--tables", type=int, default=20, help="tables at which people press at the same time")
    parser.add_argument("--matches", type=int, default=90, help="matches in the store")
    parser.add_argument("--live", type=int, default=40, help="tables that the bot keeps in memory")
    parser.add_argument("--stay", type=int, default=25, metavar="N", help="after every N presses, one table is left")
    parser.add_argument("--decisions", type=int, default=100, help="how far into the game the matches are")
    parser.add_argument("--haste", type=float, default=6.0, help="how much faster the bot's clock runs")
    parser.add_argument("--painters", type=int, default=0)
    parser.add_argument("--games", nargs="+", default=list(ALL), help="the tables, in turn: game or game:seats")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
