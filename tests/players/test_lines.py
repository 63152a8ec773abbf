"""A deep search finds the best next decisions of the seat after an answer, even if the policy makes others."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.kernel.flow import Flow, ask_all
from engine.kernel.game import new_header
from engine.kernel.games import enter, withdraw
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.rng import Stream, Streams
from engine.players.computer import LEVELS, decide
from engine.players.lines import Branch, Line
from engine.players.mind import Mind, find_mind

from .guess import Guess, GuessTable


class March(Guess):
    """Staying wins six times in ten. Marching wins nine times in ten if the seat then attacks, and otherwise never."""

    name = "march"

    def flow(self, table: GuessTable) -> Flow[None]:
        odds = 6
        if (yield from self.asked("stay", "march")) == "march":
            odds = 9 if (yield from self.asked("rest", "attack")) == "attack" else 0
        won = table.streams["die"].below(10) < odds
        table.outcome = Outcome.won([0 if won else 1], "fought", 2)

    def asked(self, *keys: str) -> Flow[str]:
        prompt = Prompt(0, keys[0], [Option(key, key, key) for key in keys], rule="1")
        answers = yield from ask_all([prompt])
        return str(answers[0][0].value)


class Timid(Mind):
    """A policy that stays, and rests after a march."""

    searches = True

    def choose(self, table: GuessTable, prompt: Prompt, stream: Stream) -> Sequence[str]:
        return [prompt.options[0].key]

    def value(self, table: GuessTable, seat: int) -> float:
        return 0.5 if table.outcome is None else float(table.outcome.winner == seat)

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        match.table.streams = Streams(str(stream.bits()))


@pytest.fixture(autouse=True)
def mind() -> Iterator[Timid]:
    mind = Timid()
    enter("march", rules=March(), mind=mind)
    yield mind
    withdraw("march")


def begun() -> Match:
    return Match.start(new_header("march", "a", [{}, {}]))


def test_a_master_marches_to_attack_and_an_adept_stays() -> None:
    assert [decide(begun(), 0, LEVELS["adept"], str(seed), 128) for seed in range(5)] == [["stay"]] * 5
    assert [decide(begun(), 0, LEVELS["master"], str(seed), 128) for seed in range(5)] == [["march"]] * 5


def test_where_deep_searches_do_not_help_a_master_searches_flat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Timid, "deepens", False)
    assert [decide(begun(), 0, LEVELS["master"], str(seed), 128) for seed in range(5)] == [["stay"]] * 5


def test_the_same_seed_and_budget_give_a_master_the_same_answer_and_leave_the_match_as_it_was() -> None:
    match = begun()
    before = match.version, len(match.records)
    assert decide(match, 0, LEVELS["master"], "x", 64) == decide(match, 0, LEVELS["master"], "x", 64)
    assert (match.version, len(match.records)) == before


def after_march() -> Match:
    match = begun()
    match.answer(0, ["march"])
    return match


def played(root: Branch, seat: int = 0) -> Sequence[str]:
    match = after_march()
    line = Line(root, find_mind("march"), seat, Stream(1))
    keys = line.choose(match.table, match.pending[0])
    line.note(float(keys == ["attack"]))
    return keys


def test_the_first_playout_follows_the_policy_and_later_ones_the_best_line() -> None:
    root = Branch(1)
    assert played(root) == ["rest"]
    assert [played(root) for _ in range(8)].count(["attack"]) >= 7
    assert root.visits == 9 and root.nexts[("rest", "attack")].total >= 7


def test_beyond_its_depth_and_for_other_seats_the_policy_answers() -> None:
    shallow, other = Branch(0), Branch(1)
    assert [played(shallow) for _ in range(6)] == [["rest"]] * 6
    assert [played(other, seat=1) for _ in range(6)] == [["rest"]] * 6
    assert not shallow.nexts and not other.nexts
