"""``python -m tests.load.figures``: what a bot costs with 1, 10, 100, 1,000 and 10,000 open matches of all games.

For each number the bot starts in a process of its own on a database with this many matches, at tables of two, four and
six. The program measures the start, memory, the processor time of an idle bot, and that of a press. Then one process on
SQLite and two on PostgreSQL answer presses in turns of some seconds, and the program compares the times of their
answers. The intervals of the ratios are found by drawing rounds at random.

Each match is one of 18 that were played at random, with people and a channel of its own. ``--seconds`` is how long the
bot is idle. The last lines estimate from these figures what a bot in 100,000 servers needs.
"""

import argparse
import asyncio
import contextlib
import os
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from ..store.shelf import Shelf
from . import facts
from .bench import ALL, Bot, milliseconds, press_all, running
from .kills import shelf_for
from .players import Pair
from .seating import MESSAGES, people, seat_matches, tables_of
from .stand_in import Act, StandIn

KINDS: Final = 2 * len(ALL)  # matches that are played; the others are copies
DECISIONS: Final = 60
TRIED: Final = 40  # matches in which somebody presses
PRESSES: Final = 5  # presses in each of these matches, after all panels were opened
DRAWN: Final = 2000  # sets of rounds that are drawn for an interval
WAIT: Final = 600.0
STILL: Final = 15.0  # seconds after the start: by then the bot has collected garbage once
SEATS: Final = [seats for _, seats in tables_of(ALL)]
# Assumptions about a large bot: our guesses, each for one day.
GUILDS: Final = 100_000
PLAYING: Final = 0.02  # share of the servers with a match in play
PRESSES_A_DAY: Final = 80  # in each of these matches
PEAK: Final = 4.0  # presses of the busiest hour, as a multiple of the average hour
DAY: Final = 86_400


async def prepare(path: Path, count: int) -> None:
    """Make a database with ``count`` open matches, most of them copies for other people and another channel."""
    await seat_matches(path, min(count, KINDS), DECISIONS, ALL)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        for number in range(KINDS, count):
            copy(db, number % KINDS + 1, number)


def copy(db: sqlite3.Connection, source: int, number: int) -> None:
    """Copy a match with all rows that the start or a press reads."""
    db.execute(
        "INSERT INTO matches (id, guild, channel, game, state, version, undos, message, header)"
        " SELECT ?, guild, ?, game, state, version, undos, ?, header FROM matches WHERE id = ?",
        (number + 1, facts.CHANNELS + number, MESSAGES + number, source),
    )
    db.execute(
        "INSERT INTO seats (match, seat, kind, user, name, brings, wishes)"
        " SELECT ?, seat, kind, ? + seat, name, brings, wishes FROM seats WHERE match = ?",
        (number + 1, people(number)[0], source),
    )
    for table, columns in (("decisions", "row, seat, keys, auto"), ("held", "seat, keys")):
        db.execute(
            f"INSERT INTO {table} (match, {columns}) SELECT ?, {columns} FROM {table} WHERE match = ?",
            (number + 1, source),
        )


def pairs_of(discord: StandIn, numbers: Sequence[int]) -> list[Pair]:
    """Return the people of these matches."""
    return [Pair(discord, number, SEATS[number % KINDS % len(SEATS)]) for number in numbers]


async def with_open(count: int, seconds: float) -> dict[str, Any]:
    """Return the costs of a bot with this many open matches."""
    chance = Random(count)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "figures.sqlite3"
        await prepare(path, count)
        async with StandIn(count) as discord:
            began = perf_counter()
            async with running(discord, path, 0) as bot:
                await asyncio.wait_for(discord.connected.wait(), WAIT)
                some = pairs_of(discord, sorted(chance.sample(range(count), min(count, TRIED))))
                await asyncio.wait_for(some[0].open_hands(), WAIT)
                first = perf_counter() - began
                await asyncio.wait_for(bot.ready, WAIT)
                await asyncio.sleep(STILL)
                weight, used = bot.memory(), bot.busy()
                await asyncio.sleep(seconds)
                idle = (bot.busy() - used) / seconds
                opened = await cost(bot, [pair.open_hands() for pair in some[1:]])
                pressed = await cost(bot, [press_on(pair, chance) for pair in some])
                errors = len(bot.errors)
                after = bot.memory()
    return {
        "matches": count, "first_answer_s": round(first, 1), "start_mib": weight, "mib": after,
        "idle_percent": round(idle * 100, 2), "opening_ms": opened, "press_ms": pressed, "errors": errors,
    }  # fmt: skip


