"""The SQLite file: older files are updated, foreign files stay unchanged, and an error damages nothing."""

import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Seat, SqliteStore, Unreadable, Wishes
from bot.store.matches.plan import passing
from bot.store.migrations import MIGRATIONS, OURS
from bot.tables import Tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


def seats() -> list[Seat]:
    return [Seat("human", 7, "Ann", "red"), Seat()]


@pytest.mark.parametrize("foreign", ["text", "database", "newer"])
async def test_a_foreign_file_is_left_as_it_is(path: Path, foreign: str) -> None:
    if foreign == "text":
        path.write_bytes(b"no database at all, but long enough to look at" * 30)
    elif foreign == "database":
        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE letters (text TEXT)")
    else:
        await (await SqliteStore.open(path)).close()
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    with pytest.raises(Unreadable):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_a_file_older_than_the_wishes_is_migrated(path: Path) -> None:
    first = MIGRATIONS / "001_matches.sql"
    with sqlite3.connect(path) as db:
        db.executescript(first.read_text(encoding="utf-8"))
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute("PRAGMA user_version = 1")
        db.execute("INSERT INTO matches (channel, game, state) VALUES (2, 'toy', 'lobby')")
        db.execute("INSERT INTO seats VALUES (1, 0, 'human', 7, 'Ann', NULL)")
    store = await SqliteStore.open(path)
    saved = await store.load(1)
    assert saved is not None and saved.seats[0].wishes == Wishes("always")
    saved.seats[0].wishes = Wishes("able", ["banzai"], [passing(("phase", "2:draw"))])
    await store.save(saved, keep=0)
    await store.settings.prefer(7, "language", "pl")
    again, preferences = await store.load(1), await store.settings.preferences()
    await store.close()
    assert again is not None and again.seats == saved.seats and preferences == [(7, "language", "pl")]


async def test_a_temporary_failure_damages_nothing(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = await store.create(1, 2, "toy", seats())

    async def fails(*_: object) -> None:
        raise sqlite3.OperationalError("it may pass")

    with monkeypatch.context() as patch:
        patch.setattr(store.database, "look", fails)
        with pytest.raises(sqlite3.OperationalError):
            await store.load(saved.id)
    assert await store.load(saved.id) is not None


async def test_a_transaction_that_cannot_end_leaves_the_next_one_free(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(store.database._writer, "commit", full)
        with pytest.raises(sqlite3.OperationalError):
            await store.settings.prefer(7, "language", "pl")
    assert await store.settings.preferences() == []
    await store.settings.prefer(7, "language", "fr")
    assert await store.settings.preferences() == [(7, "language", "fr")]


async def test_a_file_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        await SqliteStore.open(tmp_path / "nowhere" / "store.sqlite3")
    assert not [thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name]


async def test_a_match_of_an_older_file_is_played_on(path: Path) -> None:
    """The column ``deck`` became ``brings``: earlier lobbies and matches are found under the new name."""
    db = sqlite3.connect(path)
    for step in sorted(MIGRATIONS.glob("*.sql"))[:4]:
        db.executescript(step.read_text(encoding="utf-8"))
    header = '{"game": "toy", "seed": "5", "seats": [{"deck": "red"}, {"deck": "blue"}], "options": {"asked": [0, 1]}}'
    db.execute("INSERT INTO matches (id, channel, game, state, header) VALUES (1, 2, 'toy', 'playing', ?)", (header,))
    db.execute("INSERT INTO matches (id, channel, game, state) VALUES (2, 3, 'toy', 'lobby')")
    for match, seat, kind, user, deck in (
        (1, 0, "human", 7, "red"),
        (1, 1, "human", 8, "blue"),
        (2, 0, "human", 7, "red"),
    ):
        db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, '{}')", (match, seat, kind, user, f"p{user}", deck))
    db.execute("INSERT INTO seats VALUES (2, 1, 'empty', NULL, '', NULL, '{}')")
    db.execute(
        "INSERT INTO decisions (match, row, seat, keys, auto) VALUES (1, 0, 0, '[\"bid:3\"]', 0),"
        " (1, 1, 1, '[\"bid:2\"]', 0)"
    )
    db.executescript(f"PRAGMA application_id = {OURS}; PRAGMA user_version = 4;")
    db.close()
    store = await SqliteStore.open(path)
    tables = Tables(store)
    table = await tables.get(1)
    assert [seat.brings for seat in table.saved.seats] == ["red", "blue"] and table.saved.settings == {}
    await table.play.confirm(7, table.stamp, table.draft(0).digest)
    assert table.waiting() == (1,)
    lobby = await tables.get(2)
    await lobby.lobby.bring(8, "Bob", "blue")
    await lobby.lobby.start(7)
    assert lobby.waiting() == (0, 1)
    again = await store.load(2)
    assert again is not None and [seat.brings for seat in again.seats] == ["red", "blue"]
    await store.close()
