"""``python -m tests.pace.lists``: how long the list of tables that wait for a person takes, with many open matches.

One person has ``--mine`` of the matches. As in the bot, messages are loaded before anybody is served. The program
prints one JSON line, times in milliseconds: the query alone, the whole page, and the very first page.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from bot.pace.house_time import HouseTime
from bot.ready import read_ahead
from bot.store import SqliteStore
from bot.words import Words
from cogs.table.waiting import PAGE, Waiting, list_page

from ..later.hand import NOON, HandClock

ME = 7


def fill(path: Path, matches: int, mine: int) -> None:
    """Write open matches that wait for people."""
    with sqlite3.connect(path) as db:
        for match in range(1, matches + 1):
            db.execute(
                "INSERT INTO matches (id, guild, channel, game, state) VALUES (?, ?, ?, 'root', 'playing')",
                (match, match % 50, match),
            )
            person, until = (ME if match % (matches // mine) == 0 else 1000 + match), NOON.replace(minute=match % 60)
            row = (match, 0, person, NOON.isoformat(), until.isoformat(timespec="microseconds"))
            db.execute("INSERT INTO waiting VALUES (?, ?, ?, ?, ?)", row)
    db.close()


async def measure(path: Path, matches: int, mine: int, times: int) -> dict[str, Any]:
    """Return the figures."""
    await (await SqliteStore.open(path)).close()
    fill(path, matches, mine)
    store = await SqliteStore.open(path)
    cog = Waiting.__new__(Waiting)
    house = HouseTime(store, HandClock())
    await house.start()
    cog.bot = SimpleNamespace(house=house, store=store)  # type: ignore[assignment]
    read_ahead()
    say, queries, pages, found = Words.load()["en"], [], [], []
    for _ in range(times):
        began = perf_counter()
        found = await store.pace.waiting_for(ME)
        queries.append(perf_counter() - began)
        seats = await store.pace.sittings([table.match for table in found[:PAGE]])
        lines = [cog._line(table, seats[table.match], {}, say, mine=True) for table in found[:PAGE]]
        list_page(found, lines, 0, say, mine=True)
        pages.append(perf_counter() - began)
    guild = perf_counter()
    listed = await store.pace.open_in_guild(3)
    guild = perf_counter() - guild
    await store.close()
    return {
        "matches": matches,
        "mine": len(found),
        "query": summary(queries),
        "page": summary(pages),
        "first": round(pages[0] * 1000, 2),
        "of_a_server": {"tables": len(listed), "query": round(guild * 1000, 2)},
    }


def summary(seconds: list[float]) -> dict[str, float]:
    """Return the median, the slowest hundredth and the slowest time, in milliseconds."""
    ordered = sorted(seconds)
    places = {"p50": ordered[len(ordered) // 2], "p99": ordered[len(ordered) * 99 // 100], "max": ordered[-1]}
    return {name: round(value * 1000, 2) for name, value in places.items()}


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.pace.lists", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--mine", type=int, default=100)
    parser.add_argument("--times", type=int, default=200)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder) / "lists.sqlite3", given.matches, given.mine, given.times))))


if __name__ == "__main__":
    main()