async def press_on(pair: Pair, chance: Random) -> list[Act]:
    """Press this many times, each press after the answer to the last."""
    acts = []
    for _ in range(PRESSES):
        acts.append(await pair.press(chance))
        await asyncio.wait([acts[-1].first], timeout=WAIT)
    return acts


async def cost(bot: Bot, works: Sequence[Any]) -> float:
    """Return the bot's processor time in milliseconds for each press of some kinds, one after another."""
    used, count = bot.busy(), 0
    for work in works:
        count += len(await work)
    await asyncio.sleep(0.5)
    return milliseconds((bot.busy() - used) / count) if count else 0.0


@contextlib.asynccontextmanager
async def bots(discord: StandIn, shelf: Shelf, count: int) -> AsyncIterator[list[Bot]]:
    """Yield one process on a SQLite file, or several that share a PostgreSQL database."""
    place = shelf.place
    async with AsyncExitStack() as stack:
        found = []
        for number in range(count):
            given = (
                {} if isinstance(place, Path) else {"TEAHOUSE_POSTGRES": place, "TEAHOUSE_SHARDS": f"{number}/{count}"}
            )
            file = place if isinstance(place, Path) else Path(os.devnull)
            found.append(await stack.enter_async_context(running(discord, file, 0, **given)))
        await asyncio.wait_for(discord.connected.wait(), WAIT)
        yield found


@contextlib.asynccontextmanager
async def people_at(postgres: bool, processes: int, matches: int) -> AsyncIterator[tuple[list[Bot], list[Pair]]]:
    """Yield a bot of one process or several, and its people, who have opened their hands."""
    async with shelf_for(postgres, safe=True) as shelf:
        await seat_matches(shelf.place, matches, 20, ALL, guilds=processes)
        async with StandIn(matches, processes) as discord, bots(discord, shelf, processes) as started:
            pairs = [Pair(discord, number, SEATS[number % len(SEATS)]) for number in range(matches)]
            for pair in pairs:
                await pair.open_hands()
            yield started, pairs


async def compared(rounds: int, matches: int, rate: float, seconds: float) -> tuple[list[str], bool]:
    """Return the times of the answers of both stores in words, and whether any press went wrong.

    Both bots run all the time. The bots are pressed in turns of some seconds, so that a busy machine slows both alike.
    """
    times: list[list[list[float]]] = [[], []]
    core, wrong = [0.0, 0.0], False
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(people_at(kind > 0, kind + 1, matches)) for kind in range(2)]
        chances = [Random(5), Random(5)]
        for number in range(rounds + 1):
            for kind in (0, 1) if number % 2 else (1, 0):
                started, pairs = both[kind]
                used = sum(bot.busy() for bot in started)
                acts, _ = await press_all(pairs, chances[kind], rate, seconds)
                wrong = wrong or any(len(act.answers) != 1 for act in acts)
                if number:  # the first round warms up
                    core[kind] += sum(bot.busy() for bot in started) - used
                    times[kind].append([act.seconds for act in acts if act.answers])
    names = ("one process on SQLite", "two processes on PostgreSQL")
    told = []
    for name, every, used in zip(names, map(pooled, times), core, strict=True):
        places = ", ".join(f"p{part} {milliseconds(centile(every, part))} ms" for part in (50, 99))
        told.append(f"{name}: {len(every)} presses, {places}, processor {milliseconds(used / len(every))} ms a press")
    for part in (50, 99):
        low, ratio, high = ratios(times, part)
        told.append(f"p{part} of PostgreSQL against SQLite: {ratio:.2f} ({low:.2f} to {high:.2f})")
    return told, wrong


