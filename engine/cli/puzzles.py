"""``puzzles``: positions with only one winning answer, found in games between computers and then proven."""

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from engine.cli.ladder import positive
from engine.cli.serve import Session
from engine.kernel.fingerprint import fingerprint
from engine.kernel.games import games
from engine.kernel.prompt import Refused
from engine.players.computer import LEVELS
from engine.puzzles.again import Exhausted, ServeRefused, confirmed
from engine.puzzles.finder import BUDGET, search
from engine.puzzles.grading import graded
from engine.puzzles.prover import TooLarge, solutions
from engine.puzzles.puzzle import TRIED, Kept, Puzzle, kept, match_of, write
from engine.puzzles.stretch import find_stretches

GAMES: Final = 20
# The number of answers that the first proof may try for a puzzle that was found. It is larger than in the search.
FIRST: Final = 10 * BUDGET
SECOND: Final = 6 * BUDGET


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``puzzles``."""
    command.add_argument("game", choices=games("rules", "puzzles"))
    command.add_argument("--seed", default="1")
    command.add_argument("--games", type=positive, default=GAMES, help=f"how many games to search (default {GAMES})")
    command.add_argument("--first", type=positive, default=1, help="number of the first game (default 1)")
    command.add_argument(
        "--level", default="novice", choices=list(LEVELS), help="the level of the computers that play the games"
    )
    command.add_argument(
        "--budget",
        type=positive,
        default=BUDGET,
        help=f"highest number of answers tried for a position (default {BUDGET})",
    )
    command.add_argument(
        "--hardness",
        type=int,
        default=0,
        choices=range(len(TRIED) + 1),
        help="look only for puzzles that are at least so hard: 1 if no novice solves them, 2 if no adept does either",
    )
    command.add_argument("--keep", action="store_true", help="add the puzzles found to data/puzzles")
    command.add_argument(
        "--prove",
        action="store_true",
        help="instead, prove the puzzles of data/puzzles again; with --keep, drop those that fail and grade the rest",
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")


def run(parsed: argparse.Namespace) -> int:
    """Search for puzzles, or prove the stored ones, and print the result.

    Return 1 if a stored puzzle fails, otherwise 0.
    """
    if parsed.prove:
        return prove(parsed.game, drop=parsed.keep)
    found = []
    for puzzle in _found(parsed):
        found.append(puzzle)
        if not parsed.json:
            print(line(puzzle), flush=True)
        if parsed.keep:
            keep(parsed.game, puzzle)
    if parsed.json:
        head: dict[str, Any] = {"game": parsed.game, "seed": parsed.seed, "games": parsed.games}
        print(json.dumps({**head, "puzzles": [puzzle.model_dump() for puzzle in found]}))
    else:
        print(f"{len(found)} in {parsed.games} games")
    return 0


def _found(parsed: argparse.Namespace) -> Iterator[Puzzle]:
    """Yield the puzzles that were found and that both proofs confirm."""
    for number in range(parsed.first, parsed.first + parsed.games):
        for puzzle in search(parsed.game, parsed.seed, number, parsed.level, parsed.budget, parsed.hardness):
            if proven_again(parsed.game, puzzle):
                yield puzzle


def prove(game: str, *, drop: bool) -> int:
    """Prove all stored puzzles in both ways.

    With ``drop``, remove the puzzles that fail under the present rules, and grade the others again.
    """
    before = kept(game).puzzles
    held = [puzzle for puzzle in before if proven(game, puzzle) and proven_again(game, puzzle)]
    for puzzle in before:
        if puzzle not in held:
            print("fails:", line(puzzle))
    print(f"{len(held)} of {len(before)} hold")
    if drop:
        write(game, Kept(fingerprint=fingerprint(game), puzzles=[graded(game, puzzle) for puzzle in held]))
    return 0 if drop or len(held) == len(before) else 1


def proven(game: str, puzzle: Puzzle) -> bool:
    """Tell whether the first proof finds exactly the stored answers of a puzzle."""
    try:
        found = solutions(find_stretches(game), match_of(game, puzzle), puzzle.sought, FIRST)
    except (Refused, TooLarge):
        return False
    return found is not None and sorted(map(sorted, found)) == sorted(map(sorted, puzzle.answers))


def proven_again(game: str, puzzle: Puzzle) -> bool:
    """Tell whether the second proof, which plays through ``serve``, confirms a puzzle."""
    session = Session()

    def ask(request: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(session.reply(json.dumps(request).encode()))
        return found

    try:
        return confirmed(ask, game, find_stretches(game), puzzle, SECOND)
    except (Exhausted, ServeRefused):
        return False


def keep(game: str, puzzle: Puzzle) -> None:
    """Store a puzzle of a game. The puzzle replaces a stored puzzle with the same id."""
    before = [one for one in kept(game).puzzles if one.id != puzzle.id]
    write(game, Kept(fingerprint=fingerprint(game), puzzles=[*before, puzzle]))


def line(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of text."""
    goal = f"{puzzle.goal} {puzzle.number}" if puzzle.number else puzzle.goal
    answers = " | ".join(" ".join(answer) for answer in puzzle.answers)
    where = f"game {puzzle.source.game} row {puzzle.source.row}"
    asked = f"seat {puzzle.seat}  {goal:10}  {puzzle.asks:18}  hardness {puzzle.hardness}"
    return f"{puzzle.id}  {asked}  {where}  {answers}"
