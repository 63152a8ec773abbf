"""The bot's own time: it stands still while the bot is off, and does not depend on the machine's clock."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pace.house_time import BEAT, HouseTime
from bot.store import Due, SqliteStore

from ..later.hand import NOON, HandClock
from ..patience import PATIENT, moment

HOUR = timedelta(hours=1)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "time.sqlite3")
    yield store
    await store.close()


async def opened(store: SqliteStore, clock: HandClock) -> HouseTime:
    house = HouseTime(store, clock, ["soon"])
    await house.start()
    return house


async def test_it_begins_with_the_time_of_the_day(store: SqliteStore, clock: HandClock) -> None:
    house = await opened(store, clock)
    clock.forward(hours=2)
    assert house.now() == house.wall(house.now()) == NOON + 2 * HOUR


async def test_time_during_which_the_house_was_shut_is_given_back(store: SqliteStore, clock: HandClock) -> None:
    house = await opened(store, clock)
    clock.forward(hours=1)
    await house.beat()
    clock.forward(hours=5)
    again = HouseTime(store, clock)
    assert await again.start() == 5 * HOUR
    assert again.now() == NOON + HOUR and again.wall(again.now()) == NOON + 6 * HOUR


@pytest.mark.parametrize("hours", [-7, 7])
async def test_a_clock_that_is_set_changes_nothing(store: SqliteStore, clock: HandClock, hours: int) -> None:
    house = await opened(store, clock)
    clock.forward(hours=1)
    clock.jump(hours=hours)
    await house.beat()
    clock.forward(hours=1)
    assert house.now() == NOON + 2 * HOUR and house.wall(house.now()) == clock.now()
    assert list(house.walls(NOON, house.now())) == [(NOON, NOON + HOUR), (clock.now() - HOUR, clock.now())]


async def test_a_clock_that_is_set_while_the_house_is_shut_changes_nothing(
    store: SqliteStore, clock: HandClock
) -> None:
    await opened(store, clock)
    clock.jump(hours=-100)
    again = await opened(store, clock)
    clock.forward(minutes=1)
    assert again.now() == NOON + timedelta(minutes=1)


async def due_times(store: SqliteStore) -> dict[str, timedelta]:
    rows = await store.due.by(NOON + 1000 * HOUR, ["soon", "by-day"])
    return {row.key: row.at - NOON for row in rows}


@pytest.mark.parametrize("shut", [False, True])
async def test_a_clock_that_is_set_back_delays_nothing_that_is_due_soon(
    store: SqliteStore, clock: HandClock, *, shut: bool
) -> None:
    house = await opened(store, clock)
    await store.due.put(Due("now", "soon", NOON))
    await store.due.put(Due("in three minutes", "soon", NOON + HOUR / 20))
    await store.due.put(Due("after the night", "soon", NOON + 10 * HOUR))
    await store.due.put(Due("at one", "by-day", NOON + HOUR / 60))
    clock.jump(hours=-30)
    await (opened(store, clock) if shut else house.beat())
    assert await due_times(store) == {
        "now": -30 * HOUR,
        "in three minutes": -30 * HOUR + HOUR / 20,
        "after the night": 10 * HOUR,
        "at one": HOUR / 60,
    }


async def test_a_clock_that_is_set_on_delays_nothing(store: SqliteStore, clock: HandClock) -> None:
    house = await opened(store, clock)
    await store.due.put(Due("now", "soon", NOON))
    clock.jump(hours=30)
    await house.beat()
    assert await due_times(store) == {"now": timedelta()}


async def test_the_heartbeat_runs_unasked_and_wakes_waiting_tasks(store: SqliteStore, clock: HandClock) -> None:
    house = await opened(store, clock)
    running = asyncio.create_task(house.run())
    woken = asyncio.Event()
    waiting = asyncio.create_task(house.wait(woken, NOON + BEAT))
    await asyncio.sleep(0)
    clock.forward(seconds=BEAT.total_seconds())
    async with asyncio.timeout(PATIENT):
        await waiting
        while await store.settings.get(0, "house-time") != (NOON + BEAT).isoformat():
            await moment()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


STEPS = st.lists(st.tuples(st.sampled_from(["pass", "beat", "jump", "shut"]), st.integers(-9, 9)), max_size=15)


@settings(max_examples=20, deadline=None)
@given(STEPS)
def test_it_never_goes_back_and_its_pieces_have_no_gap(steps: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lived_through(Path(folder) / "time.sqlite3", steps))


async def lived_through(path: Path, steps: list[tuple[str, int]]) -> None:
    clock, store = HandClock(), await SqliteStore.open(path)
    house, awake, since_beat = await opened(store, clock), timedelta(), timedelta()
    for what, hours in steps:
        if what == "pass":
            clock.forward(hours=abs(hours))
            since_beat += HOUR * abs(hours)
        elif what == "beat":
            await house.beat()
            awake, since_beat = awake + since_beat, timedelta()
        elif what == "jump":
            clock.jump(hours=hours)
        else:  # killed, and started some hours later
            clock.forward(hours=abs(hours))
            house, since_beat = await opened(store, clock), timedelta()
        assert house.now() == NOON + awake + since_beat
        pieces = list(house.walls(NOON, house.now()))
        assert sum((end - start for start, end in pieces), timedelta()) == house.now() - NOON
    await store.close()
