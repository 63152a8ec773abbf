"""Computers play on without people: the bot serves others meanwhile, a restart stops nothing, and the match ends."""

import asyncio

import pytest

from bot.store import SavedMatch, Seat, SqliteStore, Unavailable
from bot.tables import Table, Tables, slices
from bot.words import Words
from engine.keeping import Steps

from ..patience import turn

ANN = 7


async def left_alone(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a match of the 1997 game whose only person has just fallen asleep: a computer now plays that seat."""
    seats = [Seat("human", ANN, "Ann"), Seat("computer"), Seat("computer")]
    table = await tables.open(1, 2, "l5r-ccg", seats)
    await table.lobby.bring(ANN, "Ann", next(iter(table.seating.offers(0, Words.load()["en"]))))
    await table.lobby.start(ANN)
    table.saved.seats[0] = Seat("computer", None, "Ann", table.saved.seats[0].brings, lent=ANN)
    monkeypatch.setattr(slices, "SLICE", 0.0)  # each slice of computers' play is one decision
    return table


async def test_others_are_served_while_computers_play(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await left_alone(Tables(store), monkeypatch)
    monkeypatch.setattr(slices, "LONGEST", 120)
    before, turns = len(table.saved.log), 0
    playing = asyncio.create_task(table.play.carry_on())
    while not playing.done():
        turns += 1
        await turn()
    assert turns >= len(table.saved.log) - before > 50


async def test_a_match_without_an_end_is_closed(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await left_alone(Tables(store), monkeypatch)
    monkeypatch.setattr(slices, "LONGEST", 100)
    await table.play.carry_on()
    kept = await store.load(table.id)
    assert table.saved.state == "cancelled" and len(table.saved.log) < 200
    assert kept is not None and kept.state == "cancelled" and table.waiting() == ()


async def test_computers_go_on_after_a_restart(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await left_alone(Tables(store), monkeypatch)
    saves, save = 0, store.save

    async def stopped(saved: SavedMatch, *, keep: int) -> None:
        nonlocal saves
        saves += 1
        if saves > 3:
            raise Unavailable("stopped", busy=True)
        await save(saved, keep=keep)

    with monkeypatch.context() as patch:
        patch.setattr(store, "save", stopped)
        with pytest.raises(Unavailable):
            await table.play.carry_on()
    monkeypatch.setattr(slices, "LONGEST", 100)
    again = await Tables(store).get(table.id)
    assert again.saved.state == "cancelled" and len(again.saved.log) >= 100


async def test_others_are_served_before_the_caller_of_a_long_task_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table was loaded and its panel made in one step of 70 ms."""
    served: list[str] = []

    def steps() -> Steps[str]:
        yield
        return "done"

    for short, expected in ((0.0, ["others", "caller"]), (3600.0, ["caller", "others"])):
        monkeypatch.setattr(slices, "SHORT", short)
        monkeypatch.setattr(slices, "PIECE", 3600.0)
        served.clear()
        others = asyncio.get_running_loop().create_task(note(served))
        assert await slices.in_slices(steps()) == "done"
        served.append("caller")
        await others
        assert served == expected


async def note(served: list[str]) -> None:
    served.append("others")
