"""Matches after a change of rules: which resume, which wait and until when, and what happens to finished ones."""

import json
from typing import Any

import pytest

from bot.games import Scene
from bot.panels.ending import ending_page
from bot.panels.pages import updated
from bot.replays.replays import Replays
from bot.store import Seat, SqliteStore
from bot.tables import Table, Tables
from bot.tables.life import start
from bot.trouble import Trouble
from engine import keeping
from engine.cli.transcript import record_line, story
from engine.kernel.match import RESIGN, Match
from engine.kernel.wire import read_save
from engine.l5r_lcg.state import Player
from engine.saves import save_with_replay

from .house import ANN, SAY, another_version, dearer, lines, play, seen, started


async def root_table(store: SqliteStore, answers: int = 40) -> Table:
    table = await started(Tables(store), 5, "root", 4)
    await play(table, answers)
    return table


async def test_a_mistake_in_the_code_or_missing_memory_is_no_fault_of_a_match(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await root_table(store)
    views = seen(table)
    for fault in (MemoryError(), AttributeError("mood")):

        def fail(*_: object, fault: Exception = fault, **__: object) -> None:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(keeping, "rebuilding", fail)
            with pytest.raises(Trouble) as trouble:
                await Tables(store).get(table.id)
            assert trouble.value.key == "trouble-set-aside"
        saved = await store.load(table.id)
        assert saved is not None and (saved.state, saved.unread) == ("playing", "")
    assert seen(await Tables(store).get(table.id)) == views
    assert "the match itself may be whole" in caplog.text


async def test_a_decision_that_turned_into_another_legal_one_is_noticed(store: SqliteStore) -> None:
    table = await root_table(store)
    views = seen(table)
    async with store.database.transaction() as db:
        rows = await db.execute_fetchall("SELECT keys FROM decisions WHERE match = ? AND row = 3", (table.id,))
        await db.execute("UPDATE decisions SET keys = '[\"pass\"]' WHERE match = ? AND row = 3", (table.id,))
    with pytest.raises(Trouble):
        await Tables(store).get(table.id)
    async with store.database.transaction() as db:
        await db.execute("UPDATE decisions SET keys = ? WHERE match = ? AND row = 3", (*next(iter(rows)), table.id))
    assert seen(await Tables(store).get(table.id)) == views


@pytest.mark.parametrize("change", [
    "UPDATE stories SET total = '{' WHERE match = ?",
    "UPDATE matches SET channel = '{' WHERE id = ?",
])  # fmt: skip
async def test_a_damaged_number_is_damage_and_not_a_mistake(store: SqliteStore, change: str) -> None:
    table = await root_table(store)
    async with store.database.transaction() as db:
        await db.execute(change, (table.id,))
    with pytest.raises(Trouble) as trouble:
        await Tables(store).get(table.id)
    assert trouble.value.key == "trouble-match-damaged"


async def test_a_log_that_no_rules_can_replay_waits_for_a_later_version(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(Tables(store), 5, "root", 4)
    await play(table, 3)
    views = seen(table)
    async with store.database.transaction() as db:
        await db.execute("DELETE FROM moments WHERE begins")
        await db.execute("UPDATE decisions SET state = NULL")
    real = keeping.rebuilding
    tried: list[int] = []

    def shorter(header: Any, log: Any, held: Any) -> keeping.Steps[Match]:
        tried.append(len(log))
        return real(header, log[:-1] if len(log) else log, held)

    with monkeypatch.context() as patch:
        another_version(patch, "faulty-1")
        patch.setattr(keeping, "rebuilding", shorter)
        for _ in range(2):
            with pytest.raises(Trouble) as trouble:
                await Tables(store).get(table.id)
            assert trouble.value.data["version"] == "faulty-1"
        assert tried == [4, 4]  # the same version tries only once: from the beginning and from the latest row
        saved = await store.load(table.id)
        assert saved is not None and (saved.state, saved.unread) == ("playing", "faulty-1")
        assert saved.log == table.saved.log
    another_version(monkeypatch, "mended")
    found = await Tables(store).get(table.id)
    assert seen(found) == views and updated(found, SAY) == ""


async def test_the_channel_is_free_meanwhile_and_the_match_comes_back_by_command(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tables = await root_table(store), Tables(store)
    views = seen(table)
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "rebuilding", lambda *_: 1 / 0)
        lobby = await tables.open(1, 5, "root", [Seat("human", ANN, "Ann")])
        assert lobby.id != table.id
    with pytest.raises(Trouble) as taken:
        await tables.get(table.id)
    assert taken.value.key == "trouble-aside-taken"
    await lobby.close()
    back = await tables.try_again(5)
    assert back.id == table.id and seen(back) == views and back.saved.state == "playing"
    await play(back, 2)
    with pytest.raises(Trouble) as nothing:
        await tables.try_again(99)
    assert nothing.value.key == "trouble-nothing-aside"


async def test_a_match_of_old_says_that_nothing_could_be_checked_and_is_kept_from_then_on(store: SqliteStore) -> None:
    table = await root_table(store)
    views = seen(table)
    async with store.database.transaction() as db:
        for statement in (
            "DELETE FROM moments",
            "DELETE FROM stories",
            "UPDATE decisions SET state = NULL, seal = NULL",
            "UPDATE matches SET seal = NULL, header = json_remove(header, '$.fingerprint', '$.streams')",
        ):
            await db.execute(statement)
    old = await Tables(store).get(table.id)
    assert seen(old) == views and "stored no data to check it with" in updated(old, SAY)
    saved = await store.load(table.id)
    assert saved is not None and saved.history.moments and len(saved.history.records) == len(old.match.records)


async def test_a_match_of_other_rules_of_which_nothing_was_kept_says_so(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An early version stored no data for checking its matches. So the bot tells people that it checked nothing."""
    table = await root_table(store)
    async with store.database.transaction() as db:
        for statement in ("DELETE FROM moments", "UPDATE decisions SET state = NULL, seal = NULL"):
            await db.execute(statement)
    assert updated(await Tables(store).get(table.id), SAY) == ""
    another_version(monkeypatch)
    found = await Tables(store).get(table.id)
    assert "stored no data to check it with" in updated(found, SAY)
    assert updated(await Tables(store).get(table.id), SAY) == updated(found, SAY)


@pytest.mark.parametrize(("game", "seats"), [("root", 2), ("l5r-lcg", 2), ("l5r-ccg", 2)])
async def test_a_match_that_is_over_is_read_as_it_was_played_whatever_the_rules_are(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    table = await started(Tables(store), 5, game, seats)
    await play(table, 40)
    for seat in range(seats):
        if table.match is not None and table.match.outcome is None:
            table.match.answer(seat, [RESIGN])
    await table.play.carry_on()
    assert table.saved.state == "over"

    def read(one: Table) -> list[Any]:
        page = ending_page(one, SAY, "").to_components()
        scenes = [table.face.table(one.scene(viewer, SAY)) for viewer in (None, 0, 1)]
        return [page, scenes, lines(one), lines(one, 0), lines(one, 1), table.match.log]

    before, file = read(table), save_with_replay(table.match, table.survival.told)
    log, records = table.match.log, table.match.records
    another_version(monkeypatch)
    monkeypatch.setattr(Match, "retake", lambda *_: 1 / 0)
    monkeypatch.setattr(Player, "characters", property(lambda self: 1 / 0), raising=False)
    again = await Tables(store).get(table.id)
    assert read(again) == before and isinstance(again.scene(None, SAY), Scene)
    # The exported file is the same, and the export replays nothing.
    assert save_with_replay(again.match, again.survival.told).model_dump_json() == file.model_dump_json()
    told = list(story(read_save(json.loads(file.model_dump_json()))))
    assert [line for line in told if line.startswith("       ")] == [record_line(record) for record in records]
    assert sum(line[:4].strip().isdigit() for line in told) == sum(not row.auto for row in log)
    assert told[-1].startswith("outcome: winners")


async def test_without_stored_moments_a_match_is_not_replayed_under_changed_rules(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A removed piece now gives one more point.

    The old log still fits the rules, and its records have the same kinds, but the replay would show other points.
    """
    monkeypatch.setattr(start, "new_seed", lambda: "otherwise")
    table = await root_table(store, 90)
    for seat in range(4):
        if table.match.outcome is None:
            table.match.answer(seat, [RESIGN])
    await table.play.carry_on()
    async with store.database.transaction() as db:
        await db.execute("DELETE FROM frames")
    monkeypatch.setattr("bot.replays.replays.fingerprint", lambda game: "newer")
    tables = Tables(store)
    over = await tables.get(table.id)
    assert len((await Replays(tables).of(over)).rows) > 50
    dearer(monkeypatch)
    with pytest.raises(Trouble) as trouble:
        await Replays(tables).of(over)
    assert trouble.value.key == "trouble-replay-rules"
