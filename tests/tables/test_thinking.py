"""Computers that think ahead run in other processes: presses do not wait, and late or lost answers stop no match."""

import asyncio
import gc
import os
import time
from collections.abc import Sequence
from typing import Any

import pytest
from discord.ui import Select

from bot.controls.control import Control
from bot.panels.lobby import lobby_page
from bot.panels.pages import table_page
from bot.store import Seat, SqliteStore
from bot.tables import Table, Tables
from bot.tables.computers import thinking
from bot.tables.computers.quick import by_policy
from bot.tables.computers.thinking import Pondering, Thinkers
from bot.trouble import Trouble
from bot.words import Words
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.players.computer import LEVELS, Level
from engine.players.search import is_lawful

from ..patience import PATIENT, until

ANN = 7
EN = Words.load()["en"]


class Slow(Thinkers):
    """A computer that thinks until the test releases it, and notes the seats it was asked for."""

    def __init__(self) -> None:
        super().__init__(0)
        self.go = asyncio.Event()
        self.asked: list[tuple[int, str]] = []

    async def answer(self, match: Match, seat: int, level: Level) -> Sequence[str]:
        self.asked.append((seat, level.name))
        await self.go.wait()
        return await super().answer(match, seat, level)


def text_of(view: Any) -> str:
    return str(view.to_components())


async def table_of(store: SqliteStore, pondering: Pondering | None, level: str = "adept") -> Table:
    tables = Tables(store)
    tables.ponder = pondering.begin if pondering else None
    table = await tables.open(1, 2, "l5r-lcg", [Seat("human", ANN, "Ann"), Seat("computer")])
    await table.lobby.bring(ANN, "Ann", next(iter(table.seating.offers(0, EN))))
    await table.lobby.choose(ANN, "level", level)
    await table.lobby.start(ANN)
    return table


async def to_its_turn(table: Table) -> None:
    """Answer for Ann until the computer must answer."""
    while table.play.thinking is None:
        seat = table.seating.seat_of(ANN)
        assert seat is not None and seat in table.waiting()
        prompt = table.playing().prompt_for(seat)
        assert prompt is not None
        table.playing().answer(seat, [option.key for option in prompt.least()])
        async with table.lock:
            await table.play.carry_on()


async def test_a_press_does_not_wait_for_a_computer_that_thinks(store: SqliteStore) -> None:
    slow, shown = Slow(), asyncio.Event()
    pondering = Pondering(slow, lambda _: shown.set())
    table = await table_of(store, pondering)
    await to_its_turn(table)
    await asyncio.sleep(0)
    seat, moment = table.play.thinking, table.moment
    assert slow.asked == [(seat, "adept")] and not table.lock.locked()
    assert EN("waiting-thinks", who="Computer") in text_of(table_page(table, EN))
    slow.go.set()
    await asyncio.wait_for(shown.wait(), PATIENT)
    assert table.moment != moment and len(table.saved.log) == len(table.playing().log)
    await pondering.close()


async def test_a_new_question_starts_new_thinking(store: SqliteStore) -> None:
    slow = Slow()
    pondering = Pondering(slow, lambda _: None)
    table = await table_of(store, pondering)
    await to_its_turn(table)
    await asyncio.sleep(0)
    async with table.lock:
        table.saved.undos += 1  # somebody has taken a decision back meanwhile
        slow.go.set()
    await until(lambda: len(slow.asked) == 2)
    await pondering.close()


async def test_without_processes_a_computer_plays_its_policy_immediately(store: SqliteStore) -> None:
    table = await table_of(store, None, "master")
    assert table.play.thinking is None and set(table.waiting()) <= set(table.seating.humans)


async def test_the_lobby_offers_levels_by_name_and_refuses_others(store: SqliteStore) -> None:
    table = await Tables(store).open(1, 2, "l5r-lcg", [Seat("human", ANN, "Ann"), Seat("computer")])
    shown = text_of(lobby_page(table, EN))
    assert all(EN(f"level-{name}") in shown for name in LEVELS)
    assert table.seating.level(1).name == "novice"
    await table.lobby.choose(ANN, "level", "master")
    assert table.seating.level(1).name == "master"
    with pytest.raises(Trouble):
        await table.lobby.choose(ANN, "level", "god")


