"""``puzzles``: positions with exactly one answer, found in games of computers and proven."""

import argparse
import json
from collections.abc import Iterator
from typing import Any, Final

from engine.cli.ladder import positive
from engine.kernel.fingerprint import fingerprint
from engine.kernel.games import games
from engine.players.computer import LEVELS
from engine.puzzles.finder import BUDGET, search
from engine.puzzles.puzzle import Kept, Puzzle, kept, write

GAMES: Final = 20


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``puzzles``."""
    command.add_argument("game", choices=games("rules", "puzzles"))
    command.add_argument("--seed", default="1")
    command.add_argument("--games", type=positive, default=GAMES, help=f"how many games to search (default {GAMES})")
    command.add_argument("--first", type=positive, default=1, help="number of the first game (default 1)")
    command.add_argument("--level", default="novice", choices=list(LEVELS), help="who plays the games")
    command.add_argument(
        "--budget", type=positive, default=BUDGET, help=f"answers tried for a position at most (default {BUDGET})"
    )
    command.add_argument("--keep", action="store_true", help="add what is found to data/puzzles")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def run(parsed: argparse.Namespace) -> int:
    """Search, print and, if wished, keep what is found."""
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
    for number in range(parsed.first, parsed.first + parsed.games):
        yield from search(parsed.game, parsed.seed, number, parsed.level, parsed.budget)


def keep(game: str, puzzle: Puzzle) -> None:
    """Add a puzzle to those of a game, unless it is there."""
    before = [one for one in kept(game).puzzles if one.id != puzzle.id]
    write(game, Kept(fingerprint=fingerprint(game), puzzles=[*before, puzzle]))


def line(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of text."""
    goal = f"{puzzle.goal} {puzzle.number}" if puzzle.number else puzzle.goal
    answers = " | ".join(" ".join(answer) for answer in puzzle.answers)
    where = f"game {puzzle.source.game} row {puzzle.source.row}"
    asked = f"seat {puzzle.seat}  {goal:10}  {puzzle.asks:18}  hardness {puzzle.hardness}"
    return f"{puzzle.id}  {asked}  {where}  {answers}"
