"""The bot frees memory while nobody waits, and searches long-lived objects only once."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from weakref import ref

import pytest

from bot import tidy
from bot.store import SqliteStore
from bot.tables import Tables
from bot.tables.answers.draft import problem
from bot.tidy import DAILY, GROWN, LATEST, QUIET, STILL, Tidier
from engine.kernel.prompt import Option, Prompt

from ..patience import turn
from ..tables.house import SAY, play, seen, started


class Thing:
    """An object that stays in memory. If the object is in a reference cycle, only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


class House:
    """A tidier with a clock of its own, and the actions that it takes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tables: int = 0) -> None:
        self.now = 100.0
        self.held = 1_000_000
        monkeypatch.setattr(tidy, "held", lambda: self.held)
        self.young = 1_000
        monkeypatch.setattr(tidy, "young", lambda: self.young)
        self.coming = 0
        self.tables = tables
        self.tidier = Tidier(lambda: self.now, lambda: self.tables)
        self.done: list[str] = []
        self.tidier._what_is_new = lambda: self._new("new")  # type: ignore[method-assign]
        self.tidier._hide = lambda: self._new("hidden")  # type: ignore[method-assign]
        self.tidier._everything = lambda: self.done.append("everything")  # type: ignore[method-assign]

    def _new(self, how: str) -> None:
        self.done.append(how)
        self.held += self.coming

    def after(self, seconds: float, *, idle: float) -> list[str]:
        """Return the tidier's actions after ``seconds`` if the last press was ``idle`` seconds ago."""
        self.now += seconds
        self.done.clear()
        self.tidier.look(self.now - idle)
        return list(self.done)


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    return House(monkeypatch)


@pytest.fixture
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_new_objects_are_tidied_when_nobody_waits(house: House) -> None:
    assert house.after(5, idle=0.1) == []
    assert house.after(5, idle=QUIET + 0.1) == ["new"]
    assert house.after(5, idle=20) == []  # nobody has pressed anything since


def test_new_objects_are_tidied_even_if_nobody_presses_anything(house: House) -> None:
    """Each request for the bot's metrics leaves some garbage."""
    assert house.after(5, idle=1) == ["new"]
    house.young = tidy.EARLY + 1
    assert house.after(3600, idle=3601) == ["new"]


def test_in_a_busy_house_it_is_tidied_once_a_minute(house: House) -> None:
    assert house.after(LATEST - 1, idle=0) == []
    assert house.after(2, idle=0) == ["new"]


def test_everything_is_looked_through_once_a_day_in_a_still_moment(house: House) -> None:
    assert house.after(DAILY + 1, idle=QUIET + 0.1) == ["new"]
    assert house.after(60, idle=STILL + 1) == ["everything"]
    assert house.after(60, idle=STILL + 1) == ["new"]


@pytest.mark.parametrize(("grown", "idle"), [(GROWN, STILL), (tidy.CROWDED, QUIET), (tidy.FULL, 0)])
def test_the_more_memory_grows_the_less_everything_waits(house: House, grown: float, idle: float) -> None:
    house.held, house.young = int(house.held * grown * 0.9), tidy.MUCH + 1
    assert house.after(LATEST + 1, idle=idle + 0.1) == ["hidden"]
    house.held = int(1_000_000 * grown * 1.1)
    assert house.after(LATEST + 1, idle=idle + 0.1) == ["everything"]


def test_objects_of_new_tables_start_no_full_search(house: House) -> None:
    """A bot that gets many new tables does not stop for half a second to look for garbage that is not there."""
    house.coming = 500_000
    for _ in range(20):
        house.tables += 2
        assert house.after(LATEST + 1, idle=0) == ["new"]
    while house.held <= 11_000_000 * tidy.FULL:  # now each new table replaces an old one
        assert house.after(LATEST + 1, idle=0) == ["new"]
    assert house.after(LATEST + 1, idle=0) == ["everything"]


def test_tables_that_left_memory_do_not_count_for_growth(house: House) -> None:
    house.coming = 500_000
    house.tables += 2
    assert house.after(LATEST + 1, idle=0) == ["new"]
    house.coming, house.tables = 0, 0
    house.held -= 500_000
    assert house.after(LATEST + 1, idle=0) == ["new"]
    house.held += 2_100_000
    assert house.after(LATEST + 1, idle=0) == ["everything"]


