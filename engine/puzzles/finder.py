"""Looks for puzzles in games of computers. The program examines each question at which a puzzle could begin."""

from collections.abc import Iterator
from typing import Final

from engine.desks import find_desk
from engine.kernel.game import find_game, new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Streams
from engine.players.computer import decide, find_level
from engine.puzzles.grading import reaches_by_policy, solved_by
from engine.puzzles.prover import TooLarge, lawful, solutions
from engine.puzzles.puzzle import Puzzle, Source, begin, name_for, question_of
from engine.puzzles.stretch import Stretches, find_stretches

# How many answers the first proof of one position may try.
BUDGET: Final = 1500
# A question with fewer legal answers than this is too easy to guess.
FEWEST: Final = 3
# The positions of one game are similar. So at least this many questions lie between two puzzles of a game, and a game
# gives at most this many puzzles.
APART: Final = 20
MOST: Final = 3
LONGEST: Final = 3000


def search(
    game: str, seed: str, number: int, level: str = "novice", budget: int = BUDGET, hardness: int = 0
) -> Iterator[Puzzle]:
    """Yield the puzzles of one game between computers of ``level``, if they are at least as hard as ``hardness``.

    The same arguments give the same puzzles.
    """
    stretches, last, found = find_stretches(game), -APART, 0
    for row, match in played(game, f"{seed}/{number}", number, level):
        if row - last < APART or found == MOST:
            continue
        puzzle = examine(match, stretches, Source(seed=seed, game=number, level=level, row=row), budget, hardness)
        if puzzle is not None:
            last, found = row, found + 1
            yield puzzle


def played(game: str, seed: str, number: int, level: str) -> Iterator[tuple[int, Match]]:
    """Play a game between computers. Yield the match at each question that is put to one seat alone."""
    desk = find_desk(game)
    seats = desk.company or find_game(game).seat_count[0]
    brought = desk.seats(desk.rivals(number, seats), Streams(seed)["decks"])
    match = Match.start(new_header(game, seed, brought, options=desk.rules_of(number)))
    for row in range(LONGEST):
        prompts = match.open_prompts()
        if not prompts:
            return
        if len(prompts) == 1:
            yield row, match
        match.answer(prompts[0].seat, decide(match, prompts[0].seat, find_level(level), seed))


def examine(match: Match, stretches: Stretches, source: Source, budget: int, hardness: int = 0) -> Puzzle | None:
    """Return the puzzle at the open question of a match.

    The result is None if no puzzle can be proven within the budget, or if the puzzle is easier than ``hardness``.
    """
    prompt = match.open_prompts()[0]
    if prompt.kind not in stretches.asks:
        return None
    position = stretches.simplified(find_desk(match.header.game).position(match), prompt.seat)
    try:
        alone = begin(match.header.game, position, len(match.header.seats))
        question = question_of(alone, prompt.seat, prompt.kind)
        goal = stretches.goal(alone, question)
        if goal is None or len(lawful(question)) < FEWEST:
            return None
        if hardness and reaches_by_policy(stretches, alone, goal):
            return None
        answers = solutions(stretches, alone, goal, budget)
    except (Refused, TooLarge):
        return None
    if answers is None:
        return None
    puzzle = Puzzle(
        id=name_for(position), seat=goal.seat, asks=prompt.kind, goal=goal.kind, number=goal.number, answers=answers,
        solved=solved_by(stretches, alone, goal, answers), source=source, position=position,
    )  # fmt: skip
    return puzzle if puzzle.hardness >= hardness else None
