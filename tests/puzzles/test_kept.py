"""The stored puzzles: each still loads, its answers are legal, and a few are proven again on every run."""

import os
from typing import Final

import pytest

from engine.cli.puzzles import proven_again
from engine.kernel.rng import Stream
from engine.puzzles.finder import BUDGET
from engine.puzzles.prover import TooLarge, lawful, solutions
from engine.puzzles.puzzle import Kept, Puzzle, find_puzzle, kept, match_of, name_for
from engine.puzzles.stretch import find_stretches

GAMES: Final = ("l5r-lcg", "l5r-ccg", "root")
# How many puzzles of each game are proven in a run, and the seed that draws them.
PROVEN: Final = int(os.environ.get("TEAHOUSE_PUZZLES", "1"))
SEED: Final = int(os.environ.get("TEAHOUSE_SEED", "1"))


def drawn(game: str) -> list[Puzzle]:
    found = list(kept(game).puzzles)
    Stream(SEED).shuffle(found)
    return found[:PROVEN]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_loads_and_its_answers_are_lawful(game: str) -> None:
    assert isinstance(kept(game), Kept)
    for puzzle in kept(game).puzzles:
        prompt = match_of(game, puzzle).open_prompts()[0]
        for answer in puzzle.answers:
            assert prompt.choose(answer), puzzle.id
        assert puzzle.id == name_for(puzzle.position) and find_puzzle(game, puzzle.id) == puzzle
        alike = find_stretches(game).alike
        assert len({alike(answer) for answer in puzzle.answers}) == 1, puzzle.id
        assert 0 < len(puzzle.answers) < len(lawful(prompt)), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_the_first_proof_finds_the_same_answers_again(game: str) -> None:
    for puzzle in drawn(game):
        match = match_of(game, puzzle)
        assert solutions(find_stretches(game), match, puzzle.sought, 10 * BUDGET) == puzzle.answers, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_the_second_proof_confirms_the_first(game: str) -> None:
    for puzzle in drawn(game):
        assert proven_again(game, puzzle), puzzle.id


def test_a_proof_stops_where_its_work_is_bounded() -> None:
    game = next(game for game in GAMES if kept(game).puzzles)
    puzzle = kept(game).puzzles[0]
    with pytest.raises(TooLarge):
        solutions(find_stretches(game), match_of(game, puzzle), puzzle.sought, 1)
