"""The parts of a puzzle, and the stored puzzles of each game (``data/puzzles``)."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from engine.kernel.game import new_header
from engine.kernel.games import ROOT
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.puzzles.stretch import Goal

FOLDER: Final = ROOT / "data" / "puzzles"
# The seed of every puzzle's match. The seed does not matter, because no puzzle depends on chance.
SEED: Final = "1"
# The levels of computers that try a puzzle, the weakest first. A puzzle is harder if only a stronger level solves it.
TRIED: Final = ("novice", "adept")


class Source(BaseModel):
    """The origin of a puzzle: the seed of the games, the number of the game, its level, and the row of its log."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: str
    game: int
    level: str
    row: int


class Puzzle(BaseModel):
    """A position with open hands, the question, the goal, and every answer that reaches it.

    All answers of a puzzle belong to one class.

    ``solved`` lists the levels of computers that find one of these answers. These computers know the goal and all
    cards.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    seat: int
    asks: str
    goal: str
    number: int = 0
    answers: list[list[str]]
    solved: list[str]
    source: Source
    position: dict[str, Any]

    @property
    def sought(self) -> Goal:
        """The goal in the form that the provers need."""
        return Goal(self.goal, self.seat, self.number)

    @property
    def hardness(self) -> int:
        """How hard the puzzle is: 0 if a novice finds the answer, 1 if an adept does, 2 if both fail."""
        return next((number for number, level in enumerate(TRIED) if level in self.solved), len(TRIED))

    def is_right(self, keys: Sequence[str]) -> bool:
        """Tell whether an answer reaches the goal. The order of the keys does not matter."""
        return sorted(keys) in [sorted(answer) for answer in self.answers]


class Kept(BaseModel):
    """The puzzles of one game, and the rules under which all of them were proven."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    fingerprint: str
    puzzles: list[Puzzle]


def path_of(game: str) -> Path:
    """Return the file of a game's puzzles."""
    return FOLDER / f"{game.replace('-', '_')}.json"


@cache
def kept(game: str) -> Kept:
    """Return the puzzles of a game. If the game has no file, the list is empty.

    Raises ValueError for a damaged file.
    """
    path = path_of(game)
    return Kept.model_validate_json(path.read_bytes()) if path.exists() else Kept(fingerprint="", puzzles=[])


def write(game: str, puzzles: Kept) -> None:
    """Write the puzzles of a game, one in a line."""
    lines = ",\n".join(json.dumps(one.model_dump(), separators=(",", ":")) for one in puzzles.puzzles)
    text = f'{{"fingerprint": "{puzzles.fingerprint}", "puzzles": [\n{lines}\n]}}\n'
    path_of(game).write_text(text, encoding="utf-8")
    kept.cache_clear()


def find_puzzle(game: str, name: str) -> Puzzle:
    """Return a puzzle by its id. Raises Refused: ``unknown-puzzle``."""
    for puzzle in kept(game).puzzles:
        if puzzle.id == name:
            return puzzle
    raise Refused("unknown-puzzle", puzzle=name)


def name_for(position: Mapping[str, Any]) -> str:
    """Return the id of the puzzle with this position: a hash of the position."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def begin(game: str, position: Mapping[str, Any], seats: int) -> Match:
    """Return a match that begins with a position. Raises Refused for an impossible position."""
    return Match.start(new_header(game, SEED, [{} for _ in range(seats)], position=position))


def match_of(game: str, puzzle: Puzzle) -> Match:
    """Return the match of a puzzle at its question. Raises Refused if the present rules do not ask this question."""
    match = begin(game, puzzle.position, len(puzzle.position["players"]))
    question_of(match, puzzle.seat, puzzle.asks)
    return match


def question_of(match: Match, seat: int, asks: str) -> Prompt:
    """Return the only open question, which must be to ``seat`` and of the kind ``asks``.

    Raises Refused: ``other-question``.
    """
    prompts = match.open_prompts()
    if len(prompts) != 1 or (prompts[0].seat, prompts[0].kind) != (seat, asks):
        raise Refused("other-question", asked=[(prompt.seat, prompt.kind) for prompt in prompts])
    return prompts[0]
