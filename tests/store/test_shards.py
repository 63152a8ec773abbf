"""Several processes share one PostgreSQL database: each owns its shards, and a replaced process writes nothing."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from datetime import timedelta

import psycopg
import pytest
import pytest_asyncio

from bot.learn.lesson import STEPS, begin_lesson, lesson_of, table_of
from bot.people import People
from bot.shards import Shards
from bot.store import Due, NotDue, Seat, Unavailable, Unreadable
from bot.store.postgres.store import PostgresStore
from bot.tables import Tables
from bot.tables.life.forgetting import ERASE, erase, erase_in
from bot.trouble import Trouble

from ..later.hand import NOON
from ..patience import PATIENT, moment
from ..postgres import Server, cut

EVEN, ODD = 2 << 22, 3 << 22  # a server in shard 0 of two, and one in shard 1
ANN, BOB = 71, 72


@pytest.fixture
def address(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of an empty place whose owners retry at once."""
    monkeypatch.setattr("bot.store.postgres.owner.AGAIN", 0.01)
    return postgres.address()


@pytest_asyncio.fixture
async def both(address: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Return two processes, each with one of two shards."""
    stores = [await PostgresStore.open(address, Shards.read(f"{number}/2")) for number in range(2)]
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(PATIENT):
        while not true():
            await moment()


# Owners of shards.


async def test_each_process_serves_its_servers_and_counts_its_matches(
    both: tuple[PostgresStore, PostgresStore],
) -> None:
    even, odd = both
    first, second = await even.create(EVEN, 1, "toy", [Seat()]), await odd.create(ODD, 2, "toy", [Seat()])
    await odd.create(ODD, 3, "toy", [Seat()])
    assert (await even.counts())["lobby"] == 1 and (await odd.counts())["lobby"] == 2
    assert await even.is_ours(first.id) and not await even.is_ours(second.id)
    direct = await even.create(None, 4, "toy", [Seat()])
    assert await even.is_ours(direct.id) and not await odd.is_ours(direct.id)


async def test_a_process_waits_for_its_shards_and_takes_over_when_they_are_free(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = await PostgresStore.open(address, Shards.read("0/2"))
    waiting = asyncio.create_task(PostgresStore.open(address, Shards.read("0-1/2")))
    await until(lambda: "shards 0-1/2 belong to another process; waiting for them" in caplog.messages)
    assert not waiting.done()
    await first.settings.change(EVEN, "language", "pl")
    await first.close()
    second = await waiting
    assert second.home.owned and await second.settings.get(EVEN, "language") == "pl"
    await second.close()


async def test_an_owner_that_was_replaced_writes_nothing_and_says_so(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = await PostgresStore.open(address, Shards.read("0/2"))
    saved, again = await first.create(EVEN, 1, "toy", [Seat()]), list[bool]()

    async def anew() -> None:
        again.append(first.home.owned)

    first.home.when_owned(anew)
    free = cut(address, first)
    second = await PostgresStore.open(address, Shards.read("0/2"))
    free.set()
    await until(lambda: first.home.replaced)
    with pytest.raises(Unavailable, match="another process owns"):
        await first.save(saved, keep=0)
    await second.save(saved, keep=0)
    assert not first.home.owned and not await first.home.own(0.01)
    assert any(message.startswith("shards 0/2 are no longer ours") for message in caplog.messages)
    assert any(message.startswith("shards 0/2 belong to another process") for message in caplog.messages)
    await second.close()
    assert await first.home.own(PATIENT) and again == [False]  # forgotten before anybody is served
    await first.save(saved, keep=0)
    assert await first.version(saved.id) == 2
    await first.close()


async def test_another_number_of_shards_is_refused_until_all_have_stopped(
    both: tuple[PostgresStore, PostgresStore], address: str
) -> None:
    for text in ("0/4", "3/4", "1", "4"):
        with pytest.raises(Unreadable, match=r"with 2 shards instead of \d; stop all"):
            await PostgresStore.open(address, Shards.read(text))
    with pytest.raises(Unreadable, match="another bot runs"):
        await PostgresStore.open(address, Shards.read("2"))
    for store in both:
        await store.close()
    last = await PostgresStore.open(address, Shards.read("3/4"))
    assert last.home.owned
    await last.close()


async def test_a_newer_version_does_not_change_the_tables_of_one_that_runs(
    both: tuple[PostgresStore, PostgresStore], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with psycopg.connect(address, autocommit=True) as admin:
        admin.execute("UPDATE teahouse SET version = version - 1")
    with pytest.raises(Unreadable, match="processes of an older version run"):
        await PostgresStore.open(address, Shards.read("0/2"))


STOPPED = """
import asyncio, logging, sys
from bot.store import Unavailable
from bot.store.postgres import owner
from bot.store.postgres import file as postgres_file
owner.LEASE = postgres_file.LEASE = 3.0
owner.BEAT = 0.5
from bot.shards import Shards
from bot.store.postgres.store import PostgresStore

async def main():
    logging.basicConfig(stream=sys.stdout, format="%(message)s")
    store = await PostgresStore.open(sys.argv[1], Shards.read("0/2"))
    print("up", flush=True)
    for line in iter(sys.stdin.readline, ""):
        try:
            await store.settings.change(8, "stopped", line.strip())
            print("written", flush=True)
        except Unavailable as error:
            print("refused:", error, flush=True)

asyncio.run(main())
"""


async def test_a_process_that_is_stopped_is_replaced_and_writes_nothing_when_it_goes_on(address: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", STOPPED, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        assert process.stdout.readline() == "up\n"
        process.stdin.write("first\n")
        assert process.stdout.readline() == "written\n"
        os.kill(process.pid, signal.SIGSTOP)
        async with asyncio.timeout(PATIENT):
            second = await PostgresStore.open(address, Shards.read("0/2"))
        assert await second.settings.get(8, "stopped") == "first"
        process.stdin.write("second\n")
        os.kill(process.pid, signal.SIGCONT)
        said = [process.stdout.readline()]
        while not said[-1].startswith("refused"):
            assert said[-1] and said[-1] != "written\n"
            said.append(process.stdout.readline())
        assert await second.settings.get(8, "stopped") == "first"
        process.stdin.close()
        said += process.stdout.readlines()
        assert any("cannot be used: another process owns the database now" in line for line in said)
        await second.close()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


# Stored jobs.


async def test_a_due_row_goes_to_the_process_of_its_server(both: tuple[PostgresStore, PostgresStore]) -> None:
    even, odd = both
    matches = [await even.create(EVEN, 1, "toy", [Seat()]), await odd.create(ODD, 2, "toy", [Seat()])]
    for match in matches:
        await even.due.put(Due(f"bell:{match.id}", "bell", NOON, match.id))
    await odd.due.put(Due("sweep", "bell", NOON))
    later = NOON + timedelta(hours=1)
    assert [due.key for due in await even.due.by(NOON, ["bell"])] == [f"bell:{matches[0].id}", "sweep"]
    assert [due.key for due in await odd.due.by(NOON, ["bell"])] == [f"bell:{matches[1].id}"]
    await even.due.put(Due("later", "bell", later, matches[1].id))
    assert await even.due.next_after(NOON, ["bell"]) is None and await odd.due.next_after(NOON, ["bell"]) == later


async def test_a_row_that_another_process_is_doing_is_not_waited_for(
    both: tuple[PostgresStore, PostgresStore], address: str
) -> None:
    even, _ = both
    await even.due.put(Due("bell", "bell", NOON))
    (row,) = await even.due.by(NOON, ["bell"])
    with psycopg.connect(address) as other:
        other.execute("DELETE FROM due WHERE id = %s", (row.id,))
        with pytest.raises(NotDue):
            await even.due.take(row)
        other.rollback()
    done = await asyncio.gather(*(even.due.take(row) for _ in range(4)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["NoneType", "NotDue", "NotDue", "NotDue"]


async def test_nothing_is_due_for_a_process_without_its_shards(both: tuple[PostgresStore, PostgresStore]) -> None:
    even, _ = both
    await even.due.put(Due("bell", "bell", NOON))
    even.database.owner.held.clear()
    assert await even.due.by(NOON, ["bell"]) == []


async def test_a_process_learns_immediately_about_matches_left_to_it(
    both: tuple[PostgresStore, PostgresStore],
) -> None:
    even, odd = both
    woken = asyncio.Event()
    odd.due.when_put(woken.set)
    match = await odd.create(ODD, 2, "toy", [Seat()])
    await even.due.pass_on(Due("bell", "bell", NOON, match.id))
    async with asyncio.timeout(PATIENT):
        await woken.wait()
    assert len(await odd.due.by(NOON, ["bell"])) == 1


# Facts that several processes share.


async def test_every_process_knows_a_persons_preferences(both: tuple[PostgresStore, PostgresStore]) -> None:
    people = [People(store) for store in both]
    for store, one in zip(both, people, strict=True):
        await one.load()
        store.home.when_changed(one.reread)
    await people[0].change(ANN, "language", "pl")
    await until(lambda: people[1].prefers(ANN, "language") == "pl")
    await both[1].personal.forget(ANN)
    await until(lambda: people[0].prefers(ANN, "language") == "auto")


async def test_a_match_is_played_in_the_process_of_its_server_and_every_process_shows_finished_ones(
    both: tuple[PostgresStore, PostgresStore],
) -> None:
    even, odd = (Tables(store) for store in both)
    table = await even.open(EVEN, 1, "toy", [Seat("human", ANN, "Ann"), Seat()])
    with pytest.raises(Trouble) as told:
        await odd.get(table.id)
    assert told.value.key == "trouble-at-its-table" and told.value.data["link"] == "<#1>"
    await table.close()
    assert (await odd.get(table.id)).saved.state == "cancelled"


async def test_a_lesson_goes_where_its_learner_goes(both: tuple[PostgresStore, PostgresStore]) -> None:
    even, odd = (Tables(store) for store in both)
    for tables in (even, odd):
        tables.kinds[STEPS] = table_of
    first = await begin_lesson(even, ANN, "Ann", "l5r-lcg")
    there = await lesson_of(odd, ANN)
    assert there is not None and there.id == first.id
    await there.go_on(ANN)
    back = await even.get(first.id)
    assert back is not first and back.saved.version == there.saved.version
    assert await even.get(first.id) is back


async def test_a_person_is_erased_in_every_process(both: tuple[PostgresStore, PostgresStore]) -> None:
    even, odd = (Tables(store) for store in both)
    seats = [Seat("human", ANN, "Ann"), Seat("human", BOB, "Bob")]
    here, there = await even.open(EVEN, 1, "toy", seats), await odd.open(ODD, 2, "toy", [*seats])
    await erase(even, ANN, NOON)
    assert (await even.get(here.id)).seating.seat_of(ANN) is None
    (row,) = await both[1].due.by(NOON, [ERASE])
    assert (row.match, row.person) == (there.id, ANN)
    await erase_in(odd, there.id, ANN)
    await both[1].due.take(row)
    assert (await odd.get(there.id)).seating.seat_of(ANN) is None
    assert not any((await both[0].personal.of(ANN)).values())
