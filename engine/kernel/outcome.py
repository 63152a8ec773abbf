"""The outcome of a match: the winners (one seat, several or none), the reason, and the rank of each seat."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from typing_extensions import TypedDict


class OutcomeView(TypedDict):
    """How a match ended. ``winner`` is null if nobody or several won; ``ranks`` has one number for each seat."""

    winners: list[int]
    winner: int | None
    reason: str
    ranks: list[int]


class Outcome(NamedTuple):
    """The end of a match. ``ranks`` has one number for each seat: 1 is best, and tied seats share a number."""

    winners: tuple[int, ...]
    reason: str
    ranks: tuple[int, ...]

    @classmethod
    def won(cls, winners: Sequence[int], reason: str, seats: int) -> "Outcome":
        """Return the outcome in which ``winners`` share the win and all other ``seats`` share the next rank.

        Without winners the game is a draw: all seats share the first rank.
        """
        behind = len(winners) + 1 if winners else 1
        return cls(tuple(winners), reason, tuple(1 if seat in winners else behind for seat in range(seats)))

    @classmethod
    def ranked(cls, scores: Sequence[Any], reason: str) -> "Outcome":
        """Return the outcome in which the seat with the highest score wins.

        ``scores`` has one comparable value for each seat.
        """
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), reason, ranks)

    @property
    def winner(self) -> int | None:
        """Return the only winner, or None if nobody or several seats won."""
        return self.winners[0] if len(self.winners) == 1 else None

    def facts(self) -> OutcomeView:
        """Return the outcome as plain data, for views and messages."""
        return {
            "winners": list(self.winners),
            "winner": self.winner,
            "reason": self.reason,
            "ranks": list(self.ranks),
        }
