"""This module chooses the puzzle of a channel for a day.

The puzzle is the same for everybody in the channel and in every process.
"""

from datetime import datetime
from hashlib import blake2b

from bot.trouble import Trouble
from engine.kernel.games import sound
from engine.puzzles.puzzle import Puzzle, kept


def puzzle_games() -> list[str]:
    """Return the games that have puzzles and can be played now."""
    return [game for game in sound("rules", "face", "puzzles") if kept(game).puzzles]


def puzzle_of(game: str, place: int, when: datetime) -> Puzzle:
    """Return the puzzle of the channel ``place`` for the day of ``when``. Raises Trouble if the game has no puzzles."""
    if game not in puzzle_games():
        raise Trouble("trouble-no-puzzle")
    puzzles = kept(game).puzzles
    drawn = blake2b(f"{place} {when.date().isoformat()} {game}".encode(), digest_size=8).digest()
    return puzzles[int.from_bytes(drawn, "big") % len(puzzles)]
