"""Tables without Discord: simultaneous presses, tables dropped from memory, and refusals."""

import asyncio

import pytest

from bot.panels.buttons.answering import Pick
from bot.panels.panel import panel_page
from bot.store import SavedMatch, Seat, SqliteStore, Unavailable
from bot.tables import Table, Tables
from bot.tables.answers.draft import reference
from bot.tables.seats.handover import choose_level
from bot.trouble import Trouble
from bot.words import Words

ANN, BOB = 7, 8


async def started(tables: Tables, channel: int = 2) -> Table:
    first, second = Seat("human", ANN, "Ann", "red"), Seat("human", BOB, "Bob", "blue")
    table = await tables.open(1, channel, "toy", [first, second])
    await table.lobby.start(ANN)
    return table


def ref(table: Table, seat: int, place: int) -> str:
    prompt = table.prompt_for(seat)
    assert prompt is not None
    return reference(prompt, prompt.options[place])


async def test_only_one_of_many_simultaneous_presses_counts(store: SqliteStore) -> None:
    table = await started(Tables(store))
    presses = [table.play.pick(ANN, table.stamp, [ref(table, 0, place)]) for place in range(5)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [result for result in results if result is None] == [None]
    assert {result.key for result in results if isinstance(result, Trouble)} == {"trouble-already-answered"}
    saved = await store.load(table.id)
    assert saved is not None and len(saved.held) == 1


async def test_both_seats_answer_simultaneously(store: SqliteStore) -> None:
    table = await started(Tables(store))
    stamp = table.stamp
    await asyncio.gather(
        table.play.pick(ANN, stamp, [ref(table, 0, 0)]), table.play.pick(BOB, stamp, [ref(table, 1, 4)])
    )
    assert table.scene(None, Words.load()["en"]).view["scores"] == [1, 5]


async def test_two_people_join_simultaneously(store: SqliteStore) -> None:
    tables = Tables(store)
    table = await tables.open(1, 2, "toy", [Seat("human", ANN, "Ann"), Seat()])
    results = await asyncio.gather(
        *(table.lobby.join(user, str(user)) for user in range(20, 25)), return_exceptions=True
    )
    assert results.count(None) == 1


async def test_idle_tables_are_forgotten_and_come_back(store: SqliteStore) -> None:
    tables = Tables(store, live=2)
    numbers = [(await started(tables, channel)).id for channel in range(5)]
    assert len(tables._tables) == 2
    for number in numbers:
        table = await tables.get(number)
        await table.play.pick(ANN, table.stamp, [ref(table, 0, 0)])
    assert [(await tables.get(number)).waiting() for number in numbers] == [(1,)] * 5


async def test_simultaneous_visitors_cause_one_load(store: SqliteStore) -> None:
    tables = Tables(store)
    number = (await started(tables)).id
    tables.forget()
    found = await asyncio.gather(*(tables.get(number) for _ in range(10)))
    assert len({id(table) for table in found}) == 1


async def test_custom_ids_fit(store: SqliteStore) -> None:
    table = await started(Tables(store))
    table.saved.id, table.saved.undos = 10**12, 10**6
    view = panel_page(table, 0, Words.load()["en"])
    assert all(len(item.custom_id) <= 100 for item in view.walk_children() if hasattr(item, "custom_id"))
    assert Pick(1, "0x0", "3.aa").custom_id == "tea:pick:1:0x0:3.aa"


async def test_a_deck_chosen_while_the_others_are_read_starts_nothing(store: SqliteStore) -> None:
    first, second = Seat("human", ANN, "Ann", "crane-starter"), Seat("human", BOB, "Bob", "kept:5:1")
    table = await Tables(store).open(1, 2, "l5r-lcg", [first, second])
    with pytest.raises(Trouble, match="trouble-changed-meanwhile"):
        await table.lobby.start(ANN, {}, {})
    assert table.saved.state == "lobby" and table.match is None


@pytest.mark.parametrize("written", [True, False])
async def test_nobody_sees_a_decision_before_it_is_stored(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """Bob reads while Ann's decision is being saved: if the bot were killed then, the decision would be lost."""
    tables, begun, gate, save = Tables(store), asyncio.Event(), asyncio.Event(), store.save
    table = await started(tables)
    before = table.moment

    async def slow(saved: SavedMatch, *, keep: int) -> None:
        begun.set()
        await gate.wait()
        if not written:
            raise Unavailable("the disk is full", busy=False)
        await save(saved, keep=keep)

    monkeypatch.setattr(store, "save", slow)
    deciding = asyncio.create_task(table.play.pick(ANN, table.stamp, [ref(table, 0, 0)]))
    await begun.wait()
    looking = asyncio.create_task(tables.get(table.id))
    for _ in range(20):
        await asyncio.sleep(0)
    assert table.moment != before and not looking.done()
    gate.set()
    await asyncio.gather(deciding, return_exceptions=True)
    seen = await looking
    assert (seen is table) is written and (seen.moment != before) is written


async def test_a_visitor_of_computers_sees_the_decisions_of_each_saved_slice(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.slices.SLICE", -1.0)  # each slice is one decision
    tables = Tables(store)
    table = await started(tables)
    for seat in (0, 1):
        table.saved.seats[seat].kind = "computer"
    playing = asyncio.create_task(choose_level(table, 0, "novice"))
    await playing
    going_on, seen = asyncio.create_task(carried_on(table)), set[tuple[int, int]]()
    while not going_on.done():
        await asyncio.sleep(0)
        await table.settled()
        if not going_on.done():
            assert table.moment == table.saving.moment
            seen.add(table.moment)
    await going_on
    assert len(seen) > 1


async def carried_on(table: Table) -> None:
    """Let the computers play, as a table does while it holds its lock."""
    async with table.lock:
        await table.play.carry_on()
