"""``python -m tests.load.kills``: the bot is killed at random moments, and nothing that it acknowledged is missing.

The bot runs in a process of its own, as ever; people press on, and SIGKILL ends it. Every panel that a person has seen
names the number of decisions that its question follows. After each kill the database must hold at least as many; in the
end every match must come back under the rules as it was, digest by digest. ``--postgres`` does it on a PostgreSQL
server of its own.
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
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bot.upkeep.check import check

from ..postgres import running as postgres_running
from ..store.shelf import Shelf
from .bench import ALL, milliseconds, running
from .players import Pair
from .seating import seat_matches, tables_of
from .stand_in import StandIn

STAMP: Final = re.compile(r'"tea:[a-z]+:(\d+):(\d+)x(\d+)')
KEPT: Final = "SELECT id, undos, (SELECT count(*) FROM decisions WHERE match = id) FROM matches"
Stamp = tuple[int, int]


def seen(pairs: Sequence[Pair]) -> dict[int, Stamp]:
    """Return the latest question of each match that somebody has seen: how often was taken back, and its row."""
    found: dict[int, Stamp] = {}
    for pair in pairs:
        for panel in pair.panels.values():
            for match, undos, row in STAMP.findall(json.dumps(panel.body)):
                if int(match) == pair.match:
                    found[pair.match] = max(found.get(pair.match, (0, 0)), (int(undos), int(row)))
    return found


def kept(shelf: Shelf) -> dict[int, Stamp]:
    """Return how often was taken back in each match, and how many decisions the database holds."""
    return {match: (undos, rows) for match, undos, rows in shelf.run(KEPT)}


@contextlib.asynccontextmanager
async def shelf_for(postgres: bool) -> AsyncIterator[Shelf]:
    """Give an empty place for a database, and let the bot use it."""
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield Shelf(Path(folder) / "kills.sqlite3")
        return
    with postgres_running() as server:
        os.environ["TEAHOUSE_POSTGRES"] = address = server.address()
        yield Shelf(address)


async def live(discord: StandIn, shelf: Shelf, pairs: list[Pair], chance: Random, rate: float) -> dict[str, Any]:
    """Let the bot live for a moment and kill it; return what happened."""
    discord.connected.clear()
    began = perf_counter()
    place = shelf.place if isinstance(shelf.place, Path) else Path(os.devnull)
    async with running(discord, place, painters=0) as bot:
        await asyncio.wait_for(discord.connected.wait(), 60)
        connected = perf_counter()
        await chance.choice(pairs).open_hands()
        first, until, presses = perf_counter() - connected, perf_counter() + chance.uniform(0.2, 4.0), []
        while perf_counter() < until:
            presses.append(await chance.choice(pairs).press(chance))
            await asyncio.sleep(1 / rate)
        bot.process.send_signal(signal.SIGKILL)
        await bot.process.wait()
    acknowledged = sum(bool(act.answers) for act in presses)
    for pair in pairs:
        pair.busy = None
    return {"start": connected - began, "first": first, "presses": len(presses), "acknowledged": acknowledged}


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of all kills."""
    chance, lives, missing = Random(arguments.seed), list[dict[str, Any]](), list[str]()
    seats = [seats for _, seats in tables_of(ALL)]
    async with shelf_for(arguments.postgres) as shelf:
        await seat_matches(shelf.place, arguments.matches, 20, ALL)
        async with StandIn(arguments.matches) as discord:
            pairs = [Pair(discord, number, seats[number % len(seats)]) for number in range(arguments.matches)]
            for _ in range(arguments.kills):
                lives.append(await live(discord, shelf, pairs, chance, arguments.rate))
                await asyncio.sleep(0.2)  # a server ends the session of a killed bot
                there = kept(shelf)
                missing += [f"match {m}: seen {s}, kept {there[m]}" for m, s in seen(pairs).items() if there[m] < s]
        found = await check(shelf.place)
    firsts = sorted(life["first"] for life in lives)
    return {
        "store": "postgres" if arguments.postgres else "sqlite",
        "kills": len(lives),
        "presses": sum(life["presses"] for life in lives),
        "acknowledged": sum(life["acknowledged"] for life in lives),
        "acknowledged_and_missing": missing,
        "matches": len(found),
        "matches_not_as_they_were": [f"{one.match}: {one.how}" for one in found if one.lost or one.told],
        "start_ms_worst": milliseconds(max(life["start"] for life in lives)),
        "first_press_ms": {"p50": milliseconds(firsts[len(firsts) // 2]), "max": milliseconds(firsts[-1])},
    }


def main() -> int:
    """Print the figures as JSON; return 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.kills")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--matches", type=int, default=9)
    parser.add_argument("--rate", type=float, default=20.0, help="presses a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    figures = asyncio.run(run(parser.parse_args()))
    print(json.dumps(figures, indent=1))
    return 1 if figures["acknowledged_and_missing"] or figures["matches_not_as_they_were"] else 0


if __name__ == "__main__":
    sys.exit(main())
