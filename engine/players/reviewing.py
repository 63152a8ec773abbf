"""A review finds the decisions of a match that cost a seat most. It is done in parts, by one process or by several.

First all decisions get a glance. Then they get a look, in parts of a few seconds, beginning with the decisions that
seem worst. A decision that is among the worst after its look gets a second look at once. So there is an answer after
the first parts, and the answer gets better with each further part.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.kernel.match import Decision
from engine.players.review import AGAIN, GLANCE, LOOK, Costly, Judged, Part, rows_of

# The number of decisions that a review finds.
MOST: Final = 3
# The decisions of the first part, so that there is an answer soon, and of the later parts.
FIRST: Final = 6
TOGETHER: Final = 24


class Review:
    """A review of a seat's decisions: the parts that are still to do, and the results of the parts so far.

    ``next`` gives a part, and ``take`` takes its result. Up to ``lanes`` parts may be under way at the same time.
    """

    def __init__(self, log: Sequence[Decision], seat: int, lanes: int = 1) -> None:
        self._log = log
        self._lanes = lanes
        self._rows = rows_of(log, seat)
        size = -(-len(self._rows) // lanes) or 1
        self._unseen = [self._rows[start : start + size] for start in range(0, len(self._rows), size)]
        self._promise: dict[int, float] = {}
        self._left: list[int] = []
        self._looked: set[int] = set()
        self._once: dict[int, Costly] = {}
        self._sure: dict[int, Costly] = {}
        self._again: set[int] = set()

    @property
    def total(self) -> int:
        """How many decisions the seat made."""
        return len(self._rows)

    @property
    def looked(self) -> int:
        """How many decisions were looked at so far."""
        return len(self._looked)

    @property
    def worst(self) -> list[Costly]:
        """The decisions that cost most so far, at most ``MOST`` of them, the worst first."""
        return self._distinct([*self._once.values(), *self._sure.values()])[:MOST]

    def next(self) -> Part | None:
        """Return a part that is to be done now, or None if there is none at the moment."""
        if self._unseen:
            return Part(GLANCE, self._unseen.pop(0))
        doubted = [one for one in self.worst if one.row in self._once and one.row not in self._again]
        if doubted:
            doubted = doubted[: -(-len(doubted) // self._lanes)]
            self._again |= {one.row for one in doubted}
            return Part(AGAIN, [one.row for one in doubted], [one.better for one in doubted])
        self._left.sort(key=lambda row: -self._promise.get(row, 0.0))
        most = TOGETHER if self._looked else FIRST
        rows, self._left = self._left[:most], self._left[most:]
        return Part(LOOK, rows) if rows else None

    def take(self, part: Part, judged: Judged) -> None:
        """Take the result of a part. Decisions for which the part had no time are left for later parts."""
        if part.way == GLANCE:
            self._promise |= {one.row: one.loss for one in judged.costly}
            self._left += spread(part.rows)
        elif part.way == LOOK:
            self._looked |= {*judged.rows}
            self._left += [row for row in part.rows if row not in self._looked]
            self._once |= {one.row: one for one in judged.costly}
        else:
            for row in judged.rows:
                self._once.pop(row, None)
            self._sure |= {one.row: one for one in judged.costly}

    def _distinct(self, found: Iterable[Costly]) -> list[Costly]:
        """Return decisions, the worst first, without those that repeat a worse one.

        A decision repeats another one if it gave the same answer in place of the same better answer.
        """
        kept: dict[tuple[Sequence[str], ...], Costly] = {}
        for one in sorted(found, key=lambda one: -one.loss):
            kept.setdefault((tuple(self._log[one.row].keys), tuple(sorted(one.better))), one)
        return list(kept.values())


def spread(rows: Sequence[int]) -> list[int]:
    """Return every fourth row first, then the rows in between.

    A review that runs out of time has then covered every part of the match.
    """
    return [row for start in (0, 2, 1, 3) for row in rows[start::4]]
