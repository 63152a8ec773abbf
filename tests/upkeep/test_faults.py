"""For each fault in docs/operating.md, people read the sentence and the log has the line that the table there gives."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import start
from bot.pace.house_time import HouseTime
from bot.pictures.render import Painter, Sketch
from bot.store import Seat, SqliteStore, open_store
from bot.tables import Tables

from ..conftest import World
from ..later.hand import HandClock
from ..load.stand_in import StandIn, pointed_at
from ..patience import PATIENT
from ..postgres import Server
from ..simkit import text_of
from ..tables.house import play, started
from .fault_table import DOWN, Fault, fault, faults, pattern


def test_every_row_of_the_table_has_a_test() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].glob("*/test_*.py"))
    assert len(faults()) >= 10 and [what for what in faults() if f'fault("{what}")' not in written] == []


async def test_the_disk_is_full(world: World, caplog: pytest.LogCaptureFixture) -> None:
    row = fault("the disk is full")
    await nothing_can_be_written(world, caplog, row, "max_page_count = 1", "max_page_count = 1000000")


async def test_the_database_is_read_only(world: World, caplog: pytest.LogCaptureFixture) -> None:
    row = fault("the database is read-only")
    await nothing_can_be_written(world, caplog, row, "query_only = ON", "query_only = OFF")


async def nothing_can_be_written(
    world: World, caplog: pytest.LogCaptureFixture, row: Fault, cause: str, mended: str
) -> None:
    """Let SQLite refuse to write because of a pragma; afterwards let it write again."""
    world.expects_errors = True
    message = await world.match()
    panel = await world.panel(world.ann, message)
    writer: Any = world.bot.store
    (await world.bot.tables.get(1)).saved.settings["long"] = "x" * 20_000  # so that no free page is enough
    await writer.database._writer.execute_fetchall(f"PRAGMA {cause}")
    row.require_read(text_of((await world.ann.click(panel, label="4")).response))
    row.require_logged(caplog)
    assert "Waiting for Ann, Bob" in world.read(message)
    await writer.database._writer.execute_fetchall(f"PRAGMA {mended}")
    await world.ann.click(await world.panel(world.ann, message), label="4")
    assert "Waiting for Bob" in world.read(message)


async def test_another_program_holds_the_database(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expects_errors, row = True, fault("another program holds the database")
    panel = await world.panel(world.ann, await world.match())
    monkeypatch.setattr("bot.store.sqlite.file.WAIT", 0.1)
    with closing(sqlite3.connect(world.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        row.require_read(text_of((await world.ann.click(panel, label="4")).response))
    row.require_logged(caplog)


async def test_a_part_of_the_file_is_damaged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.expects_errors, row = True, fault("a part of the file is damaged")
    message, other = await world.match(), await world.match(world.garden)
    with closing(sqlite3.connect(world.settings.database, isolation_level=None)) as db:
        db.execute("UPDATE matches SET header = substr(header, 1, 40) WHERE id = 1")
    world.bot.tables.forget()
    row.require_read(await world.refused(world.ann.click(message, label="My hand")))
    row.require_logged(caplog)
    await world.panel(world.ann, other)


async def test_a_page_of_the_database_is_damaged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Presses that need the damaged page are refused in words, and the log has one line about them.

    All other presses count.
    """
    world.expects_errors, row = True, fault("a page of the database is damaged")
    message = await world.match()
    panel, store = await world.panel(world.ann, message), world.bot.store
    assert isinstance(store, SqliteStore)
    damage(world.settings.database, "due")
    for forgetful in ("cache_size = 0", "shrink_memory"):
        for connection in (store.database._reader, store.database._writer):
            await connection.execute_fetchall(f"PRAGMA {forgetful}")
    for _ in range(2):  # a lobby has a row that falls due
        row.require_read(await world.refused(world.ann.slash(world.garden, "play", game="toy", deck="red")))
    row.require_logged(caplog)
    await world.ann.click(panel, label="4")
    assert "Waiting for Bob" in world.read(message)


