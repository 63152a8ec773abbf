"""Another program, a full disk or a second start: nobody waits long for the store, and it loses nothing."""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Seat, SqliteStore, Unavailable
from bot.store.migrations import MIGRATIONS
from bot.store.sqlite import file as store_file
from bot.store.sqlite.migrate import migrate, require_ours

WAIT = store_file.WAIT  # the wait of a running bot; tests wait longer
SHORT = 0.2  # a write waits this many seconds where a test wants it to fail


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


@pytest.fixture
def other(path: Path, store: SqliteStore) -> Iterator[sqlite3.Connection]:
    """Return another program that has the file open."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        yield db


async def test_a_write_gives_up_if_another_program_holds_the_file(
    store: SqliteStore, other: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    other.execute("BEGIN EXCLUSIVE")
    with monkeypatch.context() as hurried:
        hurried.setattr(store_file, "WAIT", SHORT)
        writes = (store.settings.change(guild, "language", "fr") for guild in range(10))
        failed = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(error, Unavailable) and error.busy for error in failed] == [True] * 10
    other.execute("ROLLBACK")
    await store.settings.change(1, "language", "fr")
    assert await store.settings.get(1, "language") == "fr" and await store.settings.get(2, "language") is None


async def test_the_wait_for_a_turn_counts_against_the_wait_for_another_program(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_file, "WAIT", 2.0)
    with monkeypatch.context() as clock:
        times = iter([100.0, 101.5])  # the times at which the write begins to wait, and at which its turn comes
        clock.setattr(store_file, "monotonic", lambda: next(times))
        await store.settings.change(1, "language", "fr")
    assert list(*await store.database._writer.execute_fetchall("PRAGMA busy_timeout")) == [500]


async def test_a_write_that_waits_too_long_is_given_up(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_file, "WAIT", 0.0)
    async with store.database._lock:
        with pytest.raises(Unavailable, match="another write takes too long") as told:
            await store.settings.change(1, "language", "fr")
    assert told.value.busy


def test_two_seconds_leave_time_for_the_answer() -> None:
    assert WAIT <= 2.0


async def test_reading_goes_on_while_another_program_writes(store: SqliteStore, other: sqlite3.Connection) -> None:
    saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])
    other.execute("BEGIN EXCLUSIVE")
    waiting = asyncio.create_task(store.settings.change(1, "language", "fr"))
    await asyncio.sleep(0)
    loaded = await store.load(saved.id)
    assert loaded is not None and await store.open_in(2) == saved.id and not waiting.done()
    other.execute("ROLLBACK")
    await waiting
    assert await store.settings.get(1, "language") == "fr"


async def test_a_match_is_read_as_it_was_at_one_moment(store: SqliteStore) -> None:
    """The bot reads the tables of a match one after another, and no rows of a save made meanwhile are among them."""
    saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])

    async def rename(name: str) -> None:
        saved.seats[0].name, saved.settings = name, {"map": name}
        await store.save(saved, keep=0)

    for name in ("Bea", "Cid", "Dan", "Eve"):
        found, _ = await asyncio.gather(store.load(saved.id), rename(name))
        assert found is not None and found.settings.get("map", "Ann") == found.seats[0].name


def lines(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name == "bot.store.sqlite.file"]


async def test_a_full_disk_is_one_line_in_the_log(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pages = int((await store.database._writer.execute_fetchall("PRAGMA page_count"))[0][0])  # type: ignore[index]
    await store.database._writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    for _ in range(20):
        with pytest.raises(Unavailable, match="full") as raised:
            await store.settings.change(1, "language", "x" * 10_000)
        assert not raised.value.busy
    (line,) = lines(caplog)
    assert line.levelname == "ERROR" and str(path) in line.message and "full" in line.message and not line.exc_info
    await store.database._writer.execute_fetchall("PRAGMA max_page_count = 1000000")
    await store.settings.change(1, "language", "fr")
    assert "again after 20 failures" in lines(caplog)[-1].message and len(lines(caplog)) == 2
    await store.settings.change(1, "language", "pl")
    assert len(lines(caplog)) == 2


async def test_a_file_that_may_only_be_read_is_still_read(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    saved = await store.create(1, 2, "toy", [Seat("human", 7, "Ann"), Seat()])
    await store.database._writer.execute_fetchall("PRAGMA query_only = ON")
    for _ in range(5):
        with pytest.raises(Unavailable, match="readonly"):
            await store.save(saved, keep=0)
    assert len(lines(caplog)) == 1 and await store.load(saved.id) is not None


async def test_a_mistake_of_ours_is_not_taken_for_a_full_disk(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await store.database.read("SELECT * FROM nowhere")


OPEN = """
import asyncio, sys
from pathlib import Path
from bot.store import SqliteStore

async def main() -> None:
    sys.stdin.readline()
    store = await SqliteStore.open(Path(sys.argv[1]))
    await store.settings.change(int(sys.argv[2]), "language", "fr")
    await store.close()

asyncio.run(main())
"""


async def test_four_processes_open_a_new_file_simultaneously(path: Path) -> None:
    pipe = asyncio.subprocess.PIPE
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", OPEN, str(path), str(n), stdin=pipe, stderr=pipe, cwd=Path(__file__).parents[2]
        )
        for n in range(4)
    ]
    ends = await asyncio.gather(*(process.communicate(b"\n") for process in processes))
    assert [process.returncode for process in processes] == [0] * 4, ends
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM settings").fetchone() == (4,)
        assert db.execute("PRAGMA user_version").fetchone() == (len(list(MIGRATIONS.glob("*.sql"))),)


def test_while_the_missing_steps_are_found_no_other_process_can_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes once both found the same steps missing, and the second failed: "table matches already exists"."""
    in_transaction: list[bool] = []

    def look(db: sqlite3.Connection) -> list[tuple[int, Path]]:
        if db.in_transaction:
            with closing(sqlite3.connect(path, timeout=0)) as second, pytest.raises(sqlite3.OperationalError):
                second.execute("BEGIN IMMEDIATE")
        in_transaction.append(db.in_transaction)
        return require_ours(db)

    monkeypatch.setattr("bot.store.sqlite.migrate.require_ours", look)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db)
    assert in_transaction == [False, True]  # what counts is the second look


async def test_a_step_that_fails_leaves_the_file_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await SqliteStore.open(path)).close()
    steps = tmp_path / "steps"
    steps.mkdir()
    for step in MIGRATIONS.glob("*.sql"):
        (steps / step.name).write_text(step.read_text(encoding="utf-8"), encoding="utf-8")
    (steps / "999_bad.sql").write_text("CREATE TABLE letters (text TEXT);\nCREATE TABLE matches (x);")
    monkeypatch.setattr("bot.store.sqlite.migrate.MIGRATIONS", steps)
    with pytest.raises(Exception, match="already exists"):
        await SqliteStore.open(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'letters'").fetchone() == (0,)
        assert db.execute("PRAGMA user_version").fetchone() == (len(list(MIGRATIONS.glob("*.sql"))),)


async def test_a_file_that_is_closed_takes_no_more_writes(path: Path) -> None:
    """The bot may look through its tables after the last press, at a quiet moment, and then try to write."""
    store = await SqliteStore.open(path)
    await store.close()
    with pytest.raises(Unavailable):
        await store.settings.change(1, "language", "fr")
