"""The PostgreSQL store when the server disappears, another bot runs, a lock is held or the database is foreign."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from typing import Any

import psycopg
import pytest

from bot.config import Settings
from bot.jobs.queue import listening
from bot.store import Outdated, SavedMatch, Seat, Unavailable, Unreadable
from bot.store.postgres import file as store_file
from bot.store.postgres import owner
from bot.store.postgres.connection import Connection
from bot.store.postgres.store import PostgresStore

from ..patience import PATIENT, moment
from ..postgres import Server, cut, running


@pytest.fixture
def address(postgres: Server) -> str:
    """Return the address of an empty place."""
    return postgres.address()


async def test_a_second_bot_on_one_database_does_not_start(address: str) -> None:
    first = await PostgresStore.open(address)
    with pytest.raises(Unreadable, match="another bot runs"):
        await PostgresStore.open(address)
    await first.close()
    await (await PostgresStore.open(address)).close()


async def test_a_bot_that_closes_gives_the_lock_up_before_its_session_ends(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await PostgresStore.open(address)
    session = first.database.owner._session
    with monkeypatch.context() as slow:
        slow.setattr(session, "close", lambda: None)
        await first.close()
    await (await PostgresStore.open(address)).close()
    session.close()


async def test_two_places_have_an_owner_each(postgres: Server) -> None:
    stores = [await PostgresStore.open(postgres.address()) for _ in range(2)]
    for store in stores:
        await store.close()


async def test_an_owner_that_was_replaced_writes_nothing(address: str) -> None:
    """The session of the first owner ends like a broken connection. The owner continues without noticing."""
    first = await PostgresStore.open(address)
    saved = await first.create(1, 2, "toy", [Seat()])
    cut(address, first)
    second = await PostgresStore.open(address)
    for write in (first.save(saved, keep=0), first.settings.change(1, "a", "b"), first.create(1, 3, "toy", [Seat()])):
        with pytest.raises(Unavailable, match="another process owns"):
            await write
    assert await second.settings.get(1, "a") is None and await second.matches() == [saved.id]
    await second.save(saved, keep=0)
    assert await first.settings.get(1, "a") is None  # reading does no harm
    await first.close()
    await second.close()


async def test_a_new_owner_waits_for_the_writes_of_the_former_owner(address: str) -> None:
    first = await PostgresStore.open(address)
    async with first.together():
        await first.settings.change(1, "a", "b")
        cut(address, first)
        opening = asyncio.create_task(PostgresStore.open(address))
        done, _ = await asyncio.wait([opening], timeout=0.1)
        assert not done
    second = await opening
    assert await second.settings.get(1, "a") == "b"
    await first.close()
    await second.close()


KILLED = """
import asyncio, sys
from bot.store.postgres.store import PostgresStore

