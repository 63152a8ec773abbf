"""``python -m tests.load.passing``: what stays in memory after tables were opened and left, in this process.

People press at one table of each game after another, through the bot's own handlers, and leave it. Each line shows the
presses so far, the tables, matches and messages in memory, all objects after a collection, and MiB. The last line shows
the kinds of objects that have increased since the first. With ``--tidy`` it tidies up at intervals as the bot does, and
shows at the end how many objects had to wait for a look through everything. Discord is a stand-in that forgets every
message; ``tests.load.memory`` has the whole bot in a process of its own.
"""

import argparse
import asyncio
import gc
import json
import os
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import discord

from bot.app import COLLECT
from bot.config import Settings
from bot.panels.sending import RequestLimit
from bot.panels.show import Show
from bot.people import People
from bot.servers import Servers
from bot.store import SqliteStore
from bot.tables import Table, Tables
from cogs.table.panel import PanelPresses
from engine.kernel.match import Match

from .press import Discord, Painter, Seated
from .seating import people, seat_match

GAMES: Final = (("l5r-lcg", 2), ("root", 4), ("l5r-ccg", 3))
LIVE: Final = 2  # tables that stay in memory


def held() -> Counter[str]:
    """Count the objects in memory."""
    gc.collect()
    found = Counter(tasks=len(asyncio.all_tasks()), objects=0)
    for one in gc.get_objects():
        for kind in (Match, Table, discord.ui.LayoutView):
            found[kind.__name__] += isinstance(one, kind)
        found["objects"] += 1
    return found


def kinds() -> Counter[str]:
    """Count all objects by kind."""
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())


def tidied() -> None:
    """Collect garbage as the bot does, and hide the remaining objects from the collector."""
    gc.collect()
    gc.freeze()


def kept_waiting() -> int:
    """Return how many objects a collection of all garbage frees, including the hidden objects."""
    gc.unfreeze()
    return gc.collect()


async def come_and_go(folder: Path, rounds: int, presses: int, tidy: int = 0) -> AsyncIterator[Counter[str]]:
    """Open and leave a table of each game in every round; yield the memory after it. Tidy up after ``tidy`` presses."""
    store = await SqliteStore.open(folder / "passing.sqlite3")
    settings = Settings(edit_delay=0, requests=0, live_tables=LIVE)
    bot: Any = SimpleNamespace(presses={}, tables=Tables(store, LIVE), people=People(store))
    client: Any = Discord()
    bot.servers = Servers(client, store)
    bot.show = Show(client, store, bot.servers, bot.people, Painter(), RequestLimit(0), settings)  # type: ignore[arg-type]
    PanelPresses(bot)
    done = 0
    # A table looks for a moment from which a match can begin after a quiet second; nobody waits for that here.
    with patch("bot.tables.keeping.saving.Survival._look_later", lambda *_: None):
        for number in range(rounds * len(GAMES)):
            done += await _visit(bot, number, presses, tidy)
            if (number + 1) % len(GAMES) == 0:
                yield held() + Counter(presses=done)
    await store.close()


async def _visit(bot: Any, number: int, presses: int, tidy: int) -> int:
    """Press at one new table; return the number of presses."""
    game, seats = GAMES[number % len(GAMES)]
    table = await seat_match(bot.tables, number, 20, game, seats)
    seated, chance = Seated(bot, table, people(number, seats)), Random(number)
    for user in seated.users:
        await seated.press(user, f"tea:panel:{table.id}")
    for done in range(presses):
        if (found := seated.next(chance)) is None:
            return done
        await seated.press(found[0], *found[1][:2])
        if tidy and (number * presses + done) % tidy == 0:
            tidied()
    return presses


async def main() -> None:
    """Print the memory after each tenth of the rounds."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.passing", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--presses", type=int, default=60, help="presses at each table")
    parser.add_argument("--tidy", type=int, default=0, metavar="N", help="tidy up after every N presses")
    given = parser.parse_args()
    gc.set_threshold(*COLLECT)
    with tempfile.TemporaryDirectory() as folder:
        number, before, freed = 0, Counter[str](), 0
        async for found in come_and_go(Path(folder), given.rounds, given.presses, given.tidy):
            if number == 0:
                kept_waiting()
            number += 1
            if number == given.rounds:
                freed = kept_waiting()
            if number % max(given.rounds // 10, 1) == 0:
                pages = int(Path("/proc/self/statm").read_text().split()[1])
                print(
                    json.dumps({**found, "mib": round(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20), 1)}), flush=True
                )
                before = before or kinds()
        if given.tidy:
            print(json.dumps({"freed_by_a_look_through_everything": freed}))
        print(json.dumps({kind: count for kind, count in (kinds() - before).most_common(12)}))


if __name__ == "__main__":
    asyncio.run(main())
