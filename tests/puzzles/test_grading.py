"""How hard a puzzle is: which computers find its answer if they know the goal and see all cards."""

import pytest

from engine.kernel.games import games
from engine.puzzles.grading import graded, reaches_by_policy, solved_by
from engine.puzzles.puzzle import kept, match_of
from engine.puzzles.stretch import find_stretches

FEW = 4  # puzzles of each game


@pytest.mark.parametrize("game", games("puzzles"))
def test_stored_puzzles_are_solved_by_the_levels_that_they_name(game: str) -> None:
    for puzzle in kept(game).puzzles[:FEW]:
        assert graded(game, puzzle).solved == puzzle.solved, puzzle.id


@pytest.mark.parametrize("game", games("puzzles"))
def test_only_the_right_answers_count_as_solved(game: str) -> None:
    puzzle, stretches = kept(game).puzzles[0], find_stretches(game)
    assert solved_by(stretches, match_of(game, puzzle), puzzle.sought, [["no-such-answer"]]) == []


def test_an_adept_that_knows_the_goal_finds_what_a_novice_finds() -> None:
    """Adepts that played for the whole match missed 14 of Root's puzzles that novices solved."""
    assert [puzzle.id for puzzle in kept("root").puzzles if puzzle.solved == ["novice"]] == []


def test_a_puzzle_counts_as_easy_if_the_policy_alone_reaches_the_goal() -> None:
    stretches = find_stretches("root")
    easy = next(puzzle for puzzle in kept("root").puzzles if puzzle.hardness == 0)
    assert reaches_by_policy(stretches, match_of("root", easy), easy.sought)
    hard = next(puzzle for puzzle in kept("root").puzzles if puzzle.hardness == 2)
    assert not reaches_by_policy(stretches, match_of("root", hard), hard.sought)