def pooled(rounds: Sequence[Sequence[float]]) -> list[float]:
    """Return the times of all rounds."""
    return [one for each in rounds for one in each]


def centile(times: Sequence[float], part: int) -> float:
    """Return the time that ``part`` percent of the measured times do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) * part // 100, len(ordered) - 1)]


def ratios(times: Sequence[Sequence[Sequence[float]]], part: int) -> tuple[float, float, float]:
    """Return the ends of the interval of a ratio, with the ratio between them.

    The ratio divides a centile of the second kind by the same centile of the first kind. The interval holds 95 of 100
    ratios of rounds drawn at random: a round of both kinds is drawn together.
    """

    def ratio(drawn: Sequence[int]) -> float:
        one, other = (centile(pooled([kind[number] for number in drawn]), part) for kind in times)
        return other / one

    rounds, chance = range(len(times[0])), Random(1)
    found = sorted(ratio(chance.choices(rounds, k=len(rounds))) for _ in range(DRAWN))
    return found[DRAWN // 40], ratio(rounds), found[-DRAWN // 40]


def row(one: dict[str, Any]) -> str:
    """Return the figures of a number of matches as a row."""
    cells = ("matches", "first_answer_s", "start_mib", "mib", "idle_percent", "opening_ms", "press_ms", "errors")
    return f"| {' | '.join(str(one[name]) for name in cells)} |"


def reckoned(figures: Sequence[dict[str, Any]]) -> list[str]:
    """Estimate what a bot in many servers needs, from the figures for the most matches and from our guesses."""
    last = figures[-1]
    presses = GUILDS * PLAYING * PRESSES_A_DAY / DAY * PEAK
    cores = presses * last["press_ms"] / 1000
    a_match = max((last["start_mib"] - figures[0]["start_mib"]) / max(last["matches"] - figures[0]["matches"], 1), 0.0)
    return [
        f"{GUILDS:,} servers, {PLAYING:.0%} of them with a match, {PRESSES_A_DAY} presses a day each, {PEAK:g} times as"
        f" many in the busiest hour: {presses:.1f} presses a second",
        f"processor: {cores:.2f} cores at {last['press_ms']} ms a press",
        f"memory that open matches take while nobody presses: {a_match * 1024:.2f} KiB each",
    ]


HEAD: Final = (
    "| open matches | first answer after, s | MiB at rest | MiB after presses | idle, % of a core"
    " | opening a hand, ms | press, ms | errors |\n|---|---|---|---|---|---|---|---|"
)


async def all_figures(arguments: argparse.Namespace) -> int:
    """Print all tables; return 1 if anything went wrong."""
    figures = []
    print(HEAD)
    for count in arguments.open:
        figures.append(await with_open(count, arguments.seconds))
        print(row(figures[-1]), flush=True)
    wrong = any(one["errors"] for one in figures)
    if arguments.rounds:
        told, faults = await compared(arguments.rounds, arguments.matches, arguments.rate, arguments.pressing)
        print("\n".join(f"* {line}" for line in told), flush=True)
        wrong = wrong or faults
    for line in reckoned(figures) if figures else ():
        print(f"* {line}")
    return 1 if wrong else 0


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.figures", description=__doc__)
    parser.add_argument("--open", type=int, nargs="*", default=[1, 10, 100, 1000, 10_000], metavar="N")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long the bot idles, in seconds")
    parser.add_argument(
        "--rounds", type=int, default=30, help="rounds in which both stores are compared; 0 leaves this out"
    )
    parser.add_argument("--matches", type=int, default=36, help="matches in which people press during the comparison")
    parser.add_argument("--rate", type=float, default=20.0, help="presses a second")
    parser.add_argument("--pressing", type=float, default=4.0, help="seconds of each round, for each store")
    return asyncio.run(all_figures(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