def match_of() -> tuple[Match, int]:
    seats = [{"deck": "crane-starter"}, {"deck": "lion-starter"}]
    match = Match.start(new_header("l5r-lcg", "t", seats))
    return match, match.waiting()[0]


async def test_a_process_thinks_and_one_that_dies_is_replaced() -> None:
    thinkers, (match, seat) = Thinkers(1), match_of()
    prompt = match.prompt_for(seat)
    assert prompt is not None
    assert is_lawful(prompt, await thinkers.answer(match, seat, LEVELS["adept"]))
    pool = thinkers._pool
    assert pool is not None
    # A computing process seldom looks for garbage, because a playout leaves next to none.
    assert pool.submit(gc.get_threshold).result(PATIENT) > (10_000, 20, 20)
    pool.submit(os._exit, 1)
    async with asyncio.timeout(PATIENT):
        while thinkers._pool is pool:
            assert is_lawful(prompt, await thinkers.answer(match, seat, LEVELS["adept"]))
    thinkers.close()


def never_ends(_: object) -> None:
    """Work in a process for longer than any test waits."""
    time.sleep(3600)


async def test_a_stopping_bot_does_not_wait_for_a_process_that_thinks() -> None:
    """Whoever waits for the thought gets an answer by policy, and no further process starts."""
    thinkers, (match, seat) = Thinkers(1), match_of()
    waits = asyncio.create_task(thinkers._ask(never_ends, match, seat, LEVELS["master"]))  # type: ignore[arg-type]
    async with asyncio.timeout(PATIENT):
        while thinkers._pool is None or not thinkers._pool._processes:
            await asyncio.sleep(0.05)
    (process,) = thinkers._pool._processes.values()
    thinkers.close()
    async with asyncio.timeout(PATIENT):
        assert await waits is None
        await asyncio.to_thread(process.join)
    assert list(await thinkers.answer(match, seat, LEVELS["master"])) == list(by_policy(match, seat))
    assert thinkers._pool is None


async def test_after_the_stop_no_table_begins_to_think(store: SqliteStore) -> None:
    slow = Slow()
    pondering = Pondering(slow, lambda _: None)
    await pondering.close()
    await table_of(store, pondering)
    await asyncio.sleep(0)
    assert not slow.asked and not pondering._tasks


async def test_a_late_answer_gives_way_to_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "BESIDES", -10.0)
    thinkers, (match, seat) = Thinkers(1), match_of()
    assert list(await thinkers.answer(match, seat, LEVELS["master"])) == list(by_policy(match, seat))
    thinkers.close()


