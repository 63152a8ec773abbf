"""``python -m tests.load.garbage``: what a full collection of garbage costs with many open matches.

*before* searches all matches, as Python does by default. *after* searches the new objects since the last tidying
(``bot.tidy``), after some decisions in 50 matches. *most* does the same with the most new objects that a tidying ever
has to search (made by copying a match). *everything* is the rare search of all objects, without the matches.
All figures are milliseconds of the process's own time.
"""

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final

from bot.store import SqliteStore
from bot.tables import Tables
from bot.tidy import MUCH, young
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.driver import play_on
from engine.players.random import player

from .seating import seat_match

TABLES: Final = (("l5r-lcg", 2, 60), ("root", 4, 80), ("l5r-ccg", 4, 100))  # game, seats, decisions
NEVER: Final = 1_000_000_000


def timed(work: Callable[[], object]) -> float:
    """Return the time that ``work`` takes."""
    began = process_time()
    work()
    return round((process_time() - began) * 1000, 1)


async def matches_of(game: str, seats: int, decisions: int, count: int) -> list[Match]:
    """Return ``count`` equal matches, each rebuilt as after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "garbage.sqlite3")
        table = await seat_match(Tables(store), 0, decisions, game, seats)
        gc.collect()
        gc.freeze()
        header = table.saved.header
        assert header is not None
        found = [Match.rebuild(header, table.saved.log, table.saved.held) for _ in range(count)]
        await store.close()
    return found


def measure(game: str, seats: int, decisions: int, count: int) -> None:
    """Print the figures of one game and number of matches."""
    gc.set_threshold(20_000, 50, NEVER)
    matches = asyncio.run(matches_of(game, seats, decisions, count))
    figures = {"game": game, "matches": count, "objects": len(gc.get_objects())}
    gc.collect()
    before = timed(gc.collect)
    gc.freeze()
    for match in matches[:50]:
        for _ in zip(range(4), play_on(match, dict.fromkeys(range(seats), player(Stream(9)))), strict=False):
            pass
    after = timed(gc.collect)
    gc.freeze()
    copies = [matches[0].fork()]
    while young() < MUCH:
        copies.append(matches[0].fork())
    most = timed(gc.collect)
    copies.clear()
    matches.clear()
    gc.unfreeze()
    print(
        json.dumps(figures | {"before": before, "after": after, "most": most, "everything": timed(gc.collect)}),
        flush=True,
    )


def main() -> None:
    """Measure every game in a process of its own, with 10, 100 and 1,000 matches as a rule."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.garbage", description=__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--game", choices=[game for game, _, _ in TABLES], help="only this game, in this process")
    arguments = parser.parse_args()
    for count in arguments.matches:
        for game, seats, decisions in TABLES:
            if arguments.game == game:
                measure(game, seats, decisions, count)
            elif arguments.game is None:
                command = [sys.executable, "-m", "tests.load.garbage", "--game", game, "--matches", str(count)]
                subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
