"""The task that handles due jobs: it sleeps, wakes up, and survives failures, any sequence of events, and kills."""

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.later import SystemClock
from bot.store import Due

from ..patience import PATIENT, moment, until
from ..store.shelf import Shelf
from .hand import NOON, HandClock, House

# The task.


async def ended(running: asyncio.Task[None]) -> None:
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_task_sleeps_until_the_next_row_and_an_earlier_one_wakes_it(house: House, clock: HandClock) -> None:
    rung = asyncio.Event()

    async def ring(due: Due) -> None:
        await house.ring(due)
        rung.set()

    house.later.handle("chime", ring)
    running = asyncio.create_task(house.later.run())
    await house.store.due.put(Due("late", "chime", NOON + timedelta(hours=9)))
    await house.store.due.put(Due("early", "chime", NOON + timedelta(hours=1)))
    clock.forward(hours=1)
    await until(rung.is_set)
    assert house.order == ["early"]
    rung.clear()
    clock.forward(hours=8)
    await until(rung.is_set)
    assert house.order == ["early", "late"]
    await ended(running)


async def test_a_row_that_is_put_within_a_transaction_wakes_the_task_when_it_is_kept(house: House) -> None:
    heard: list[bool] = []

    def look() -> None:
        heard.append(bool(Shelf(house.path).run("SELECT 1 FROM due")))

    house.store.due.when_put(look)
    async with house.store.together():
        await house.put("one", hours=1)
        await house.put("two", hours=1)
        assert heard == []
    assert heard == [True]


async def test_a_store_that_cannot_be_read_does_not_end_the_task(
    house: House, clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()

    async def by(*_: object) -> list[Due]:
        asked.set()
        raise sqlite3.DatabaseError("malformed")

    with monkeypatch.context() as broken:
        broken.setattr(house.store.due, "by", by)
        await house.put("one", seconds=1)
        running = asyncio.create_task(house.later.run())
        await until(asked.is_set)
    async with asyncio.timeout(PATIENT):
        while not house.order:
            clock.forward(seconds=5)
            await moment()
    await ended(running)
    assert "what is due cannot be read: DatabaseError: malformed" in caplog.text


async def test_the_clock_of_the_machine_returns_immediately_for_a_past_time_or_a_wake_up() -> None:
    clock, woken = SystemClock(), asyncio.Event()
    await asyncio.wait_for(clock.wait(woken, clock.now() - timedelta(hours=1)), PATIENT)
    woken.set()
    await asyncio.wait_for(clock.wait(woken, None), PATIENT)
    assert clock.now().utcoffset() == timedelta(0)


async def test_a_wait_that_is_cancelled_as_it_is_woken_ends() -> None:
    """Otherwise a bot that is stopped at this moment would wait for its scheduler for ever."""
    woken = asyncio.Event()
    waiting = asyncio.create_task(SystemClock().wait(woken, None))
    for ticks in range(4):
        await asyncio.sleep(0)
        woken.set()
        for _ in range(ticks):
            await asyncio.sleep(0)
        ended = waiting.done()
        waiting.cancel()
        assert ended or await cancelled(waiting)
        woken.clear()
        waiting = asyncio.create_task(SystemClock().wait(woken, None))
    waiting.cancel()


async def cancelled(task: asyncio.Task[None]) -> bool:
    """Tell whether a task ends as cancelled."""
    await asyncio.wait({task}, timeout=PATIENT)
    return task.cancelled()


# Any sequence of events.

KEYS = st.sampled_from("abc")
STEPS = st.one_of(
    st.tuples(st.just("put"), KEYS, st.integers(0, 5)),
    st.tuples(st.just("drop"), KEYS, st.just(0)),
    st.tuples(st.just("break"), KEYS, st.just(0)),
    st.tuples(st.just("mend"), KEYS, st.just(0)),
    st.tuples(st.just("restart"), st.just(""), st.just(0)),
    st.tuples(st.just("wait"), st.just(""), st.integers(0, 4)),
)


@settings(max_examples=25, deadline=None)
@given(st.lists(STEPS, max_size=20))
def test_nothing_is_lost_and_nothing_is_done_twice(steps: list[tuple[str, str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lived_through(Path(folder) / "later.sqlite3", steps))


async def lived_through(path: Path, steps: list[tuple[str, str, int]]) -> None:
    """Take all steps, and check after each that the right jobs wait, and that each was done as often as it was due."""
    house = await House(path, HandClock()).start()
    logging.disable()
    waiting: dict[str, datetime] = {}
    rung: dict[str, int] = {}
    for what, key, hours in [*steps, *(("mend", key, 0) for key in "abc"), ("wait", "", 9)]:
        if what == "put":
            await house.put(key, hours=hours)
            waiting[key] = house.clock.now() + timedelta(hours=hours)
        elif what == "drop":
            await house.store.due.drop(key)
            waiting.pop(key, None)
        elif what == "break":
            house.broken.add(key)
        elif what == "mend":
            house.broken.discard(key)
        elif what == "restart":
            await house.restart()
        else:
            house.clock.forward(hours=hours, minutes=61)  # after the longest delay of a failed job
            await house.later.do_due()
            for due in [k for k, at in waiting.items() if at <= house.clock.now() and k not in house.broken]:
                del waiting[due]
                rung[due] = rung.get(due, 0) + 1
        with closing(sqlite3.connect(path)) as db:
            assert {key: int(times) for key, times in db.execute("SELECT name, value FROM settings")} == rung
            rows = db.execute("SELECT key, at FROM due").fetchall()
        assert {key: datetime.fromisoformat(at) for key, at in rows} == waiting
    logging.disable(logging.NOTSET)
    await house.store.close()


RINGER = """
import asyncio, sys
from pathlib import Path
from tests.later.hand import HandClock, House

async def main():
    place = sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])
    house = await House(place, HandClock()).start()
    print("up", flush=True)
    await house.later.do_due()

asyncio.run(main())
"""


async def test_a_bot_that_is_killed_again_and_again_does_every_row_once(house: House) -> None:
    keys = [f"row {number}" for number in range(120)]
    async with house.store.together():
        for key in keys:
            await house.put(key)
    await house.store.close()  # a database has one owner
    shelf = Shelf(house.path)

    def left(sql: str) -> set[str]:
        return {row[0] for row in shelf.run(sql)}

    for kill in range(3):
        process = subprocess.Popen([sys.executable, "-c", RINGER, str(house.path)], stdout=subprocess.PIPE)
        assert process.stdout is not None and process.stdout.readline() == b"up\n"
        awaited = keys[30 * kill + 20]
        await until(lambda awaited=awaited: awaited in left("SELECT name FROM settings"))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()
        # A server finishes the statements that it received before the kill.
        await until(lambda: left("SELECT name FROM settings") == {*keys} - left("SELECT key FROM due"))
    await house.start()
    await house.later.do_due()
    assert [await house.rung(key) for key in keys] == [1] * 120
