"""After a match, players privately see which of their decisions cost them most, and can play on from one of these."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.controls.control import Page
from bot.learn.lesson import LEARNER, begin_lesson
from bot.learn.pages import lesson_page
from bot.panels.buttons.moments import LookBack
from bot.tables import Table
from bot.tables.computers.quick import by_policy
from bot.tables.computers.thinking import LANES, Thinkers
from bot.tables.seats.leaving import resign
from bot.thought import Question, review
from bot.trouble import Trouble
from bot.words import COMPLETE, Tongue, Words
from engine.kernel.game import Header
from engine.kernel.match import LEAVING, Decision, Match
from engine.kernel.prompt import answers
from engine.players import reviewing
from engine.players.advice import STEADY
from engine.players.computer import find_level
from engine.players.review import GLANCE, LOOK, rows_of
from engine.players.reviewing import FIRST

from ...conftest import World
from ...patience import until
from ...simkit import controls, labels, speaks, text_of
from ..conftest import start_lcg

ROWS = 45
OTHERS = 20  # how many answers to a question are thought of
EN = Words.load()["en"]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Let the processes judge a player's last decisions as bad immediately. Return their requests in order."""
    asked: list[Question] = []

    async def put(self: Thinkers, job: Callable[[Question], Any], question: Question, *_: float) -> Any:
        asked.append(question)
        return judged(question, 3) if job is review else None

    monkeypatch.setattr(Thinkers, "_put", put)
    return asked


def judged(question: Question, most: int) -> Any:
    """Return the result of a part of a review in which the seat's last ``most`` different answers count as bad."""
    way, rows, _ = question.part
    different = {(question.rows[row][1], tuple(better)): (row, better) for row, better in bettered(question)}
    bad = [(*one, 0.25, (STEADY, "cards")[number % 2]) for number, one in enumerate([*different.values()][-most:])]
    return list(rows), [] if way == GLANCE else [one for one in bad if one[0] in rows]


def bettered(question: Question) -> Iterator[tuple[int, list[str]]]:
    """Return the decisions of a seat that had an alternative, and an alternative for each."""
    match = Match(Header(**question.header))
    for row, (seat, keys, auto) in enumerate(question.rows):
        prompt = match.prompt_for(seat)
        if seat == question.seat and not auto and tuple(keys) != LEAVING and prompt is not None:
            given = ([option.key for option in answer] for answer in islice(answers(prompt), OTHERS))
            others = [answer for answer in given if sorted(answer) != sorted(keys)]
            if others:
                yield row, others[row % len(others)]
        match.retake(Decision(seat, tuple(keys), auto))


def told(answer: Any) -> Any:
    """Return the message that answered a press once the computation was finished."""
    return answer.followups[-1] if answer.followups else answer.response


async def read_through(who: Any, shown: Any, say: Tongue) -> list[str]:
    """Return what all screens of the costly decisions say, turned over one by one from the first."""
    found = [text_of(shown)]
    while say("button-page-on") in labels(shown):
        shown = (await who.click(shown, label=say("button-page-on"))).response
        found.append(text_of(shown))
    return found


async def played(world: World) -> tuple[Any, Table]:
    """Return a match in which Ann plays at random for a while, and then gives up."""
    message = await start_lcg(world)
    table = await world.bot.tables.in_channel(world.hall.id)
    match = table.playing()
    while len(match.log) < ROWS:
        seat = match.waiting()[0]
        level = find_level("random") if seat == 0 else find_level("novice")
        match.answer(seat, by_policy(match, seat, level))
    match.answer(0, ["resign"])
    async with table.lock:
        await table.play.carry_on()
    world.bot.show.changed(table)
    await world.env.settle()
    return message, table


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_players_costly_decisions_are_shown_in_private(
    world: World, thinking: list[Question], language: str
) -> None:
    _, table = await played(world)
    who, say = speaks(world.ann, language), Words.load()[language]
    ending = await world.forge(LookBack(table.id).custom_id)
    answer = await who.click(ending, custom_id=LookBack(table.id).custom_id)
    shown = told(answer)
    assert shown.ephemeral and say("costly-how") in text_of(shown)
    said = "".join(await read_through(who, shown, say))
    assert said.count("25") == 3 and f"\n{say('costly-whole')}" in said
    assert f"\n{say.of('l5r-lcg')('advice-cards')}" in said, "an adept's reason is missing"
    assert say.of("l5r-lcg")("log-round", round=1) in said, "nobody can tell when that was"
    assert say("button-costly-look") in labels(shown) and say("button-continue") in labels(shown)
    assert {question.seat for question in thinking} == {0}
    parts = len(thinking)
    await who.click(ending, custom_id=LookBack(table.id).custom_id)
    assert len(thinking) == parts  # the result was stored


async def test_a_player_plays_on_from_a_costly_decision(world: World, thinking: list[Question]) -> None:
    _, table = await played(world)
    ending = await world.forge(LookBack(table.id).custom_id)
    shown = told(await world.ann.click(ending, custom_id=LookBack(table.id).custom_id))
    on = next(c["custom_id"] for c in controls(shown) if c["custom_id"].startswith("tea:goon:"))
    await world.ann.click(shown, custom_id=on)
    again = await world.bot.tables.in_channel(world.hall.id)
    assert again.id != table.id and again.saved.state == "playing"
    row, log = int(on.split(":")[3]), again.playing().log
    assert again.waiting() == (0,) and log[:row] == table.saved.log[:row]
    assert all(decision.auto or decision.seat for decision in log[row:]), "the bot passes quiet steps, and no more"