async def main():
    await PostgresStore.open(sys.argv[1])
    print("up", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_killed_owner_leaves_no_lock_behind(address: str) -> None:
    process = subprocess.Popen([sys.executable, "-c", KILLED, address], stdout=subprocess.PIPE)
    assert process.stdout is not None and process.stdout.readline() == b"up\n"
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    async with asyncio.timeout(PATIENT):
        while not await opens(address):
            await moment()


async def opens(address: str) -> bool:
    """Tell whether a bot could start."""
    try:
        await (await PostgresStore.open(address)).close()
    except Unreadable:
        return False
    return True


async def test_a_lock_of_another_program_is_waited_for_no_longer_than_discord_does(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    configure, waits = store_file._configure, []

    def hurried(connection: psycopg.Connection[Any]) -> None:
        configure(connection)
        waits.append([connection.execute(f"SHOW {name}").fetchone() for name in ("lock_timeout", "statement_timeout")])
        connection.execute("SET lock_timeout = 200; SET statement_timeout = 0")

    monkeypatch.setattr(store_file, "_configure", hurried)
    store = await PostgresStore.open(address)
    saved = await store.create(1, 2, "toy", [Seat()])
    with psycopg.connect(address) as other:
        other.execute("LOCK TABLE matches IN EXCLUSIVE MODE")
        with pytest.raises(Unavailable) as told:
            await store.save(saved, keep=0)
        assert told.value.busy
        assert await store.load(saved.id) is not None
    await store.save(saved, keep=0)
    assert waits and store_file.WAIT == 2.0 and all(wait == [("2s",), ("2s",)] for wait in waits)
    said = [record for record in caplog.records if record.name.startswith("bot.store")]
    assert [record.levelname for record in said if record.levelno >= logging.WARNING] == ["ERROR", "WARNING"]
    await store.close()


async def test_a_foreign_database_is_left_as_it_is(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as other:
        other.execute("CREATE TABLE letters (text TEXT)")
    with pytest.raises(Unreadable, match="not of this house"):
        await PostgresStore.open(address)
    with pytest.raises(Unreadable, match="PostgreSQL"):
        await PostgresStore.open("postgresql:///nowhere?host=/nowhere&connect_timeout=1")


async def test_a_server_that_goes_away_and_comes_back(caplog: pytest.LogCaptureFixture) -> None:
    """People read that nothing was saved, the log has one line, and all confirmed decisions are there."""
    with running() as server:
        store = await PostgresStore.open(server.address())
        saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])
        await asyncio.to_thread(server.stop)
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.save(saved, keep=0)
        errors = [record for record in caplog.records if record.name == store_file.__name__]
        assert [record.levelno for record in errors] == [logging.ERROR]
        await asyncio.to_thread(server.go)
        async with asyncio.timeout(PATIENT):
            while not await saves(store, saved):
                await moment()
        loaded = await store.load(saved.id)
        assert loaded is not None and loaded.version == 1
        await store.close()


async def test_no_connection_waits_a_quarter_of_an_hour_for_a_machine_that_is_silent(address: str) -> None:
    """A server without power, or behind a broken network, ends no connection."""
    store = await PostgresStore.open(address)
    listener = await listening(address)
    with store.database._pool.connection() as pooled:
        for connection in (pooled, store.database.owner._session, listener):
            assert int(connection.info.get_parameters()["tcp_user_timeout"]) == owner.LEASE * 1000
    await listener.close()
    await store.close()


async def saves(store: PostgresStore, saved: SavedMatch) -> bool:
    """Tell whether a match could be saved."""
    try:
        await store.save(saved, keep=0)
    except Unavailable:
        return False
    return True


def test_the_address_is_a_setting_and_never_shown() -> None:
    settings = Settings.read({"TEAHOUSE_POSTGRES": "postgresql://bot:secret@db/teahouse"})
    assert settings.postgres == "postgresql://bot:secret@db/teahouse" and "secret" not in repr(settings)
    with pytest.raises(ValueError, match="TEAHOUSE_POSTGRES is wrong, but must be an address") as told:
        Settings.read({"TEAHOUSE_POSTGRES": "mysql://bot:secret@db"})
    assert "secret" not in str(told.value)


async def test_a_save_takes_three_messages(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    send = Connection.send

    def counted(self: Connection) -> None:
        sent.append(len(self._waiting))
        send(self)

    store = await PostgresStore.open(address)
    saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])
    monkeypatch.setattr(Connection, "send", counted)
    await store.save(saved, keep=0)
    assert len(sent) <= 3 and sum(sent) > 10
    await store.close()


async def test_a_part_that_fails_leaves_no_statement_to_the_rest(address: str) -> None:
    store = await PostgresStore.open(address)
    saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])

    def broken(db: Any) -> None:
        db.execute("DELETE FROM matches WHERE id = ?", (saved.id,))
        raise Outdated

    async with store.together():
        with pytest.raises(Outdated):
            await store.database.write(broken)
        await store.settings.change(1, "a", "b")
    with pytest.raises(Outdated):
        await store.database.write(broken)
    assert await store.load(saved.id) is not None and await store.settings.get(1, "a") == "b"
    await store.close()
