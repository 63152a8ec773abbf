"""Due jobs are handled once, in order, whatever happens to the bot meanwhile."""

import asyncio
import logging
import sqlite3
from datetime import datetime, timedelta

import pytest

from bot.later import SystemClock
from bot.later.scheduler import TRIES
from bot.store import Due, NotDue, Seat, Unavailable

from ..patience import until
from ..store.shelf import Shelf
from .hand import NOON, HandClock, House

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
    await house.store.due.put(Due("one", "bell", NOON, match.id, 7, {"name": "Zoë"}))
    found = await house.store.due.get("one")
    assert found is not None and found.id is not None
    assert found == Due("one", "bell", NOON, match.id, 7, {"name": "Zoë"}, found.id)
    assert await house.store.due.get("two") is None


async def test_times_in_any_zone_are_one_time(house: House, clock: HandClock) -> None:
    await house.store.due.put(Due("one", "bell", datetime.fromisoformat("2026-05-01T14:30+02:00")))
    assert await house.later.do_due() == NOON + timedelta(minutes=30)
    with pytest.raises(ValueError, match="no time zone"):
        await house.store.due.put(Due("two", "bell", datetime(2026, 5, 1)))


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
    await house.store.due.drop("one")
    await house.store.due.drop("two")
    clock.forward(hours=1)
    await house.later.do_due()
    assert await house.rung("one") == 0


async def test_a_row_that_is_moved_while_it_is_about_to_be_done_stays(house: House, clock: HandClock) -> None:
    await house.put("one")
    row = await house.store.due.get("one")
    await house.put("one")  # even to the same time
    assert row is not None
    with pytest.raises(NotDue):
        await house.ring(row)
    assert await house.rung("one") == 0 and await house.store.due.get("one") is not None


async def test_rows_of_a_match_go_with_it(house: House) -> None:
    match = await house.store.create(1, 2, "toy", [Seat()])
    await house.store.due.put(Due("one", "bell", NOON, match.id))
    Shelf(house.path).run("DELETE FROM matches")
    assert await house.store.due.get("one") is None


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
    await house.store.due.put(Due("hymn", "song", NOON))
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


@pytest.mark.parametrize("error", [Unavailable("another write takes too long", busy=True), TimeoutError()])
async def test_a_task_of_an_overloaded_bot_is_an_error_only_after_several_tries(
    error: Exception, house: House, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    async def ring(_: Due) -> None:
        raise error

    house.later.handle("gong", ring)
    await house.store.due.put(Due("one", "gong", NOON))
    for _ in range(TRIES):
        again = await house.later.do_due()
        assert again is not None
        clock.forward(seconds=(again - clock.now()).total_seconds())
    lines = [record for record in caplog.records if "one could not be done" in record.getMessage()]
    assert [line.levelno for line in lines] == [logging.WARNING] * (TRIES - 1) + [logging.ERROR]
    assert not any(line.exc_info for line in lines)


async def test_a_failed_row_is_tried_again_in_time_although_the_clock_was_set_back(
    house: House, clock: HandClock
) -> None:
    house.broken.add("one")
    await house.put("one")
    await house.later.do_due()
    house.broken.clear()
    clock.jump(seconds=-3)
    await house.store.due.bring_forward(["bell"], clock.now() + timedelta(hours=1), timedelta(hours=1))
    clock.forward(seconds=5)
    await house.later.do_due()
    assert await house.rung("one") == 1


async def test_rows_that_are_brought_forward_are_due_earlier_and_the_others_are_not(
    house: House, clock: HandClock
) -> None:
    await house.put("soon", hours=2)
    await house.put("later", hours=9)
    await house.store.due.bring_forward(["bell"], clock.now() + timedelta(hours=2), timedelta(hours=2))
    await house.store.due.bring_forward(["whistle"], clock.now() + timedelta(hours=9), timedelta(hours=9))
    await house.later.do_due()
    assert house.order == ["soon"]


async def test_a_handler_that_leaves_its_row_is_not_called_in_a_circle(
    house: House, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    calls = []

    async def unbound(due: Due) -> None:
        calls.append(due.key)

    house.later.handle("song", unbound)
    await house.store.due.put(Due("hymn", "song", NOON))
    assert await house.later.do_due() == NOON + timedelta(seconds=5)
    await house.later.do_due()
    assert calls == ["hymn"] and "did not take the row" in caplog.text


async def test_a_change_and_its_row_are_kept_together_or_not_at_all(house: House) -> None:
    with pytest.raises(ZeroDivisionError):
        async with house.store.together():
            await house.store.settings.change(0, "one", "1")
            await house.put("one")
            raise ZeroDivisionError
    assert await house.rung("one") == 0 and await house.store.due.get("one") is None


async def test_a_write_that_fails_takes_only_itself_back(house: House) -> None:
    await house.store.create(1, 2, "toy", [Seat()])
    async with house.store.together():
        await house.put("one")
        with pytest.raises(sqlite3.IntegrityError):
            await house.store.due.put(Due("two", "bell", NOON, match=99))
    assert await house.store.due.get("one") is not None and await house.store.due.get("two") is None


async def test_another_task_does_not_write_into_a_transaction(house: House) -> None:
    with pytest.raises(ZeroDivisionError):
        async with house.store.together():
            await house.put("one")
            other = asyncio.create_task(house.put("two"))
            await asyncio.sleep(0)
            raise ZeroDivisionError
    await other
    assert await house.store.due.get("one") is None and await house.store.due.get("two") is not None
