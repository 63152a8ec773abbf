"""Why an answer to a puzzle is wrong.

Each named reply is a legal answer of another player. Without replies, the answer is too weak by itself.
"""

import pytest

from bot.puzzles.day import puzzle_games
from engine.kernel.match import Match
from engine.kernel.prompt import PASS
from engine.puzzles import refuting
from engine.puzzles.prover import Proof, lawful
from engine.puzzles.puzzle import Puzzle, kept, match_of
from engine.puzzles.refuting import refuted
from engine.puzzles.stretch import find_stretches

TRIED = 8  # puzzles of each game
WRONG = 4  # wrong answers of each puzzle


@pytest.mark.parametrize("game", puzzle_games())
def test_each_wrong_answer_has_a_reason_and_the_right_one_none(game: str) -> None:
    stretches, short, replied, unknown = find_stretches(game), 0, 0, 0
    for puzzle in kept(game).puzzles[:TRIED]:
        match = match_of(game, puzzle)
        assert refuted(stretches, match, puzzle.sought, puzzle.answers[0]) is None
        for keys in [keys for keys in lawful(match.open_prompts()[0]) if not puzzle.is_right(keys)][:WRONG]:
            why = refuted(stretches, match, puzzle.sought, keys)
            if why is None:
                unknown += 1
            elif why.replies:
                replied += 1
                for reply in why.replies:
                    assert reply.prompt.seat != puzzle.seat and list(reply.keys) != [PASS]
                    assert list(reply.keys) in lawful(reply.prompt)
            else:
                short += 1
                assert not reaches_alone(game, puzzle, match, keys), keys
    assert short > 0 and unknown * 4 < short + replied
    assert replied > 0 or game == "root"  # the puzzles of Root end with the solver's own turn


def reaches_alone(game: str, puzzle: Puzzle, match: Match, keys: list[str]) -> bool:
    """Tell whether an answer reaches the goal if nobody else does more than necessary."""
    fork, proof = match.fork(), Proof(find_stretches(game), match, puzzle.sought, 0)
    fork.answer(puzzle.seat, keys)
    while (said := proof.stretches.judge(fork.table, puzzle.sought, proof.begun)) is None:
        prompt = proof.following(fork.open_prompts())
        least = [option.key for option in prompt.least()]
        fork.answer(prompt.seat, proof.ordered(fork, prompt)[0] if prompt.seat == puzzle.seat else least)
    return said


@pytest.mark.parametrize("game", puzzle_games())
def test_without_time_no_reason_is_given(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refuting, "FEW", 0)
    puzzle = kept(game).puzzles[0]
    match = match_of(game, puzzle)
    assert refuted(find_stretches(game), match, puzzle.sought, lawful(match.open_prompts()[0])[-1]) is None