def test_a_look_never_counts_the_hidden_objects(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting the objects that ``gc.freeze`` has hidden takes longer than the search of all others."""
    monkeypatch.setattr(gc, "get_freeze_count", lambda: pytest.fail("hidden objects were counted"))
    house.tables = 2
    assert house.after(5, idle=QUIET + 0.1) == ["new"]
    house.tables = 1
    assert house.after(LATEST + 1, idle=0) == ["new"]


async def test_a_table_that_leaves_memory_is_freed_without_a_collection(tmp_path: Path, thawed: None) -> None:
    """Cards refer to their table and the table to its cards. No collection searches hidden objects for cycles."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    for channel, (game, seats) in enumerate([("l5r-lcg", 2), ("root", 4), ("l5r-ccg", 3)]):
        tables = Tables(store)
        number = (await started(tables, channel, game, seats)).id
        await play(await tables.get(number), 12)
        tables.forget()
        (await tables.get(number)).scene(None, SAY)  # reads the data that all tables of the game share
        tables.forget()
        gc.collect()
        gc.freeze()
        before = gc.get_freeze_count()
        table = await tables.get(number)
        table.scene(None, SAY)
        table.survival.looked = -100
        table.survival._look_later(table)  # a moment later the bot looks for a moment from which a new match can begin
        while table.survival.looked == -100 or table.survival._tasks:
            await turn()
        gc.collect()
        gc.freeze()
        came, gone = gc.get_freeze_count() - before, ref(table)
        tables.drop(number)
        del table
        assert gone() is None
        assert gc.get_freeze_count() - before < came * 0.2, game
        gc.unfreeze()
    await store.close()


def test_a_refusal_that_a_panel_shows_holds_no_trace() -> None:
    """The trace would refer to the panel that is being made, and the panel refers to the refusal."""
    refusal = problem(Prompt(0, "act", (Option("pass", "pass"),), rule="1"), ["other"])
    assert refusal is not None and refusal.__traceback__ is None


async def test_a_match_that_somebody_still_looks_at_is_left_whole(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    tables = Tables(store)
    table = await started(tables, 1, "l5r-lcg", 2)
    match, view = table.match, seen(table)
    assert match is not None
    tables.drop(table.id)
    del table
    assert [match.view(viewer) for viewer in (None, 0, 1)] == view and match.waiting()
    await store.close()


def test_the_objects_of_many_new_tables_are_not_even_looked_through(house: House, thawed: None) -> None:
    """When sixty tables were opened at once, the search took a step of 0.2 s."""
    house.tables += 60
    assert house.after(LATEST + 1, idle=0) == ["hidden"]
    stays = [Thing()]
    Tidier._hide()
    assert not any(thing is stays for thing in gc.get_objects())


def test_tables_opened_before_the_first_look_are_not_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first look through nine tables late in their matches held up the event loop for 41 ms."""
    assert House(monkeypatch, tables=9).after(LATEST + 1, idle=0) == ["hidden"]
    assert House(monkeypatch, tables=tidy.MANY).after(LATEST + 1, idle=0) == ["new"]


def test_a_very_busy_house_is_tidied_before_too_many_objects_are_new(house: House) -> None:
    house.young = tidy.EARLY + 1
    assert house.after(1, idle=0) == ["new"]
    house.young = 0
    assert house.after(1, idle=0) == []


def test_very_many_new_objects_are_hidden_without_a_search(house: House) -> None:
    house.young = tidy.MUCH
    assert house.after(LATEST + 1, idle=0) == ["new"]
    house.young += 1
    assert house.after(LATEST + 1, idle=0) == ["hidden"]


def test_new_objects_are_counted_even_if_as_many_old_ones_were_freed(thawed: None) -> None:
    gc.collect()
    gc.freeze()
    before, stays = tidy.young(), [Thing() for _ in range(1_000)]
    assert 1_000 <= tidy.young() - before < 2_000 and stays
    gc.freeze()
    assert tidy.young() < 1_000


def test_lasting_objects_are_not_searched_again(thawed: None) -> None:
    stays = [Thing()]
    Tidier._what_is_new()
    assert not any(thing is stays for thing in gc.get_objects())


def test_a_circle_that_was_left_out_is_freed_when_everything_is_looked_through(thawed: None) -> None:
    thing = Thing()
    gone = ref(thing)
    Tidier._what_is_new()
    del thing
    Tidier._what_is_new()
    assert gone() is not None
    Tidier()._everything()
    assert gone() is None


async def test_objects_made_at_the_start_do_not_count_as_growth(monkeypatch: pytest.MonkeyPatch, thawed: None) -> None:
    """The start makes some 380,000 objects. Counted as growth they would start a full search, which takes 0.5 s."""
    held, looks = [0], []
    monkeypatch.setattr(tidy, "REST", 0)
    monkeypatch.setattr(tidy, "held", lambda: held[0])
    monkeypatch.setattr(Tidier, "look", lambda tidier, pressed: looks.append(tidier._base))
    pressed = [0.0]
    task = asyncio.create_task(tidy.keep_tidy(lambda: pressed[0], lambda: 0))
    await asyncio.sleep(0)
    held[0], pressed[0] = 2_000_000, monotonic() + 1
    while not looks:
        await asyncio.sleep(0)
    searches = gc.isenabled()
    task.cancel()
    await asyncio.wait([task])
    assert looks[0] == 2_000_000
    assert not searches and gc.isenabled()  # Python itself would search in the middle of a press
