"""The frames in each save, which hold everybody's view, and replays of matches whose rules have changed since."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from pydantic_core import from_json, to_json

from bot.panels.log import log_page
from bot.replays.kept import frames_of
from bot.replays.replay import doing, texts
from bot.replays.replays import Replays
from bot.store import SqliteStore
from bot.tables import Table, Tables, slices
from bot.tables.consent.going_back import before_decision
from bot.trouble import Trouble
from engine.__main__ import main
from engine.keeping import beginning_of
from engine.kernel.match import RESIGN, Match
from engine.saves import save_with_replay

from ..patience import turn
from ..tables.house import SAY, another_version, dearer, lines, play, seen, started


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


@pytest.mark.parametrize(("game", "seats"), [("root", 4), ("l5r-ccg", 3)])
async def test_each_save_keeps_how_everybody_saw_the_table(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """The frames stay in order through a decision taken back, a restart, and an update that changes the match."""
    table = await started(Tables(store), 5, game, seats)
    saw: dict[int, list[Any]] = {}

    async def step(table: Table, answers: int) -> None:
        for _ in range(answers):
            await play(table, 1)
            assert table.match is not None
            saw[len(table.match.log)] = from_json(to_json(seen(table)))

    async def shown() -> dict[tuple[int, int], list[Any]]:
        found = await frames_of(table)
        return {(kept.chapter, kept.row): [one.view(v) for v in (None, *range(seats))] for kept, one in found}

    await step(table, 12)
    assert table.match is not None
    seat = next(row.seat for row in reversed(table.match.log) if not row.auto)
    table.match = table.match.undo(seat, consent=True)
    await table.play.carry_on()
    saw = {row: views for row, views in saw.items() if row <= len(table.match.log)}
    table = await Tables(store).get(table.id)
    await step(table, 12)
    now = await shown()
    assert {row: now[0, row] for row in saw} == saw and len(now) <= len(saw) + 1
    kept = await frames_of(table)
    assert [one.total for one, _ in kept] == sorted(one.total for one, _ in kept)
    if game == "root":
        another_version(monkeypatch)
        dearer(monkeypatch)
        table = await Tables(store).get(table.id)
        await step(table, 3)
        later = await shown()
        assert {place: views for place, views in now.items() if place in later}.items() <= later.items()


@pytest.mark.parametrize(("game", "seats"), [("root", 3), ("l5r-lcg", 2), ("l5r-ccg", 2)])
async def test_the_replay_of_a_finished_match_does_not_depend_on_the_present_rules(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    table = await started(Tables(store), 5, game, seats)
    saw = {}
    for _ in range(20):
        await play(table, 2)
        assert table.match is not None
        saw[len(table.match.log)] = from_json(to_json(seen(table)))
    for seat in range(seats):
        if table.match.outcome is None:
            table.match.answer(seat, [RESIGN])
    await table.play.carry_on()
    before = await Replays(Tables(store)).of(await Tables(store).get(table.id))
    another_version(monkeypatch)
    monkeypatch.setattr("bot.replays.replays.fingerprint", lambda game: "newer")
    monkeypatch.setattr(Match, "_run", lambda *_: 1 / 0)  # the second start plays nothing again
    tables = Tables(store)
    replays, over = Replays(tables), await tables.get(table.id)
    replay = await replays.of(over)
    assert await replays.of(over) is replay
    assert set(saw) <= set(replay.rows) and replay.rows[-1] == before.rows[-1]
    for row, views in saw.items():
        frame = replay.frames.frame(row)
        assert [frame.view(viewer) for viewer in (None, *range(seats))] == views
        for eyes in ("o", "p", "0"):
            scene = replay.scene(frame, eyes, SAY, over.seating.names)
            told = [replay.heading(row, scene), *texts(over.face, scene, eyes), doing(over.face, scene, frame.asked)]
            assert any(told)
    last, scene = replay.rows[-1], over.scene(None, SAY)
    assert replay.lines(0, last, "p", scene) == before.lines(0, last, "p", scene)
    with pytest.raises(Trouble) as trouble:
        await replays.match_at(table.id, 10)
    assert trouble.value.key == "trouble-replay-rules"


async def test_a_match_that_outlived_an_update_shows_its_beginning_as_it_was_played(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot restored the state, so it says nothing. Derived values, such as a strength, may look different now."""
    table = await started(Tables(store), 5, "root", 2)
    await play(table, 10)
    another_version(monkeypatch)
    for module in ("bot.replays.replays", "engine.kernel.wire"):
        monkeypatch.setattr(f"{module}.fingerprint", lambda game: "newer")
    tables = Tables(store)
    table = await tables.get(table.id)
    assert table.match is not None and table.match.header.fingerprint == "newer" and not table.survival.past
    await play(table, 10)
    early = await frames_of(table)
    table.match.answer(0, [RESIGN])
    await table.play.carry_on()
    shown, view = early[0][1].opened, Match.view
    monkeypatch.setattr(Match, "view", lambda match, viewer: {**view(match, viewer), "strength": 9})
    monkeypatch.setattr(Match, "_run", lambda *_: 1 / 0)  # the second start plays nothing again
    again = Tables(store)
    over = await again.get(table.id)
    replay = await Replays(again).of(over)
    first = replay.frames.frame(replay.rows[0])
    assert first.open_view() == shown and "strength" not in first.view(0)
    frames = [(kept.row, kept.body) for kept, _ in await frames_of(over)]
    file = save_with_replay(over.match, over.survival.told, frames=frames)
    path = tmp_path / "match.json"
    path.write_text(file.model_dump_json(), encoding="utf-8")
    assert main(["replay", str(path), "--at", "0"]) == 0
    assert capsys.readouterr().out.startswith("after 0 of ")


async def test_a_log_that_is_played_once_more_leaves_time_for_everybody_else(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without pauses, rebuilding a match of 1997 (a visit, a decision taken back) held up everybody for 128 ms."""
    table = await started(Tables(store), 5, "l5r-ccg", 2)
    await play(table, 30)
    while table.match is not None and await slices.in_slices(beginning_of(table.match)) is None:
        await play(table, 1)  # to a moment from which a match can begin
    monkeypatch.setattr(slices, "PIECE", 0.0)
    served = 0

    async def others() -> None:
        nonlocal served
        while True:
            served += 1
            await turn()

    waiting = asyncio.create_task(others())
    found = await Tables(store).get(table.id)
    assert found.match is not None and served >= len(found.match.log)
    seat = next(row.seat for row in reversed(found.match.log) if not row.auto)
    served = 0
    before = await before_decision(found, seat)
    assert before is not None and served >= len(before.log)
    served = 0
    await found.survival.look(found)  # a match of six seats took 45 ms here
    assert served >= 4
    served = 0
    await log_page(found, None, SAY)  # a long match took 78 ms here
    assert served >= len(lines(found)) / 2
    waiting.cancel()
