"""The review of a match: the decisions that cost a seat most are its own, had a legal alternative, and are sorted."""

from collections.abc import Callable
from itertools import count

import pytest

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.computer import decide, find_level
from engine.players.review import MOST, costliest
from engine.players.search import is_lawful


def begun(game: str, level: str, rows: int) -> Match:
    """Return a match whose first seat is played by a computer of this level, after this many rows."""
    desk, seats = find_desk(game), find_desk(game).company or 2
    brought = desk.seats(desk.usual(seats), Streams("look")["decks"])
    match = Match.start(new_header(game, "look", brought))
    while match.outcome is None and len(match.log) < rows:
        prompt = match.open_prompts()[0]
        name = level if prompt.seat == 0 else "novice"
        match.answer(prompt.seat, decide(match, prompt.seat, find_level(name), "look"))
    return match


@pytest.mark.parametrize(("game", "rows"), [("l5r-lcg", 30), ("root", 24), ("l5r-ccg", 25)])
def test_the_costliest_decisions_are_own_ones_that_could_be_bettered(game: str, rows: int) -> None:
    match = begun(game, "random", rows)
    found = costliest(match.header, match.log, 0)
    assert 0 < len(found) <= MOST
    assert [one.loss for one in found] == sorted((one.loss for one in found), reverse=True)
    for one in found:
        made = match.log[one.row]
        assert made.seat == 0 and not made.auto and sorted(made.keys) != sorted(one.better)
        before = Match(match.header)
        for decision in match.log[: one.row]:
            before.retake(decision)
        prompt = before.prompt_for(0)
        assert prompt is not None and is_lawful(prompt, one.better)


def test_the_same_match_gets_the_same_reckoning() -> None:
    match = begun("l5r-lcg", "random", 25)
    assert costliest(match.header, match.log, 0, few(6)) == costliest(match.header, match.log, 0, few(6))


def test_without_time_nothing_is_said() -> None:
    match = begun("l5r-lcg", "random", 25)
    assert costliest(match.header, match.log, 0, lambda: False) == []
    assert len(costliest(match.header, match.log, 0, few(2))) <= 2


def few(most: int) -> Callable[[], bool]:
    """Return a clock that runs out after this many decisions."""
    asked = count()
    return lambda: next(asked) < most
