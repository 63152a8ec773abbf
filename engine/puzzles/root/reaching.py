"""The highest score that a faction could have at the end of a turn if all players helped it.

If an event is random, the search sees only one of its possible results.
"""

from typing import Final

from engine.kernel.match import Match
from engine.puzzles.prover import TooLarge, lawful
from engine.root.machinery.position import dump
from engine.root.machinery.table import Table

TRIES: Final = 200


class _Reach:
    """A search through the rest of a turn for the highest score of one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.turns = match.table.turns
        self.left = TRIES
        self.most = 0
        self.met: set[str] = set()

    def walk(self, match: Match) -> None:
        """Search all play from here to the end of the turn, and note the highest score. Raises TooLarge."""
        table: Table = match.table
        self.most = max(self.most, table.factions[self.seat].score)
        over = table.outcome is not None or table.turns != self.turns or table.turn != self.seat
        if over or not match.pending:
            return
        if match.is_restartable:
            state = repr(dump(table))
            if state in self.met:
                return
            self.met.add(state)
        prompt = match.open_prompts()[0]
        for keys in lawful(prompt):
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            fork = match.fork()
            fork.answer(prompt.seat, keys)
            self.walk(fork)


def most_points(match: Match, seat: int) -> int | None:
    """Return the highest score that a seat could have by the end of this turn.

    Return None if the search takes too much work.
    """
    reach = _Reach(match, seat)
    try:
        reach.walk(match)
    except (TooLarge, RecursionError):
        return None
    return reach.most