async def test_a_mistake_in_rules_of_thumb_stops_no_match(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def mistaken(*_: object) -> None:
        raise KeyError("province")

    monkeypatch.setattr("bot.tables.computers.quick.decide", mistaken)
    match, seat = match_of()
    prompt = match.prompt_for(seat)
    assert prompt is not None and is_lawful(prompt, by_policy(match, seat))
    assert "has no answer to place-stronghold" in caplog.text


BOB = 8


async def root_lobby(store: SqliteStore, computers: int = 2) -> Table:
    seats = [Seat("human", ANN, "Ann"), Seat("human", BOB, "Bob"), *(Seat("computer") for _ in range(computers))]
    return await Tables(store).open(1, 2, "root", seats)


def levels(table: Table) -> list[str]:
    return [table.seating.level(seat).name for seat in table.seating.taken if table.seating.is_computer(seat)]


async def test_each_computer_of_a_lobby_has_its_own_level(store: SqliteStore) -> None:
    table = await root_lobby(store)
    await table.lobby.choose(ANN, "level", "3:master")
    assert levels(table) == ["novice", "master"]
    shown = text_of(lobby_page(table, EN))
    assert "Computer 1: Novice" in shown and "Computer 2: Master" in shown
    await table.lobby.choose(ANN, "level", "adept")
    assert levels(table) == ["adept", "adept"], "a level for all of them holds for each"


async def test_a_lobby_of_six_computers_offers_each_of_them_its_other_levels(store: SqliteStore) -> None:
    """Discord allows 25 lines in a list; four levels for all of them and for each of six would be 28."""
    table = await Tables(store).open(1, 2, "root", [Seat("computer") for _ in range(6)])
    table.saved.settings["level:2"] = "master"
    (lines,) = (
        [option.value for option in item.item.options]
        for item in lobby_page(table, EN).walk_children()
        if isinstance(item, Control) and isinstance(item.item, Select) and "level" in item.item.custom_id
    )
    others = {seat: [level for level in LEVELS if level != ("master" if seat == 2 else "novice")] for seat in range(6)}
    assert lines == [*LEVELS, *(f"{seat}:{level}" for seat in others for level in others[seat])] and len(lines) <= 25


@pytest.mark.parametrize("wrong", ["1:master", "9:master", "3:god", ":master:", "x:adept"])
async def test_an_impossible_choice_of_a_level_is_refused(store: SqliteStore, wrong: str) -> None:
    table = await root_lobby(store)
    with pytest.raises(Trouble, match="trouble-option-gone"):
        await table.lobby.choose(ANN, "level", wrong)
    assert levels(table) == ["novice", "novice"]


async def test_a_level_follows_its_computer_when_seats_move(store: SqliteStore) -> None:
    table = await root_lobby(store)
    await table.lobby.choose(ANN, "level", "3:master")
    await table.lobby.leave(BOB)
    assert [seat.kind for seat in table.saved.seats] == ["human", "computer", "computer"]
    assert levels(table) == ["novice", "master"]


async def test_a_level_follows_its_computer_to_the_seat_that_chance_gives_it(store: SqliteStore) -> None:
    table = await root_lobby(store, 3)
    await table.lobby.choose(ANN, "level", "3:master")
    for seat, faction in enumerate(("marquise", "eyrie", "alliance", "vagabond", "duchy")):
        table.saved.seats[seat].brings = faction
    await table.lobby.start(ANN)
    master = [seat for seat in range(5) if table.seating.level(seat).name == "master"]
    assert [table.saved.seats[seat].brings for seat in master] == ["vagabond"]


async def test_a_spectator_may_open_a_lobby_of_computers(store: SqliteStore) -> None:
    tables, shown = Tables(store), asyncio.Event()
    pondering = Pondering(Thinkers(0), lambda _: shown.set(), pace=0)
    tables.ponder = pondering.begin
    table = await tables.open(1, 2, "l5r-lcg", [Seat("human", ANN, "Ann"), Seat("computer")])
    assert EN("button-watch") in text_of(lobby_page(table, EN))
    await table.lobby.watch(ANN)
    assert [seat.kind for seat in table.saved.seats] == ["computer", "computer"]
    with pytest.raises(Trouble, match="trouble-not-seated"):
        await table.lobby.start(BOB)
    await table.lobby.choose(ANN, "level", "1:random")
    await table.lobby.start(ANN)
    assert table.seating.watched and table.play.thinking is not None, "they wait for each other, so that one can watch"
    assert EN("button-hand") not in text_of(table_page(table, EN)), "nobody has a hand here"
    while len(table.playing().log) < 20:
        shown.clear()
        await asyncio.wait_for(shown.wait(), PATIENT)
    await pondering.close()


async def test_a_lobby_for_watching_closes_when_its_watcher_leaves(store: SqliteStore) -> None:
    table = await Tables(store).open(1, 2, "l5r-lcg", [Seat("human", ANN, "Ann"), Seat("computer")])
    await table.lobby.watch(ANN)
    with pytest.raises(Trouble, match="trouble-not-seated"):
        await table.lobby.leave(BOB)
    await table.lobby.leave(ANN)
    assert table.saved.state == "cancelled"


async def test_nobody_leaves_the_others_to_computers_by_watching(store: SqliteStore) -> None:
    table = await root_lobby(store)
    with pytest.raises(Trouble, match="trouble-people-play"):
        await table.lobby.watch(ANN)
