"""``/puzzle`` as people press it: the day's position in the channel, the answer in private, in three languages."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import cycle
from threading import Event
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.games import face_of
from bot.puzzles.day import puzzle_games, puzzle_of
from bot.puzzles.pages import day_page, own_scene
from bot.puzzles.riddle import Riddle, hands, riddle_of
from bot.words import COMPLETE, Words
from engine.puzzles.prover import lawful
from engine.puzzles.puzzle import Puzzle, kept
from engine.puzzles.refuting import Refuted

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of
from ..conftest import Hand

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


async def opened(world: World, who: Any, game: str) -> tuple[Hand, Riddle]:
    """Type /puzzle and press *Solve it*."""
    answer = await who.slash(world.hall, "puzzle", game=game)
    solve = next(c["custom_id"] for c in controls(answer.response) if c["custom_id"].startswith("tea:puzzle:"))
    hand = Hand(who, (await who.click(answer.response, custom_id=solve)).response)
    riddle = await riddle_of(world.bot.tables, who.id)
    assert riddle is not None
    return hand, riddle


async def give(hand: Hand, riddle: Riddle, keys: list[str]) -> None:
    """Give an answer by the buttons of the panel."""
    prompt = riddle.prompt_for(riddle.puzzle.seat)
    assert prompt is not None
    await hand.give(riddle, prompt, keys)


def a_wrong_one(riddle: Riddle) -> list[str]:
    assert riddle.match is not None
    prompt = riddle.match.prompt_for(riddle.puzzle.seat)
    assert prompt is not None
    return next(keys for keys in lawful(prompt) if keys and not riddle.puzzle.is_right(keys))


@pytest.mark.parametrize(("game", "language"), [*zip(cycle(puzzle_games()), COMPLETE, strict=False)])
async def test_the_puzzle_of_the_day_is_answered_in_private(world: World, game: str, language: str) -> None:
    """A wrong answer is called wrong and may be corrected. The right answer is explained by its text and its rule."""
    say = Words.load()[language]
    hand, riddle = await opened(world, speaks(world.ann, language), game)
    own = say.of(game)
    assert own(f"puzzle-goal-{riddle.puzzle.goal}", number=riddle.puzzle.number) in text_of(hand.panel)
    before = world.read(world.hall.history()[-1])
    await give(hand, riddle, a_wrong_one(riddle))
    assert say("puzzle-not") in text_of(hand.panel) and not riddle.ended
    assert say("puzzle-tried", what="|").split("|")[0] in text_of(hand.panel), "nobody says why it is wrong"
    assert riddle.wrong[1] is not None
    await give(hand, riddle, riddle.puzzle.answers[0])
    assert riddle.wrong[1] is None, "a puzzle that is over keeps copies of its match"
    shown = text_of(hand.panel)
    assert say("puzzle-right", tried=1) in shown and own(f"puzzle-why-{riddle.puzzle.goal}") in shown
    assert say("button-puzzle-again") in labels(hand.panel)
    assert world.read(world.hall.history()[-1]) == before


@pytest.mark.parametrize(("why", "words"), [
    (None, "have an answer to it, or luck decides"),
    (Refuted(luck=True, replies=()), "luck decides"),
    (Refuted(luck=False, replies=()), "not enough"),
])  # fmt: skip
async def test_a_wrong_answer_is_explained_as_far_as_that_is_known(
    world: World, monkeypatch: pytest.MonkeyPatch, why: Refuted | None, words: str
) -> None:
    async def found(self: Riddle, keys: Sequence[str]) -> Refuted | None:
        return why

    monkeypatch.setattr(Riddle, "why_wrong", found)
    hand, riddle = await opened(world, world.ann, puzzle_games()[0])
    await give(hand, riddle, a_wrong_one(riddle))
    assert words in text_of(hand.panel) and ("You tried" in text_of(hand.panel)) is (why is not None)


async def test_other_presses_do_not_wait_while_a_wrong_answer_is_explained(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = Event()
    monkeypatch.setattr("bot.puzzles.riddle.refuted", lambda *given: Refuted(luck=others.wait(10), replies=()))
    _, riddle = await opened(world, world.ann, puzzle_games()[0])
    asyncio.get_running_loop().call_later(0, others.set)
    why = await riddle.why_wrong(a_wrong_one(riddle))
    assert why is not None and why.luck, "the event loop stood still"


async def test_a_puzzle_goes_on_after_a_restart_and_may_be_tried_again(world: World) -> None:
    game = puzzle_games()[0]
    hand, riddle = await opened(world, world.ann, game)
    await give(hand, riddle, a_wrong_one(riddle))
    await world.restart()
    hand, again = await opened(world, world.ann, game)
    assert (again.id, again.tried) == (riddle.id, 1)
    await hand.press(f"tea:puzzleshow:{again.id}")
    assert "The answer" in text_of(hand.panel)
    await hand.press(f"tea:puzzle:{game}:{again.puzzle.id}")
    anew = await riddle_of(world.bot.tables, world.ann.id)
    assert anew is not None and anew.id != again.id and anew.tried == 0


async def test_no_earlier_message_gives_the_answer_away(world: World) -> None:
    """The channel sees no answer, and the panel shows all legal options in the same way."""
    game = puzzle_games()[0]
    hand, riddle = await opened(world, world.ann, game)
    public = world.hall.history()[-1]
    assert [c["custom_id"] for c in controls(public)] == [f"tea:puzzle:{game}:{riddle.puzzle.id}"]
    before = nameless(hand.panel)
    await give(hand, riddle, riddle.puzzle.answers[0])
    assert text_of(world.hall.history()[-1]) == text_of(public)
    await hand.press(f"tea:puzzle:{game}:{riddle.puzzle.id}")
    assert nameless(hand.panel) == before


def nameless(panel: Any) -> list[list[str]]:
    """Return the labels of a panel's controls, and their custom_ids without the number of the table."""
    return [[part for at, part in enumerate(c["custom_id"].split(":")) if at != 2] for c in controls(panel)]


