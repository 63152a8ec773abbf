"""A far search judges answers by their later results, after a near search has removed bad ones."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.kernel.flow import Flow, ask_all
from engine.kernel.game import new_header
from engine.kernel.games import enter, withdraw
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.rng import Stream
from engine.players.computer import LEVELS, decide
from engine.players.mind import Mind, find_mind
from engine.players.search import NEAR, Candidate, Race
from engine.root.machinery.table import Table

from .guess import Guess, GuessTable
from .root.playing import table_for


class Harvest(Guess):
    """A game in which raiding pays at the end of the first turn, and sowing at the end of the second."""

    name = "harvest"

    def flow(self, table: GuessTable) -> Flow[None]:
        table.hidden = 0
        answers = yield from ask_all([self.asked("raid", "sow")])
        raids = answers[0][0].value == "raid"
        for pays in (6 if raids else 4, 2 if raids else 9):
            table.hidden = pays
            yield from ask_all([self.asked("wait", "rest")])
        table.outcome = Outcome.won([0], "fed", 2)

    def asked(self, *keys: str) -> Prompt:
        return Prompt(0, keys[0], [Option(key, key, key) for key in keys], rule="1")


class Hungry(Mind):
    """A policy that raids. Playouts end after one turn, far ones after two."""

    searches = True

    def __init__(self) -> None:
        self.marks: list[int] = []

    def choose(self, table: GuessTable, prompt: Prompt, stream: Stream) -> Sequence[str]:
        return [prompt.options[0].key]

    def value(self, table: GuessTable, seat: int) -> float:
        return table.hidden / 10

    def horizon(self, table: GuessTable, prompt: Prompt) -> tuple[int, ...]:
        return (4, 6)

    def farther(self, table: GuessTable, mark: tuple[int, ...]) -> tuple[int, ...]:
        return (2, 9)

    def reached(self, table: GuessTable, mark: tuple[int, ...]) -> bool:
        over = table.hidden in mark
        if over:
            self.marks.append(mark[0])
        return over

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        stream.bits()


@pytest.fixture
def mind() -> Iterator[Hungry]:
    mind = Hungry()
    enter("harvest", rules=Harvest(), mind=mind)
    yield mind
    withdraw("harvest")


def answer(level: str, budget: int) -> Sequence[str]:
    return decide(Match.start(new_header("harvest", "a", [{}, {}])), 0, LEVELS[level], "x", budget)


@pytest.mark.usefixtures("mind")
def test_a_master_sows_for_the_second_turn_and_an_adept_raids() -> None:
    assert answer("adept", 128) == ["raid"]
    assert answer("master", 128) == ["sow"]


def test_the_first_playouts_of_a_master_are_near_and_the_others_far(mind: Hungry) -> None:
    answer("master", 40)
    assert mind.marks[: 2 * NEAR] == [4] * 2 * NEAR
    assert set(mind.marks[2 * NEAR :]) == {2}


def race_of(mind: Hungry, *values: Sequence[float], far: bool) -> Race:
    """Return a comparison of answers that have these values so far. The first answer is the policy's."""
    match = Match.start(new_header("harvest", "a", [{}, {}]))
    candidates = [Candidate([f"answer:{number}"]) for number in range(len(values))]
    for candidate, noted in zip(candidates, values, strict=True):
        for value in noted:
            candidate.note(value)
    return Race(match, match.pending[0], mind, candidates, Stream(1), far=far)


@pytest.mark.parametrize("far", [False, True])
def test_only_a_far_search_drops_an_answer_that_gains_next_to_nothing(mind: Hungry, far: bool) -> None:
    race = race_of(mind, [0.5, 0.4] * 10, [0.5, 0.4] * 10, [0.5, 0.42] * 10, far=far)
    race._drop_beaten()
    assert [candidate.keys for candidate in race.left] == [["answer:0"], *[["answer:1"]] * (not far), ["answer:2"]]


def test_a_far_search_does_not_drop_an_answer_that_few_worlds_show_as_equal(mind: Hungry) -> None:
    race = race_of(mind, [0.5, 0.4] * 4, [0.5, 0.4] * 4, far=True)
    race._drop_beaten()
    assert len(race.left) == 2


def test_without_the_policys_answer_a_far_search_compares_with_the_best(mind: Hungry) -> None:
    race = race_of(mind, [0.1] * 20, [0.5] * 20, [0.5] * 20, far=True)
    race._drop_beaten()
    assert [candidate.keys for candidate in race.left] == [["answer:1"]]


def test_roots_far_playouts_go_twice_round_the_table() -> None:
    match = table_for("eyrie", 1)
    table: Table = match.table
    root, prompt = find_mind("root"), match.pending[0]
    near = root.horizon(table, prompt)
    assert (near - table.turns, root.farther(table, near) - table.turns) == (4, 8)
