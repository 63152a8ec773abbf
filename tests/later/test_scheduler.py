"""Due jobs are handled once, in order, whatever happens to the bot meanwhile."""

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.later import SystemClock
from bot.store import Due, NotDue, Seat

from ..patience import PATIENT, moment, until
from ..store.shelf import Shelf
from .hand import NOON, HandClock, House


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, tmp_path: Path, clock: HandClock) -> AsyncIterator[House]:
    place = tmp_path / "later.sqlite3" if request.param == "sqlite" else request.getfixturevalue("postgres").address()
    house = await House(place, clock).start()
    yield house
    await house.store.close()


# The scheduler itself.


async def test_the_scheduler_says_whether_it_runs(house: House) -> None:
    assert not house.later.running
    running = asyncio.create_task(house.later.run())
    await until(lambda: house.later.running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not house.later.running


def test_the_machines_clock_counts_in_microseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.later.clock.monotonic_ns", lambda: 5_000_001_000)
    assert SystemClock().elapsed() == timedelta(seconds=5, microseconds=1)


# One job.


async def test_a_row_is_done_at_its_time_and_never_again(house: House, clock: HandClock) -> None:
    await house.put("one", hours=2)
    clock.forward(hours=1)
    assert await house.later.do_due() == NOON + timedelta(hours=2)
    assert await house.rung("one") == 0
    clock.forward(hours=1)
    assert await house.later.do_due() is None
    assert await house.later.do_due() is None
    assert await house.rung("one") == 1


async def test_a_row_comes_back_as_it_was_put(house: House) -> None:
    match = await house.store.create(1, 2, "toy", [Seat()])
    await house.store.put_due(Due("one", "bell", NOON, match.id, 7, {"name": "Zoë"}))
    found = await house.store.due("one")
    assert found is not None and found.id is not None
    assert found == Due("one", "bell", NOON, match.id, 7, {"name": "Zoë"}, found.id)
    assert await house.store.due("two") is None


async def test_times_in_any_zone_are_one_time(house: House, clock: HandClock) -> None:
    await house.store.put_due(Due("one", "bell", datetime.fromisoformat("2026-05-01T14:30+02:00")))
    assert await house.later.do_due() == NOON + timedelta(minutes=30)
    with pytest.raises(ValueError, match="no time zone"):
        await house.store.put_due(Due("two", "bell", datetime(2026, 5, 1)))


async def test_a_row_under_the_same_key_takes_the_place_of_the_first(house: House, clock: HandClock) -> None:
    await house.put("one", hours=1)
    await house.put("one", hours=3)
    clock.forward(hours=2)
    await house.later.do_due()
    assert await house.rung("one") == 0
    clock.forward(hours=1)
    await house.later.do_due()
    assert await house.rung("one") == 1


async def test_a_row_that_was_dropped_is_not_done(house: House, clock: HandClock) -> None:
    await house.put("one", hours=1)
    await house.store.drop_due("one")
    await house.store.drop_due("two")
    clock.forward(hours=1)
    await house.later.do_due()
    assert await house.rung("one") == 0


async def test_a_row_that_is_moved_while_it_is_about_to_be_done_stays(house: House, clock: HandClock) -> None:
    await house.put("one")
    row = await house.store.due("one")
    await house.put("one")  # even to the same time
    assert row is not None
    with pytest.raises(NotDue):
        await house.ring(row)
    assert await house.rung("one") == 0 and await house.store.due("one") is not None


async def test_rows_of_a_match_go_with_it(house: House) -> None:
    match = await house.store.create(1, 2, "toy", [Seat()])
    await house.store.put_due(Due("one", "bell", NOON, match.id))
    Shelf(house.path).run("DELETE FROM matches")
    assert await house.store.due("one") is None


# Several jobs.


async def test_rows_that_fell_due_while_the_bot_was_down_are_done_at_its_start_in_order(
    house: House, clock: HandClock
) -> None:
    for key, hours in (("late", 3), ("early", 1), ("next week", 168), ("middle", 2), ("middle too", 2)):
        await house.put(key, hours=hours)
    await house.store.close()
    clock.forward(hours=5)
    await house.start()
    assert await house.later.do_due() == NOON + timedelta(hours=168)
    assert house.order == ["early", "middle", "middle too", "late"]


async def test_a_kind_that_nobody_handles_stays_until_somebody_does(house: House, clock: HandClock) -> None:
    await house.store.put_due(Due("hymn", "song", NOON))
    assert await house.later.do_due() is None
    await house.restart()
    house.later.handle("song", house.ring)
    await house.later.do_due()
    assert house.order == ["hymn"]


def test_a_kind_has_one_handler(house: House) -> None:
    with pytest.raises(ValueError, match="has a handler already"):
        house.later.handle("bell", house.ring)


# Failures.


async def test_a_failing_row_changes_nothing_and_is_tried_again_at_longer_intervals(
    house: House, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    house.broken.add("one")
    await house.put("one")
    await house.put("two")
    waits = []
    for _ in range(12):
        again = await house.later.do_due()
        assert again is not None
        waits.append((again - clock.now()).total_seconds())
        assert await house.later.do_due() == again  # too early: the job is not tried
        clock.forward(seconds=waits[-1])
    assert waits == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]
    assert house.order == ["two"] and await house.rung("one") == 0
    lines = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(lines) == 12 and [bool(line.exc_info) for line in lines] == [True] + [False] * 11
    assert "one could not be done (try 2; the next one in 10 s): OSError: the rope is torn" in lines[1].getMessage()
    house.broken.clear()
    assert await house.later.do_due() is None
    assert await house.rung("one") == 1


async def test_a_failed_row_is_tried_again_in_time_although_the_clock_was_set_back(
    house: House, clock: HandClock
) -> None:
    house.broken.add("one")
    await house.put("one")
    await house.later.do_due()
    house.broken.clear()
    clock.jump(seconds=-3)
    await house.store.bring_forward(["bell"], clock.now() + timedelta(hours=1), timedelta(hours=1))
    clock.forward(seconds=5)
    await house.later.do_due()
    assert await house.rung("one") == 1


async def test_rows_that_are_brought_forward_are_due_earlier_and_the_others_are_not(
    house: House, clock: HandClock
) -> None:
    await house.put("soon", hours=2)
    await house.put("later", hours=9)
    await house.store.bring_forward(["bell"], clock.now() + timedelta(hours=2), timedelta(hours=2))
    await house.store.bring_forward(["whistle"], clock.now() + timedelta(hours=9), timedelta(hours=9))
    await house.later.do_due()
    assert house.order == ["soon"]


async def test_a_handler_that_leaves_its_row_is_not_called_in_a_circle(
    house: House, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    calls = []

    async def unbound(due: Due) -> None:
        calls.append(due.key)

    house.later.handle("song", unbound)
    await house.store.put_due(Due("hymn", "song", NOON))
    assert await house.later.do_due() == NOON + timedelta(seconds=5)
    await house.later.do_due()
    assert calls == ["hymn"] and "left the row" in caplog.text


async def test_a_change_and_its_row_are_kept_together_or_not_at_all(house: House) -> None:
    with pytest.raises(ZeroDivisionError):
        async with house.store.together():
            await house.store.change_setting(0, "one", "1")
            await house.put("one")
            raise ZeroDivisionError
    assert await house.rung("one") == 0 and await house.store.due("one") is None


async def test_a_part_that_fails_takes_only_itself_back(house: House) -> None:
    await house.store.create(1, 2, "toy", [Seat()])
    async with house.store.together():
        await house.put("one")
        with pytest.raises(sqlite3.IntegrityError):
            await house.store.put_due(Due("two", "bell", NOON, match=99))
    assert await house.store.due("one") is not None and await house.store.due("two") is None


async def test_another_task_does_not_write_into_a_transaction(house: House) -> None:
    with pytest.raises(ZeroDivisionError):
        async with house.store.together():
            await house.put("one")
            other = asyncio.create_task(house.put("two"))
            await asyncio.sleep(0)
            raise ZeroDivisionError
    await other
    assert await house.store.due("one") is None and await house.store.due("two") is not None


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
    await house.store.put_due(Due("late", "chime", NOON + timedelta(hours=9)))
    await house.store.put_due(Due("early", "chime", NOON + timedelta(hours=1)))
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

    house.store.tell_of_due(look)
    async with house.store.together():
        await house.put("one", hours=1)
        await house.put("two", hours=1)
        assert heard == []
    assert heard == [True]


async def test_a_store_that_cannot_be_read_does_not_end_the_task(
    house: House, clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()

    async def due_by(*_: object) -> list[Due]:
        asked.set()
        raise sqlite3.DatabaseError("malformed")

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "due_by", due_by)
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
            await house.store.drop_due(key)
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
