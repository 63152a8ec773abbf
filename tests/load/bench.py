"""``python -m tests.load.bench``: how quickly the bot answers presses, over many matches at once.

The bot runs in a process of its own, as usual. The stand-in and the people run in this process. The time runs from the
sending of an event to the arrival of the callback. With ``--cold N`` it measures the start with N open matches instead.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import re
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from .nursery import Forked, Nursery
from .players import DECIDES, Pair, verb
from .pointed import BLOCKS, HOLDS
from .seating import copy_matches, decided_by_computers, seat_matches, table_of
from .stand_in import Act, StandIn

COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
ALL: Final = ("l5r-lcg", "root:2", "l5r-ccg:2", "l5r-lcg", "root:4", "l5r-ccg:4", "l5r-lcg", "root:6", "l5r-ccg:6")
START: Final = 120.0  # seconds in which the bot must be ready, on any machine
PATIENCE: Final = 15.0  # seconds in which every press must be answered


class Bot:
    """The bot in its process: its log, and the moment at which it reported that it is ready."""

    def __init__(self, process: asyncio.subprocess.Process | Forked) -> None:
        self.process = process
        self.ready: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.errors: list[str] = []
        self.log: list[str] = []
        self.blocks: dict[str, Any] = {}
        self.weighed: asyncio.Future[dict[str, Any]] | None = None  # its memory, after somebody asked for it
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            text = COLOURS.sub("", line.decode(errors="replace")).rstrip()
            if " ready as " in text and not self.ready.done():
                self.ready.set_result(perf_counter())
            if text.startswith(BLOCKS):
                self.blocks = json.loads(text.removeprefix(BLOCKS))
                continue
            if text.startswith(HOLDS):
                if self.weighed is not None and not self.weighed.done():
                    self.weighed.set_result(json.loads(text.removeprefix(HOLDS)))
                continue
            self.log.append(text)
            if "ERROR" in text or "CRITICAL" in text:
                self.errors.append(text)
            if "INFO" not in text:
                print(text, file=sys.stderr)

    def memory(self) -> float:
        """Return the MiB of memory of the bot without its drawing processes (0 where the system does not say)."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return round(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20), 1)

    async def weigh(self, every: float) -> list[float]:
        """Note the bot's memory every few seconds until cancelled, and return the notes."""
        weights = [self.memory()]
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(every)
                weights.append(self.memory())
        return weights

    def busy(self) -> float:
        """Return the core seconds of the bot without its drawing processes (0 where the system does not say)."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def running(
    discord: StandIn, database: Path, painters: int, nursery: Nursery | None = None, /, **more: str
) -> AsyncIterator[Bot]:
    """Run the bot, with ``more`` in its environment, and stop it. With a ``nursery``, it is forked there."""
    given = {"DISCORD_TOKEN": "x", "TEAHOUSE_DATABASE": str(database), "TEAHOUSE_PAINTERS": str(painters), **more}
    process = await (nursery.fork(discord.url, given) if nursery else whole(discord.url, given))
    bot = Bot(process)
    try:
        yield bot
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
        await bot.reader


async def whole(url: str, given: Mapping[str, str]) -> asyncio.subprocess.Process:
    """Start a bot in a process that reads everything itself, as usual."""
    command = [*os.environ.get("BENCH_WRAP", "").split(), sys.executable, "-m", "tests.load.pointed", url]
    return await asyncio.create_subprocess_exec(*command, env={**os.environ, **given}, stderr=asyncio.subprocess.PIPE)


async def load(arguments: argparse.Namespace, painters: int) -> dict[str, Any]:
    """Return the figures of one run."""
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        level = arguments.computers
        await seat_matches(database, arguments.matches, arguments.decisions, arguments.games, level)
        more = {"SAMPLE": "1"} if arguments.sample else {}
        async with StandIn(arguments.matches) as discord, running(discord, database, painters, **more) as bot:
            await asyncio.wait_for(discord.connected.wait(), START)
            bot.process.send_signal(signal.SIGUSR1)  # measure the steps from now on, while people open their hands too
            people = [table_of(number, arguments.games, level)[2] for number in range(arguments.matches)]
            pairs = [Pair(discord, number, count) for number, count in enumerate(people)]
            opened = [act for pair in pairs for act in await pair.open_hands()]
            await asyncio.wait_for(bot.ready, START)
            await asyncio.sleep(1)
            already = decided_by_computers(database)
            before, requests, began = (bot.busy(), machine_busy()), Counter(discord.requests), perf_counter()
            weighing = asyncio.create_task(bot.weigh(min(max(arguments.seconds / 8, 1), 60)))
            acts, late = await press_all(pairs, chance, arguments.rate, arguments.seconds)
            took = perf_counter() - began
            thought = decided_by_computers(database) - already
            weighing.cancel()
            memory = await weighing
            core, cores, sent = bot.busy() - before[0], machine_busy() - before[1], discord.requests - requests
    figures = {"matches": arguments.matches, "rate": arguments.rate, "pictures": painters > 0, **summary(acts)}
    figures["errors"] += len(bot.errors)
    figures |= {
        "games": arguments.games,
        "computers": {"level": level, "decisions": thought},
        **apart(acts),
        "bot_cpu_ms_a_press": milliseconds(core / len(acts)),
        "event_loop": bot.blocks,
        "memory_mib": memory,
    }
    limited = sum(n for kind, n in sent.items() if kind.endswith(" message"))
    figures |= {
        "cores_used": {"bot": round(core / took, 2), "machine": round(cores / took, 2)},
        "bench_late_ms_p99": milliseconds(sorted(late)[len(late) * 99 // 100]),
        "limited_requests_per_s": round(limited / took, 1),
        "opening_ms_max": milliseconds(max(act.seconds for act in opened)),
        "verbs": dict(Counter(verb(act.data["custom_id"]) for act in acts).most_common()),
        "notices": sum('"⚠' in json.dumps(act.answers[:1], ensure_ascii=False) for act in acts),
        "unknown": len(discord.unknown),
    }
    return figures


async def press_all(pairs: list[Pair], chance: Random, rate: float, seconds: float) -> tuple[list[Act], list[float]]:
    """Press at the rate, whatever happens to the presses, until all are answered or the time limit is over.

    Return the presses, and how late this process itself was with each.
    """
    acts: list[Act] = []
    late: list[float] = []
    began = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(began + number / rate - perf_counter(), 0))
        late.append(perf_counter() - began - number / rate)
        ready = [pair for pair in chance.sample(pairs, min(len(pairs), 12)) if pair.free]
        pair = next((pair for pair in ready if pair.next(chance)), ready[0] if ready else pairs[number % len(pairs)])
        acts.append(await pair.press(chance))
    await asyncio.wait([act.first for act in acts], timeout=PATIENCE)
    return acts, late


def machine_busy() -> float:
    """Return how many seconds all cores together have worked (0 where the system does not say)."""
    try:
        ticks = [int(number) for number in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:
        return 0.0
    return (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK")


def summary(acts: list[Act]) -> dict[str, Any]:
    """Return a summary of the answer times."""
    times = sorted(act.seconds for act in acts if act.answers)
    wrong = [f"{act.data['custom_id']}: {len(act.answers)}" for act in acts if len(act.answers) != 1]
    worst = {act.data["custom_id"]: milliseconds(act.seconds) for act in sorted(acts, key=lambda a: -a.seconds)[:3]}
    places = {f"p{part}": milliseconds(times[min(len(times) * part // 100, len(times) - 1)]) for part in (50, 90, 99)}
    return {
        "presses": len(acts),
        "errors": len(wrong),
        "not_answered_once": wrong,
        **places,
        "max": milliseconds(times[-1]),
        "worst": worst,
    }


def apart(acts: list[Act]) -> dict[str, Any]:
    """Return how many presses decide and how many only look, and the times of the deciding ones."""
    deciding = [act for act in acts if verb(act.data["custom_id"]) in DECIDES]
    times = summary(deciding)
    return {
        "presses_that_decide": len(deciding),
        "presses_that_only_look": len(acts) - len(deciding),
        "deciding_ms": {part: times[part] for part in ("p50", "p90", "p99", "max")},
    }


async def cold(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the time from the start of the bot's process to the first answer, with many open matches."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        await copy_matches(database, arguments.cold, arguments.decisions)
        figures: dict[str, Any] = {"cold": arguments.cold, "bytes": database.stat().st_size}
        for start in ("first", "again"):  # the first one registers the commands
            async with StandIn(arguments.cold) as discord:
                began = perf_counter()
                async with running(discord, database, arguments.painters or 0) as bot:
                    await asyncio.wait_for(discord.connected.wait(), START)
                    connected = perf_counter()
                    act = (await asyncio.wait_for(Pair(discord, 0).open_hands(), 30))[0]
                    ready = await asyncio.wait_for(bot.ready, START)
                    figures[start] = {
                        "connected_s": round(connected - began, 2),
                        "first_press_answered_s": round(act.answered - began, 2),
                        "on_ready_s": round(ready - began, 2),
                        "errors": len(bot.errors),
                    }
    return figures


def milliseconds(seconds: float) -> float:
    """Return seconds in milliseconds."""
    return round(seconds * 1000, 1)


def main() -> None:
    """Measure and print one JSON line per run."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.bench", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--decisions", type=int, default=60, help="how far into the game the matches are")
    parser.add_argument(
        "--painters",
        type=int,
        default=None,
        help="run only with this many drawing processes (by default with 0, then with 1)",
    )
    parser.add_argument("--cold", type=int, default=0, metavar="N", help="measure the start with N open matches")
    parser.add_argument("--sample", action="store_true", help="tell what the longest steps of the event loop did")
    parser.add_argument("--computers", default="", metavar="LEVEL", help="computers of this level at half the tables")
    parser.add_argument("--games", nargs="+", default=ALL, help="the tables, in turn: game or game:seats")
    arguments = parser.parse_args()
    machine = {"cores": os.cpu_count(), "python": platform.python_version()}
    if arguments.cold:
        print(json.dumps(asyncio.run(cold(arguments)) | machine))
        return
    for painters in (0, 1) if arguments.painters is None else (arguments.painters,):
        print(json.dumps(asyncio.run(load(arguments, painters)) | machine), flush=True)


if __name__ == "__main__":
    main()
