"""The store: nothing lost, nothing half written, foreign files left alone."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import ChannelTaken, Damaged, Outdated, Petition, Seat, SqliteStore, Unreadable, Wishes
from bot.store.migrate import MIGRATIONS, OURS
from bot.store.plan import passing
from bot.tables import Tables
from engine.kernel.game import Header
from engine.kernel.match import Decision


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


async def test_a_match_comes_back_as_it_was(store: SqliteStore, path: Path) -> None:
    saved = await store.create(1, 2, "toy", seats())
    saved.state = "playing"
    saved.header = Header("toy", "seed", ({"deck": "red"}, {"deck": "blue"}), options={"asked": [0]}, rules="1")
    saved.log = [Decision(0, ("a", "ł"), False), Decision(1, (), True)]
    saved.held = {1: ("secret",)}
    await store.save(saved, keep=0)
    await store.close()
    again = await SqliteStore.open(path)
    loaded = await again.load(saved.id)
    await again.close()
    assert loaded is not None and loaded.header is not None
    assert (loaded.log, loaded.held, loaded.version, loaded.seats) == (saved.log, saved.held, 1, saved.seats)
    assert (loaded.header.seed, loaded.header.options, loaded.header.rules) == ("seed", {"asked": [0]}, "1")


async def test_what_people_ask_of_each_other_and_a_lent_seat_outlive_a_restart(store: SqliteStore, path: Path) -> None:
    saved = await store.create(1, 2, "toy", seats())
    saved.seats[1] = Seat("computer", None, "Bob", "blue", lent=8, seen=5)
    saved.petitions = {"seat": Petition("0:9", [1], "Zoë"), "undo": Petition("0x3:1")}
    await store.save(saved, keep=0)
    await store.close()
    again = await SqliteStore.open(path)
    loaded = await again.load(saved.id)
    await again.close()
    assert loaded is not None and (loaded.seats, loaded.petitions) == (saved.seats, saved.petitions)


async def test_one_open_match_per_channel(store: SqliteStore) -> None:
    first = await store.create(1, 2, "toy", seats())
    with pytest.raises(ChannelTaken):
        await store.create(1, 2, "toy", seats())
    first.state = "over"
    first.header = Header("toy", "s", ({}, {}))
    await store.save(first, keep=0)
    second = await store.create(1, 2, "toy", seats())
    assert await store.open_in(2) == second.id and await store.open_in(3) is None


async def test_an_outdated_save_writes_nothing(store: SqliteStore) -> None:
    saved = await store.create(1, 2, "toy", seats())
    other = await store.load(saved.id)
    assert other is not None
    await store.save(saved, keep=0)
    other.log = [Decision(0, ("x",))]
    with pytest.raises(Outdated):
        await store.save(other, keep=0)
    loaded = await store.load(saved.id)
    assert loaded is not None and loaded.log == []


async def test_a_shorter_log_replaces_a_longer_one(store: SqliteStore) -> None:
    saved = await store.create(1, 2, "toy", seats())
    saved.log = [Decision(0, ("a",)), Decision(1, ("b",)), Decision(0, ("c",))]
    await store.save(saved, keep=0)
    saved.log = [Decision(0, ("a",)), Decision(1, ("other",))]
    await store.save(saved, keep=1)
    loaded = await store.load(saved.id)
    assert loaded is not None and loaded.log == saved.log


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE matches SET header = '['",
        "UPDATE matches SET state = 'playing'",
        "DELETE FROM seats",
        "UPDATE matches SET petitions = '[]'",
        """UPDATE matches SET petitions = '{"seat": {}}'""",
        "INSERT INTO held (match, seat, keys) VALUES (1, 0, '{}')",
        "INSERT INTO decisions (match, row, seat, keys, auto) VALUES (1, 4, 0, '[]', 0)",
        "INSERT INTO decisions (match, row, seat, keys, auto) VALUES (1, 0, 0, '[1]', 0)",
    ],
)
async def test_damaged_rows_are_told(store: SqliteStore, path: Path, sql: str) -> None:
    saved = await store.create(1, 2, "toy", seats())
    other = await store.create(1, 3, "toy", seats())
    with sqlite3.connect(path) as db:
        db.execute(sql if sql.startswith("INSERT") else f"{sql} WHERE {'match' if 'seats' in sql else 'id'} = 1")
    with pytest.raises(Damaged):
        await store.load(saved.id)
    assert await store.load(other.id) is not None


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


async def test_settings(store: SqliteStore) -> None:
    assert await store.setting(1, "language") is None
    await store.change_setting(1, "language", "fr")
    assert await store.setting(1, "language") == "fr" and await store.setting(2, "language") is None
    await store.change_setting(1, "language", None)
    assert await store.setting(1, "language") is None


async def test_a_file_from_before_the_wishes_is_renewed(path: Path) -> None:
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
    await store.prefer(7, "language", "pl")
    again, preferences = await store.load(1), await store.preferences()
    await store.close()
    assert again is not None and again.seats == saved.seats and preferences == [(7, "language", "pl")]


async def test_a_match_moves_only_to_a_free_channel(store: SqliteStore) -> None:
    first = await store.create(1, 2, "toy", seats())
    await store.create(1, 3, "toy", seats())
    with pytest.raises(ChannelTaken):
        await store.move(first.id, 1, 3)
    await store.move(first.id, 9, 4)
    moved = await store.load(first.id)
    assert moved is not None and (moved.guild, moved.channel) == (9, 4)
    assert await store.open_in(4) == first.id and (first.id, 4) in await store.tables_of(7)


async def test_what_may_pass_damages_nothing(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = await store.create(1, 2, "toy", seats())

    async def fails(*_: object) -> None:
        raise sqlite3.OperationalError("it may pass")

    with monkeypatch.context() as patch:
        patch.setattr(store, "_look", fails)
        with pytest.raises(sqlite3.OperationalError):
            await store.load(saved.id)
    assert await store.load(saved.id) is not None


async def test_a_transaction_that_cannot_end_leaves_the_next_one_free(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(store._writer, "commit", full)
        with pytest.raises(sqlite3.OperationalError):
            await store.prefer(7, "language", "pl")
    assert await store.preferences() == []
    await store.prefer(7, "language", "fr")
    assert await store.preferences() == [(7, "language", "fr")]


async def test_a_file_that_cannot_be_opened_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        await SqliteStore.open(tmp_path / "nowhere" / "store.sqlite3")


async def test_a_match_of_an_older_file_is_played_on(path: Path) -> None:
    """Decks became what a seat brings: what was kept before is found under the new name, lobbies and matches alike."""
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
    await table.confirm(7, table.stamp, table.draft(0).digest)
    assert table.waiting() == (1,)
    lobby = await tables.get(2)
    await lobby.lobby.bring(8, "Bob", "blue")
    await lobby.lobby.start(7)
    assert lobby.waiting() == (0, 1)
    again = await store.load(2)
    assert again is not None and [seat.brings for seat in again.seats] == ["red", "blue"]
    await store.close()
