"""Tests that the bot frees pages, messages and matches at once when people no longer see them.

Objects that refer to each other in a circle would stay in memory until a garbage collection.
"""

import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import ref

import discord
import pytest
from discord import ui

from bot.controls.control import Control, Page, button, layout, rows, texts
from bot.panels.buttons.looking import Log, Panel
from bot.store import SqliteStore
from bot.tables import Table, Tables
from bot.tables.consent import going_back
from bot.tables.keeping.letting_go import Trial, let_go
from engine.kernel.game import break_up
from engine.kernel.log import RESIGN

from .house import play, started

GOLD = discord.Colour(0xFFD700)
FEW = 20  # cards of the last question, which caches may hold; a table of either game has at least 180


@pytest.fixture(autouse=True)
def uncollected() -> Iterator[None]:
    """Switch the garbage collection off during the test."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("colour", [None, GOLD])
def test_a_page_that_was_sent_is_freed(colour: discord.Colour | None) -> None:
    page = Page(layout([*texts(["Kenji acts."]), *rows([button("Log", Log(1)), button("Hand", Panel(1))])], colour))
    assert len(page.view.to_components()) >= 1
    gone = [ref(page.view), *(ref(part) for part in page.view.walk_children())]
    assert len(gone) >= 5
    del page
    assert [left() for left in gone] == [None] * len(gone)


def test_a_section_with_a_button_is_freed() -> None:
    view = layout([ui.Section(ui.TextDisplay("Table 1"), accessory=button("Open", Panel(1)))])
    gone = [ref(view), *(ref(part) for part in view.walk_children())]
    del view
    assert [left() for left in gone] == [None] * len(gone)


@pytest.mark.parametrize("framed", [False, True])
async def test_the_view_of_a_pressed_message_is_freed(framed: bool) -> None:
    """discord.py makes such a view from the message at each press."""

    async def answered(press: Any) -> None:
        assert press.verb == "log"

    view, pressed = pressed_message(framed)
    gone = [ref(view), *(ref(part) for part in view.walk_children())]
    response = SimpleNamespace(_parent="the interaction")
    interaction: Any = SimpleNamespace(data={}, client=SimpleNamespace(pressed=answered), response=response)
    await pressed.callback(interaction)
    del view, pressed
    assert response._parent is None
    assert [left() for left in gone] == [None] * len(gone)


def pressed_message(framed: bool) -> tuple[ui.LayoutView, Control]:
    """Return the view of a message and its pressed control, as discord.py makes them."""
    base: ui.Button[Any] = ui.Button(label="Log", custom_id="tea:log:1")
    row: ui.ActionRow[Any] = ui.ActionRow(base, ui.Button(label="Hand", custom_id="tea:panel:1"))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(row) if framed else row)
    pressed = Control(base, "log", ["1"])
    row._swap_item(base, pressed, "tea:log:1")
    pressed._view = view
    return view, pressed


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield Tables(store)
    await store.close()


async def table_of(tables: Tables, game: str, answers: int) -> Table:
    """Return a table of two after this many answers, at a question before which the rules can restart."""
    table = await started(tables, 1, game, 2)
    await play(table, answers)
    while not table.playing().is_restartable:
        await play(table, 1)
    return table


def cards_of(game: str) -> int:
    """Return how many cards of a game are in memory."""
    return sum(type(one).__name__ == "Card" and f"engine.{game}." in type(one).__module__ for one in gc.get_objects())


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
async def test_an_answer_that_was_tried_leaves_no_cards_behind(tables: Tables, game: str) -> None:
    table = await table_of(tables, game, 9)
    match, room = table.playing(), game.replace("-", "_")
    match.fork()  # keeps a copy of the table for later forks
    before = cards_of(room)
    trial = Trial(match)
    assert cards_of(room) > before
    del trial
    assert before <= cards_of(room) <= before + FEW


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
async def test_a_copy_for_forks_that_is_replaced_leaves_no_cards_behind(
    tables: Tables, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.kernel.match.NEAR", -1)  # every fork replaces the copy for later forks
    table = await table_of(tables, game, 9)
    match, room = table.playing(), game.replace("-", "_")
    Trial(match)
    kept, before = match.kept, cards_of(room)
    assert kept is not None
    former = ref(kept.table)
    del kept
    Trial(match)
    assert former() is not (match.kept and match.kept.table)
    assert cards_of(room) <= before + FEW


async def test_a_copy_that_another_fork_shares_stays_whole(tables: Tables) -> None:
    table = await table_of(tables, "l5r-lcg", 9)
    match = table.playing()
    other = match.fork()
    assert other.kept is match.kept is not None
    table.replace_match(None)
    del match
    assert other.fork().view(0) == other.view(0)


async def test_a_match_that_was_taken_back_leaves_no_cards_behind(tables: Tables) -> None:
    table = await table_of(tables, "l5r-lcg", 9)
    seat = next(row.seat for row in reversed(table.playing().log) if not row.auto)
    rows, before = len(table.playing().log), cards_of("l5r_lcg")
    await going_back._undo(table, seat)
    assert len(table.playing().log) < rows
    assert cards_of("l5r_lcg") <= before + FEW


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
async def test_nothing_of_a_table_that_is_left_names_it_any_more(tables: Tables, game: str) -> None:
    """A table and its cards refer to each other.

    The table's parts, such as the cause of its rules, also refer to the table.
    """
    table = await table_of(tables, game, 5)
    tables.forget()
    table = await tables.get(table.id)
    gone = ref(table.playing().table)
    tables.drop(table.id)
    del table
    assert gone() is None
    [trial] = [Trial((await tables.get(1)).playing())]
    gone = ref(trial.match.table)
    del trial
    assert gone() is None


async def test_the_table_before_a_seat_was_cleared_is_freed(tables: Tables) -> None:
    """When a player of three leaves, the rules of 1997 restart on a copy of the table."""
    table = await started(tables, 1, "l5r-ccg", 3)
    match = table.playing()
    while not match.is_restartable:
        await play(table, 1)
    gone, before = ref(match.table), cards_of("l5r_ccg")
    match.answer(2, [RESIGN])
    assert match.outcome is None
    assert gone() is None
    assert cards_of("l5r_ccg") <= before


def test_a_compiled_table_is_broken_up() -> None:
    """Compiled objects have no ``__dict__``."""

    class Compiled:
        __slots__ = ("cards",)

        def __init__(self) -> None:
            self.cards = [self]

        def abandon(self) -> None:
            self.cards = []

    table = Compiled()
    break_up(table)
    assert table.cards == []


async def test_a_match_that_somebody_uses_is_not_broken_up(tables: Tables) -> None:
    table = await table_of(tables, "l5r-ccg", 5)
    match = table.playing()
    view = match.view(0)
    let_go(match)
    assert match.view(0) == view
