"""A process ends between two slices of a computer's play: no clock runs wrongly, and another process continues.

The human's decision is stored with the first slice. The clocks and notices that follow from the computer's play are
known only after the last slice.
"""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import SavedMatch, Seat
from bot.tables import Table, slices
from bot.tables.clocks.timing import AGAIN
from bot.tables.clocks.turns import FOLLOW
from engine.kernel.rng import Stream
from engine.players.random import choose

from ..load.seating import DECKS, bring
from .house import House, Killed, mortal

THOUGHT = timedelta(seconds=100)
HANA, KENJI = 7, 8


async def at_play(path: Path) -> tuple[House, Table]:
    """Return Hana's match against a computer that has taken Kenji's seat."""
    house = House(path, 1)
    await house.start()
    seats = [Seat("human", user, name, deck) for user, name, deck in zip((HANA, KENJI), "HK", DECKS, strict=True)]
    table = await house.tables.open(1, 2, "l5r-lcg", seats)
    await bring(table, (HANA, KENJI), Stream(1))
    table.saved.settings |= {"house-pace": "days", "house-zero": "others"}
    await table.lobby.start(HANA, {HANA: "always"})
    table.saved.seats[1] = Seat("computer", None, "K", table.saved.seats[1].brings, lent=KENJI)
    async with table.lock:
        await table.play.carry_on()
    return house, table


async def decide(table: Table) -> None:
    prompt = table.playing().prompt_for(0)
    assert prompt is not None
    async with table.lock:
        await table.play.answer(0, prompt, choose(prompt, Stream(2)))


async def until_the_computer_decides_twice(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Hana decide until the computer decides twice in a row, each time in a slice of its own."""
    monkeypatch.setattr(slices, "SLICE", -1.0)
    for _ in range(60):
        before = len(table.playing().log)
        await decide(table)
        if sum(row.seat == 1 for row in table.playing().log[before:]) >= 2:
            return
    raise AssertionError("the computer never decides twice in a row")


@pytest.mark.parametrize("step", range(1, 10))
async def test_wherever_the_process_ends_the_clock_is_right_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    house, table = await at_play(tmp_path / "house.sqlite3")
    await until_the_computer_decides_twice(table, monkeypatch)
    assert table.timing is not None and table.timing.clock is not None
    spent, rows = table.timing.clock.sides[0].spent, len(table.playing().log)
    await house.time.beat()
    house.clock.forward(seconds=THOUGHT.total_seconds())
    await house.time.beat()
    try:
        with mortal(house, step):
            await decide(table)
    except Killed:
        await house.restart()
    house.clock.forward(seconds=AGAIN.total_seconds() + 1)
    await house.do_due()  # Nobody visits the table.
    table = await house.tables.get(1)
    assert table.timing is not None and table.timing.clock is not None
    assert table.timing.row == len(table.playing().log)
    assert table.timing.clock.running == set(table.waiting()) == {0}
    if len(table.playing().log) > rows:
        assert table.timing.clock.sides[0].spent - spent <= THOUGHT, "time ran after the answer"
        assert table.timing.turns[0].since <= house.time.now()
    [waits] = await house.store.pace.waiting_for(HANA)
    assert waits.until is not None and waits.until > house.time.now()
    assert await house.store.due.by(house.clock.now() + 99 * THOUGHT, [FOLLOW]) == []
    await house.store.close()


async def test_the_newly_asked_is_known_although_the_process_ended_after_the_last_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No computer has more to decide, so only the stored row tells another process to continue."""
    house, table = await at_play(tmp_path / "house.sqlite3")
    monkeypatch.setattr(slices, "SLICE", -1.0)
    stored: list[int] = []
    save = house.store.save

    async def dies_before_the_last(saved: SavedMatch, *, keep: int) -> None:
        if stored and not table.saving.midway:
            raise Killed
        await save(saved, keep=keep)
        if table.saving.midway:
            stored.append(len(saved.log))

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", dies_before_the_last)
        with pytest.raises(Killed):
            for _ in range(60):
                stored.clear()
                house.clock.forward(seconds=THOUGHT.total_seconds())
                await decide(table)
    await house.restart()
    house.clock.forward(seconds=AGAIN.total_seconds() + 1)
    asked = house.time.now()
    await house.do_due()
    table = await house.tables.get(1)
    assert table.timing is not None and len(table.playing().log) == table.timing.row == stored[-1]
    [turn] = [turn for turn in table.timing.turns.values() if turn.open]
    assert turn.open and turn.since == asked and table.waiting() == (0,)
    await house.store.close()
