"""The review of a match: the decisions that cost a seat most are its own, had a legal alternative, and are sorted."""

from collections.abc import Callable, Sequence
from itertools import count

import pytest

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Streams
from engine.players import review
from engine.players.advice import STEADY, find_figures
from engine.players.computer import decide, find_level
from engine.players.review import MOST, WORLDS, Costly, costliest
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
        assert one.reason in {STEADY, *find_figures(game).figures(before.view(0), 0)}


def test_the_same_match_gets_the_same_reckoning() -> None:
    match = begun("l5r-lcg", "random", 25)
    assert costliest(match.header, match.log, 0, few(6)) == costliest(match.header, match.log, 0, few(6))


def test_without_time_nothing_is_said() -> None:
    match = begun("l5r-lcg", "random", 25)
    assert costliest(match.header, match.log, 0, lambda: False) == []
    assert len(costliest(match.header, match.log, 0, few(2))) <= 2


def test_a_decision_that_only_chance_made_look_bad_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among many estimates from a few worlds, some of the worst are bad by chance only."""
    match = begun("l5r-lcg", "random", 25)

    def losses(match: Match, prompt: Prompt, answers: Sequence[Sequence[str]], worlds: Sequence[int]) -> list[float]:
        return [0.5 if len(worlds) == WORLDS else (-1.0, 1.1)[number % 2] for number in range(len(worlds))]

    monkeypatch.setattr(review, "_losses", losses)
    assert costliest(match.header, match.log, 0, few(8)) == []
    doubted = costliest(match.header, match.log, 0, few(8), lambda: False)
    assert doubted and all(one.loss == 0.5 and one.reason == "" for one in doubted)


def test_the_same_mistake_is_named_once() -> None:
    """Who let the same card go unused in three windows of a conflict made one mistake."""
    log = [Decision(0, ("pass",), False)] * 3
    one, same, other = Costly(0, ["play:a"], 0.2), Costly(1, ["play:a"], 0.3), Costly(2, ["play:b"], 0.1)
    assert review._once([one, same, other], log) == [same, other]


def few(most: int) -> Callable[[], bool]:
    """Return a clock that runs out after this many decisions."""
    asked = count()
    return lambda: next(asked) < most
