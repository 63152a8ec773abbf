"""Matches and settings: nothing is lost or half written, and damage is reported."""

from threading import get_ident
from typing import Any

import pytest

from bot.store import ChannelTaken, Damaged, Outdated, Petition, Seat, SqliteStore
from bot.store import store as store_module
from engine.kernel.game import Header
from engine.kernel.match import Decision

from .shelf import Shelf


def seats() -> list[Seat]:
    return [Seat("human", 7, "Ann", "red"), Seat()]


async def test_a_match_comes_back_as_it_was(store: SqliteStore, shelf: Shelf) -> None:
    saved = await store.create(1, 2, "toy", seats())
    saved.state = "playing"
    saved.header = Header("toy", "seed", ({"deck": "red"}, {"deck": "blue"}), options={"asked": [0]}, rules="1")
    saved.log = [Decision(0, ("a", "ł"), False), Decision(1, (), True)]
    saved.held = {1: ("secret",)}
    await store.save(saved, keep=0)
    await store.close()
    again = await shelf.open()
    loaded = await again.load(saved.id)
    await again.close()
    assert loaded is not None and loaded.header is not None
    assert (loaded.log, loaded.held, loaded.version, loaded.seats) == (saved.log, saved.held, 1, saved.seats)
    assert (loaded.header.seed, loaded.header.options, loaded.header.rules) == ("seed", {"asked": [0]}, "1")


async def test_requests_between_players_and_a_lent_seat_survive_a_restart(store: SqliteStore, shelf: Shelf) -> None:
    saved = await store.create(1, 2, "toy", seats())
    saved.seats[1] = Seat("computer", None, "Bob", "blue", lent=8, seen=5)
    saved.petitions = {"seat": Petition("0:9", [1], "Zoë"), "undo": Petition("0x3:1")}
    await store.save(saved, keep=0)
    await store.close()
    again = await shelf.open()
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
async def test_damaged_rows_are_reported(store: SqliteStore, shelf: Shelf, sql: str) -> None:
    saved = await store.create(1, 2, "toy", seats())
    other = await store.create(1, 3, "toy", seats())
    shelf.run(sql if sql.startswith("INSERT") else f"{sql} WHERE {'match' if 'seats' in sql else 'id'} = 1")
    with pytest.raises(Damaged):
        await store.load(saved.id)
    assert await store.load(other.id) is not None


@pytest.mark.parametrize(
    "sql",
    [
        """UPDATE decisions SET keys = '["b"]' WHERE match = 1 AND row = 0""",
        "UPDATE decisions SET seat = 1 WHERE match = 1 AND row = 0",
        "UPDATE decisions SET auto = 1 WHERE match = 1 AND row = 0",
        """UPDATE held SET keys = '["b"]' WHERE match = 1""",
        "UPDATE held SET seat = 0 WHERE match = 1",
        "UPDATE matches SET header = replace(header, 'early', 'later') WHERE id = 1",
    ],
)
async def test_a_row_that_turned_into_another_legal_one_is_damage(store: SqliteStore, shelf: Shelf, sql: str) -> None:
    """Each row of a match has a checksum, because a changed row may be as legal as the one that people gave."""
    saved = await store.create(1, 2, "toy", seats())
    saved.state, saved.header = "playing", Header("toy", "early", ({}, {}))
    saved.log, saved.held = [Decision(0, ("a",)), Decision(1, ("b",))], {1: ("a",)}
    await store.save(saved, keep=0)
    assert await store.load(saved.id) is not None
    shelf.run(sql)
    with pytest.raises(Damaged):
        await store.load(saved.id)


async def test_the_rows_of_a_match_are_understood_in_the_thread_that_reads_them(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decoding the rows of a long match takes long, and the event loop must serve everybody meanwhile."""
    saved, threads, real = await store.create(1, 2, "toy", seats()), [], store_module.read_match

    def noting(*rows: Any) -> Any:
        threads.append(get_ident())
        return real(*rows)

    monkeypatch.setattr(store_module, "read_match", noting)
    assert await store.load(saved.id) is not None
    assert len(threads) == 1 and threads[0] != get_ident()


async def test_a_setting_belongs_to_one_server_and_can_be_removed(store: SqliteStore) -> None:
    assert await store.settings.get(1, "language") is None
    await store.settings.change(1, "language", "fr")
    assert await store.settings.get(1, "language") == "fr" and await store.settings.get(2, "language") is None
    await store.settings.change(1, "language", None)
    assert await store.settings.get(1, "language") is None


async def test_a_match_moves_only_to_a_free_channel(store: SqliteStore) -> None:
    first = await store.create(1, 2, "toy", seats())
    await store.create(1, 3, "toy", seats())
    with pytest.raises(ChannelTaken):
        await store.move(first.id, 1, 3)
    await store.move(first.id, 9, 4)
    moved = await store.load(first.id)
    assert moved is not None and (moved.guild, moved.channel) == (9, 4)
    assert await store.open_in(4) == first.id and (first.id, 4) in await store.tables_of(7)