async def test_a_match_on_a_damaged_page_waits_and_nothing_of_it_is_lost(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """People once read that this version of the bot cannot read the match, and each press was one more line."""
    world.expects_errors = True
    message = await world.match()
    mend = damage(world.settings.database, "seats")
    await world.restart()
    for _ in range(2):
        read = await world.refused(world.ann.click(message, label="My hand"))
        assert read.startswith("Match 1 cannot be read, because a part of the bot’s database is damaged."), read
    fault("a part of the file is damaged").require_logged(caplog)
    mend()
    await world.restart()
    await world.panel(world.ann, message)


@pytest.mark.parametrize("table", ["settings", "due"])
async def test_a_page_that_the_bot_needs_to_start_is_damaged(
    table: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The line names the file."""
    row, place = fault("a page that the bot needs to start is damaged"), tmp_path / "torn.sqlite3"
    assert row.read == DOWN
    await (await SqliteStore.open(place)).close()
    damage(place, table)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("TEAHOUSE_DATABASE", str(place))
    monkeypatch.setattr("bot.logs.set_up_log", lambda _: None)
    async with StandIn() as discord:
        with pointed_at(discord.url):
            arguments = Namespace(sync=False, discord=True, upload_emojis=False, local=False)
            assert await asyncio.to_thread(start, arguments) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and pattern(row.logged).fullmatch(told[0]) and str(place) in told[0]
    assert not any(record.exc_info for record in caplog.records)


def damage(path: Path, table: str) -> Callable[[], None]:
    """Overwrite the first page of a table in a database. Return a function that mends the page."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    place = (page - 1) * size
    before = path.read_bytes()[place : place + size]

    def write(body: bytes) -> None:
        with path.open("r+b") as file:
            file.seek(place)
            file.write(body)

    write(b"\xa5" * size)
    return lambda: write(before)


async def test_the_power_goes_while_the_last_page_is_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The file is in the state of a power cut: the last page of the log is torn."""
    caplog.set_level("INFO", "bot")
    row, clock = fault("the power goes while a page is written"), HandClock()
    assert row.read == DOWN
    store = await SqliteStore.open(tmp_path / "running.sqlite3")
    await HouseTime(store, clock).start()
    saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])
    await store.settings.change(1, "language", "fr")
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"running.sqlite3{end}", tmp_path / f"torn.sqlite3{end}")
    await store.close()
    log = tmp_path / "torn.sqlite3-wal"
    os.truncate(log, log.stat().st_size - 1000)
    torn = await SqliteStore.open(tmp_path / "torn.sqlite3")
    again = await torn.load(saved.id)
    assert again is not None and again.seats == saved.seats
    assert await torn.settings.get(1, "language") is None  # the decision on the torn page is gone completely
    clock.forward(minutes=2)
    await HouseTime(torn, clock).start()
    row.require_logged(caplog)
    await torn.settings.change(1, "language", "pl")
    await torn.close()


@pytest.mark.parametrize("how", ["cut", "flipped"])
async def test_a_log_file_that_is_damaged_at_any_place_gives_an_earlier_state(how: str, tmp_path: Path) -> None:
    """Whatever remains of the log is the state after some decision, and the match goes on from there."""
    place, tables = tmp_path / "running.sqlite3", Tables(await SqliteStore.open(tmp_path / "running.sqlite3"))
    table = await started(tables, 1, "toy", 2)
    states = [len(table.saved.log)]
    for _ in range(12):
        await play(table, 1)
        states.append(len(table.saved.log))
    log, chance, reached = Path(f"{place}-wal").read_bytes(), Random(5), set()
    for number in range(40):
        copy = tmp_path / f"{number}.sqlite3"
        shutil.copy(place, copy)
        at = chance.randrange(len(log))
        damaged = log[:at] if how == "cut" else log[:at] + bytes([log[at] ^ 0x55]) + log[at + 1 :]
        Path(f"{copy}-wal").write_bytes(damaged)
        store = await SqliteStore.open(copy)
        if await store.open_in(1) is not None:  # otherwise the log ends before the table was opened
            again = await Tables(store).get(1)
            assert again.saved.state == "lobby" or (again.match is not None and len(again.saved.log) in states)
            reached.add(len(again.saved.log))
        await store.close()
    await tables.store.close()
    assert len(reached) > 3


DIES = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.store import open_store
from bot.store.sqlite import migrate
from bot.store.postgres import migrate as postgres_migrate
real = migrate.statements

def dying(script):
    for statement in real(script):
        if "CREATE TABLE clocks" in statement:
            os.kill(os.getpid(), signal.SIGKILL)
        yield statement

migrate.statements = postgres_migrate.statements = dying
asyncio.run(open_store(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])))
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_bot_is_killed_while_it_changes_the_tables(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot")
    row = fault("the bot is killed while it migrates the database")
    assert row.read == DOWN
    place: Path | str = tmp_path / "half.sqlite3"
    if kind == "postgres":
        server: Server = request.getfixturevalue("postgres")
        place = server.address()
    ended = subprocess.run([sys.executable, "-c", DIES, str(place)], timeout=PATIENT, check=False)
    assert ended.returncode == -signal.SIGKILL
    store = await open_store(place)
    row.require_logged(caplog)
    saved = await store.create(1, 2, "toy", [Seat()])
    await store.save(saved, keep=0)
    await store.close()


async def test_somebody_sets_the_machines_clock(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    row = fault("somebody sets the machine's clock")
    assert row.read == "nothing"
    caplog.set_level("INFO", "bot")
    store, clock = await SqliteStore.open(tmp_path / "time.sqlite3"), HandClock()
    house = HouseTime(store, clock)
    await house.start()
    before = house.now()
    clock.jump(hours=-7)
    await house.beat()
    row.require_logged(caplog)
    assert house.now() - before == timedelta()
    await store.close()


async def test_a_process_that_draws_pictures_dies(caplog: pytest.LogCaptureFixture) -> None:
    row = fault("the process that draws pictures dies")
    assert row.read == "the table as text"
    painter = Painter(1, hangs=PATIENT)
    try:
        assert await painter.paint(Sketch("x", os._exit, (9,)), PATIENT) is None
        row.require_logged(caplog)
    finally:
        painter.close()