async def test_nobody_looks_into_the_puzzle_of_another(world: World) -> None:
    _, riddle = await opened(world, world.ann, puzzle_games()[0])
    forged = await world.forge(f"tea:puzzleshow:{riddle.id}", f"tea:hand:{riddle.id}")
    for control in controls(forged):
        said = await world.refused(world.bob.click(forged, custom_id=control["custom_id"]))
        assert "no seat" in said or "not seated" in said or "at this table" in said
    assert not riddle.ended


async def test_a_puzzle_that_is_gone_says_so(world: World) -> None:
    game = puzzle_games()[0]
    forged = await world.forge(f"tea:puzzle:{game}:00000000", "tea:puzzle:toy:00000000")
    gone, unknown = [c["custom_id"] for c in controls(forged)]
    assert "no longer here" in await world.refused(world.ann.click(forged, custom_id=gone))
    assert "no puzzles" in await world.refused(world.ann.click(forged, custom_id=unknown))


async def test_the_day_and_the_channel_choose_the_puzzle() -> None:
    """Everybody in a channel gets the same puzzle that day. Over days and channels, every puzzle appears."""
    game = max(puzzle_games(), key=lambda game: len(all_of(game)))
    assert puzzle_of(game, 7, NOON) == puzzle_of(game, 7, NOON + timedelta(hours=11))
    met = {puzzle_of(game, place, NOON + timedelta(days=day)).id for place in range(60) for day in range(60)}
    assert met == {puzzle.id for puzzle in all_of(game)}


def all_of(game: str) -> list[Puzzle]:
    return kept(game).puzzles


@pytest.mark.parametrize("game", puzzle_games())
def test_the_puzzle_in_words_says_nothing_twice_and_names_no_empty_hand(game: str) -> None:
    """The hand of the solver repeats no province that the table has named."""
    say = Words.load()["en"]
    for puzzle in all_of(game):
        scene = own_scene(game, puzzle, say)
        texts = [item for item in day_page(game, puzzle, say, ()).view.children if isinstance(item, TextDisplay)]
        table = {line for text in texts[:-1] for line in text.content.splitlines()}
        assert len(texts) > 2 and not table & {*texts[-1].content.splitlines()}
        assert "**0**" not in "\n".join(hands(face_of(game), scene, puzzle, own=True))


async def test_help_leads_to_the_puzzle(world: World) -> None:
    answer = await world.ann.slash(world.hall, "help")
    shown = await world.ann.click(answer.response, label="Puzzle")
    assert shown.response.ephemeral and "Puzzle of the day" in text_of(shown.response)
