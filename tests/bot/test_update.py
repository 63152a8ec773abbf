"""An update is rehearsed: rules change in a running house, and people find their tables as they left them."""

import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from pydantic_core import from_json, to_json

from bot.games import Scene
from bot.panels.ending import ending_page
from bot.panels.log import chapters
from bot.panels.pages import state_line, updated
from bot.replays.replay import doing, texts
from bot.replays.replays import Replays
from bot.store import Seat, SqliteStore
from bot.tables import Table, Tables, survival
from bot.trouble import Trouble
from bot.words import Words
from engine import keeping
from engine.cli.transcript import record_line, story
from engine.fuzzing.probe import find_probe
from engine.kernel.match import RESIGN, Match
from engine.kernel.rng import Stream
from engine.kernel.wire import read_save
from engine.l5r_lcg.state import Player
from engine.root.faction import Faction
from engine.root.factions import factions
from engine.saves import tell

ANN = 7
SAY = Words.load()["en"]
# What stands on the tables: games, seats, and how many of each.
HOUSE = [
    ("root", 2, 8), ("root", 3, 5), ("root", 4, 6), ("root", 5, 3), ("root", 6, 4), ("l5r-lcg", 2, 12),
    ("l5r-ccg", 2, 8), ("l5r-ccg", 3, 1), ("l5r-ccg", 4, 1), ("l5r-ccg", 5, 1), ("l5r-ccg", 6, 1),
]  # fmt: skip
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "corvids", "duchy")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def started(tables: Tables, channel: int, game: str, seats: int) -> Table:
    """A table at which so many people have begun."""
    brings = list(FACTIONS[:seats]) if game == "root" else [None] * seats
    people = [Seat("human", ANN + n, f"Seat{n}", brings[n]) for n in range(seats)]
    if game != "root":
        table = await tables.open(1, channel, game, people)
        offers = list(table.seating.offers(None, SAY))
        for number, seat in enumerate(table.saved.seats):
            seat.brings = offers[number % len(offers)]
    else:
        table = await tables.open(1, channel, game, people)
    await table.lobby.start(ANN)
    return table


async def play(table: Table, answers: int) -> None:
    """Let everybody play at random; at quiet moments the house looks for a moment to begin with."""
    match, stream = table.match, Stream(table.id)
    assert match is not None
    probe = find_probe(table.saved.game)
    for number in range(answers):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, probe.choose(prompt, stream, probe.lasting))
        if number % 3 == 2:
            await table.carry_on()
    await table.carry_on()
    await table.survival.look(table)


def seen(table: Table) -> list[Any]:
    """What everybody sees of a table."""
    assert table.match is not None
    return [table.match.view(viewer) for viewer in (None, *range(len(table.saved.seats)))]


def lines(table: Table, viewer: int | None = None) -> list[str]:
    """The log as a viewer reads it, whole."""
    scene = table.scene(viewer, SAY)
    return [line for chapter in chapters(table, viewer, scene) for line in (chapter.heading, *chapter.lines) if line]


def another_version(monkeypatch: pytest.MonkeyPatch, name: str = "newer") -> None:
    """Let the house be another version of all rules."""
    for module in (keeping, survival):
        monkeypatch.setattr(module, "fingerprint", lambda game: name)
    monkeypatch.setattr("bot.tables.tables.fingerprint", lambda game: name)


def dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change one rule of Root: every piece that is removed is worth a point more."""
    for kind in {Faction, *factions().values()}:
        if "worth" in vars(kind):
            monkeypatch.setattr(kind, "worth", lambda *given, real=kind.worth: real(*given) + 1)


class Left(NamedTuple):
    """A table as people left it."""

    views: list[Any]
    log: list[str]
    version: int


async def furnished(tables: Tables) -> dict[int, Left]:
    """A house with tables of all games and sizes, as people left them."""
    left, channel = {}, 10
    for game, seats, count in HOUSE:
        for _ in range(count):
            channel += 1
            table = await started(tables, channel, game, seats)
            for _ in range(3):
                await play(table, 8)
            assert table.match is not None
            left[table.id] = Left(seen(table), lines(table), table.match.version)
    return left


def found_again(table: Table, left: Left) -> str:
    """What became of a table: it stands as it was left, or one sentence says what was done."""
    assert table.match is not None
    told = updated(table, table.scene(None, SAY).say)
    if not told:
        assert seen(table) == left.views and lines(table) == left.log and table.match.version == left.version
        return "silent"
    assert told in state_line(table, table.scene(None, SAY))
    if "exactly as it stood" in told:
        assert seen(table) == left.views
        now = [line for line in lines(table) if "was updated here" not in line]
        assert now[: len(left.log) - 3] == left.log[: len(left.log) - 3]
        return "resumed"
    assert "to be made again" in told and table.saved.state == "playing"
    return "back"


async def test_fifty_tables_survive_an_update(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    left = await furnished(Tables(store))
    assert len(left) == 50
    another_version(monkeypatch)
    dearer(monkeypatch)
    tables = Tables(store)
    how = Counter([found_again(await tables.get(number), one) for number, one in left.items()])
    assert how["silent"] >= 25 and how["resumed"] + how["back"] >= 2 and how.total() == 50
    # The next start finds nothing to tell, and everybody plays on.
    again = Tables(store)
    for number in left:
        first, second = await tables.get(number), await again.get(number)
        assert seen(first) == seen(second) and lines(first) == lines(second)
        assert updated(first, SAY) == updated(second, SAY)
        await play(second, 2)
        assert updated(second, SAY) == ""


@pytest.mark.parametrize(("game", "seats"), [("root", 4), ("l5r-ccg", 3)])
async def test_each_save_keeps_how_everybody_saw_the_table(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """The frames stand in order, through a decision taken back, a new start, and an update that goes on elsewhere."""
    table = await started(Tables(store), 5, game, seats)
    saw: dict[int, list[Any]] = {}

    async def step(table: Table, answers: int) -> None:
        for _ in range(answers):
            await play(table, 1)
            assert table.match is not None
            saw[len(table.match.log)] = from_json(to_json(seen(table)))

    async def shown() -> dict[tuple[int, int], list[Any]]:
        found = await survival.frames_of(table)
        return {(kept.chapter, kept.row): [one.view(v) for v in (None, *range(seats))] for kept, one in found}

    await step(table, 12)
    assert table.match is not None
    seat = next(row.seat for row in reversed(table.match.log) if not row.auto)
    table.match = table.match.undo(seat, consent=True)
    await table.carry_on()
    saw = {row: views for row, views in saw.items() if row <= len(table.match.log)}
    table = await Tables(store).get(table.id)
    await step(table, 12)
    now = await shown()
    assert {row: now[0, row] for row in saw} == saw and len(now) <= len(saw) + 1
    kept = await survival.frames_of(table)
    assert [one.total for one, _ in kept] == sorted(one.total for one, _ in kept)
    if game == "root":
        another_version(monkeypatch)
        dearer(monkeypatch)
        table = await Tables(store).get(table.id)
        await step(table, 3)
        later = await shown()
        assert {place: views for place, views in now.items() if place in later}.items() <= later.items()


@pytest.mark.parametrize(("game", "seats"), [("root", 3), ("l5r-lcg", 2), ("l5r-ccg", 2)])
async def test_the_replay_of_a_finished_match_shows_what_was_played_whatever_the_rules_are(
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
    await table.carry_on()
    before = await Replays(Tables(store)).of(await Tables(store).get(table.id))
    another_version(monkeypatch)
    monkeypatch.setattr("bot.replays.replays.fingerprint", lambda game: "newer")
    monkeypatch.setattr(Match, "_run", lambda *_: 1 / 0)  # nothing is played
    tables = Tables(store)
    replays, over = Replays(tables), await tables.get(table.id)
    replay = await replays.of(over)
    assert await replays.of(over) is replay
    assert set(saw) <= set(replay.rows) and replay.rows[-1] == before.rows[-1]
    for row, views in saw.items():
        frame = replay.frames.frame(row)
        assert [frame.view(viewer) for viewer in (None, *range(seats))] == views
        for eyes in ("o", "p", "0"):
            scene = replay.scene(frame, eyes, SAY, over.names)
            told = [replay.heading(row, scene), *texts(over.face, scene, eyes), doing(over.face, scene, frame.asked)]
            assert any(told)
    last, scene = replay.rows[-1], over.scene(None, SAY)
    assert replay.lines(0, last, "p", scene) == before.lines(0, last, "p", scene)
    with pytest.raises(Trouble) as trouble:
        await replays.match_at(table.id, 10)
    assert trouble.value.key == "trouble-replay-rules"


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
            patch.setattr(Match, "rebuild", fail)
            with pytest.raises(Trouble) as trouble:
                await Tables(store).get(table.id)
            assert trouble.value.key == "trouble-set-aside"
        saved = await store.load(table.id)
        assert saved is not None and (saved.state, saved.unread) == ("playing", "")
    assert seen(await Tables(store).get(table.id)) == views
    assert "nothing is said of the match" in caplog.text


async def test_a_decision_that_turned_into_another_legal_one_is_noticed(store: SqliteStore) -> None:
    table = await root_table(store)
    views = seen(table)
    async with store._transaction() as db:
        rows = await db.execute_fetchall("SELECT keys FROM decisions WHERE match = ? AND row = 3", (table.id,))
        await db.execute("UPDATE decisions SET keys = '[\"pass\"]' WHERE match = ? AND row = 3", (table.id,))
    with pytest.raises(Trouble):
        await Tables(store).get(table.id)
    async with store._transaction() as db:
        await db.execute("UPDATE decisions SET keys = ? WHERE match = ? AND row = 3", (*next(iter(rows)), table.id))
    assert seen(await Tables(store).get(table.id)) == views


async def test_what_no_rules_can_take_up_waits_for_a_later_version(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(Tables(store), 5, "root", 4)
    await play(table, 3)
    views = seen(table)
    async with store._transaction() as db:
        await db.execute("DELETE FROM moments WHERE begins")
        await db.execute("UPDATE decisions SET state = NULL")
    real = Match.rebuild.__func__  # type: ignore[attr-defined]
    tried: list[int] = []

    def shorter(cls: type[Match], header: Any, log: Any, held: Any = None) -> Match:
        tried.append(len(log))
        return real(cls, header, log[:-1] if len(log) else log, held)

    with monkeypatch.context() as patch:
        another_version(patch, "faulty-1")
        patch.setattr(Match, "rebuild", classmethod(shorter))
        for _ in range(2):
            with pytest.raises(Trouble) as trouble:
                await Tables(store).get(table.id)
            assert trouble.value.data["version"] == "faulty-1"
        assert tried == [4, 4]  # the same version does not try twice: once whole, once from its latest row
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
        patch.setattr(Match, "rebuild", lambda *_: 1 / 0)
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
    async with store._transaction() as db:
        for statement in (
            "DELETE FROM moments",
            "DELETE FROM stories",
            "UPDATE decisions SET state = NULL, seal = NULL",
            "UPDATE matches SET seal = NULL, header = json_remove(header, '$.fingerprint', '$.streams')",
        ):
            await db.execute(statement)
    old = await Tables(store).get(table.id)
    assert seen(old) == views and "kept nothing to check it by" in updated(old, SAY)
    saved = await store.load(table.id)
    assert saved is not None and saved.history.moments and len(saved.history.records) == len(old.match.records)


@pytest.mark.parametrize(("game", "seats"), [("root", 2), ("l5r-lcg", 2), ("l5r-ccg", 2)])
async def test_a_match_that_is_over_is_read_as_it_was_played_whatever_the_rules_are(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    table = await started(Tables(store), 5, game, seats)
    await play(table, 40)
    for seat in range(seats):
        if table.match is not None and table.match.outcome is None:
            table.match.answer(seat, [RESIGN])
    await table.carry_on()
    assert table.saved.state == "over"

    def read(one: Table) -> list[Any]:
        page = ending_page(one, SAY, "").to_components()
        scenes = [table.face.table(one.scene(viewer, SAY)) for viewer in (None, 0, 1)]
        return [page, scenes, lines(one), lines(one, 0), lines(one, 1), table.match.log]

    before, file = read(table), tell(table.match, table.survival.told)
    log, records = table.match.log, table.match.records
    another_version(monkeypatch)
    monkeypatch.setattr(Match, "rebuild", lambda *_: 1 / 0)
    monkeypatch.setattr(Player, "characters", property(lambda self: 1 / 0), raising=False)
    again = await Tables(store).get(table.id)
    assert read(again) == before and isinstance(again.scene(None, SAY), Scene)
    # The file that it gives is the same, and is told without playing anything.
    assert tell(again.match, again.survival.told).model_dump_json() == file.model_dump_json()
    told = list(story(read_save(json.loads(file.model_dump_json()))))
    assert [line for line in told if line.startswith("       ")] == [record_line(record) for record in records]
    assert sum(line[:4].strip().isdigit() for line in told) == sum(not row.auto for row in log)
    assert told[-1].startswith("outcome: winners")