async def test_decisions_that_are_too_high_for_a_phone_have_several_screens(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def put(self: Thinkers, job: Callable[[Question], Any], question: Question, *_: float) -> Any:
        return judged(question, 6)

    monkeypatch.setattr(Thinkers, "_put", put)
    monkeypatch.setattr(reviewing, "MOST", 6)
    _, table = await played(world)
    ending = await world.forge(LookBack(table.id).custom_id)
    shown = told(await world.ann.click(ending, custom_id=LookBack(table.id).custom_id))
    said = await read_through(world.ann, shown, EN)
    assert len(said) > 1 and [one.count("You chose") > 0 for one in said] == [True] * len(said)
    assert [f"\n{number}. " in "".join(said).replace("**", "") for number in range(1, 7)] == [True] * 6
    back = (await world.ann.click(shown, label=EN("button-page-back"))).response
    assert text_of(back) == said[-2]


async def test_a_learner_who_played_on_looks_back_and_continues(world: World, thinking: list[Question]) -> None:
    lesson = await begin_lesson(world.bot.tables, world.ann.id, "Ann", "l5r-lcg")
    await lesson.go_on(world.ann.id)
    while len((match := lesson.playing()).log) < ROWS:
        seat = match.waiting()[0]
        match.answer(seat, by_policy(match, seat, find_level("novice")))
    await resign(lesson, world.ann.id)
    assert lesson.saved.state == "over"
    page = lesson_page(lesson, LEARNER, EN, None, [])
    assert LookBack(lesson.id).custom_id in str(page.view.to_components())
    ending = await world.forge(LookBack(lesson.id).custom_id)
    shown = told(await world.ann.click(ending, custom_id=LookBack(lesson.id).custom_id))
    on = next(c["custom_id"] for c in controls(shown) if c["custom_id"].startswith("tea:goon:"))
    await world.ann.click(shown, custom_id=on)
    again = await world.bot.tables.in_channel(world.hall.id)
    assert again.saved.state == "playing" and again.waiting() == (0,)


async def test_only_players_look_back_and_only_after_the_end(world: World, thinking: list[Question]) -> None:
    await start_lcg(world)
    table = await world.bot.tables.in_channel(world.hall.id)
    forged = await world.forge(LookBack(table.id).custom_id)
    await world.refused(world.ann.click(forged, custom_id=LookBack(table.id).custom_id))
    assert not thinking


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_message_says_at_once_that_it_takes_a_while_and_then_tells_how_far_it_is(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    waits, goes_on = asyncio.Event(), asyncio.Event()

    async def put(self: Thinkers, job: Callable[[Question], Any], question: Question, *_: float) -> Any:
        if question.part[0] == GLANCE:
            waits.set()
            await goes_on.wait()
        return judged(question, 3)

    monkeypatch.setattr(Thinkers, "_put", put)
    _, table = await played(world)
    cog, say = world.bot.get_cog("Looks"), Words.load()[language]
    told: list[str] = []
    asked = asyncio.create_task(gathered(cog._pages(table, 0, say), told))
    await until(lambda: waits.is_set() or asked.done())
    with pytest.raises(Trouble, match="trouble-costly-under-way"):
        await anext(cog._pages(table, 0, say))
    begun = list(told)
    goes_on.set()
    await asked
    assert len(begun) == 1 and say("costly-begun") in begun[0]
    total = len(rows_of(table.saved.log, 0))
    soon = [say("costly-going-on", looked=looked, total=total) for looked in range(1, LANES * FIRST + 1)]
    assert any(text in told[1] for text in soon)
    assert "⏳" not in told[-1] and say("costly-made", what="").rstrip("*") in told[-1]


async def gathered(pages: AsyncIterator[Page], told: list[str]) -> None:
    """Note the text of each page."""
    async for page in pages:
        told.append("\n".join(part.content for part in page.view.walk_children() if isinstance(part, TextDisplay)))


async def test_a_look_back_that_is_cut_off_says_for_how_many_decisions_there_was_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    async def put(self: Thinkers, job: Callable[[Question], Any], question: Question, *_: float) -> Any:
        if looked and question.part[0] == LOOK:
            return None
        looked.extend(question.part[1] if question.part[0] == LOOK else ())
        return list(question.part[1]), []

    monkeypatch.setattr(Thinkers, "_put", put)
    _, table = await played(world)
    ending = await world.forge(LookBack(table.id).custom_id)
    shown = told(await world.ann.click(ending, custom_id=LookBack(table.id).custom_id))
    total = len(rows_of(table.saved.log, 0))
    assert EN("costly-partly", looked=len(looked), total=total) in text_of(shown) and len(looked) < total
    assert EN("costly-none") in text_of(shown)


async def test_without_processes_the_command_says_that_it_cannot(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(self: Thinkers, job: Callable[[Question], Any], question: Question, *_: float) -> None:
        return None

    monkeypatch.setattr(Thinkers, "_put", none)
    _, table = await played(world)
    forged = await world.forge(LookBack(table.id).custom_id)
    answer = await world.ann.click(forged, custom_id=LookBack(table.id).custom_id)
    assert "too busy to rate" in text_of(told(answer))
