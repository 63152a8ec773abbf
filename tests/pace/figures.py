"""A month of matches as it is seen from outside the bot: a second clock for each seat, and the results."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.pace.clock import ZERO
from bot.pace.presets import Pace


@dataclass
class Ledger:
    """The time of one seat, computed question by question and not change by change."""

    pace: Pace
    left: timedelta
    opened: datetime | None = None
    window: bool = False
    turn: int = -1
    earned: bool = False

    def now(self, at: datetime) -> timedelta:
        """Return the time that is left at a moment."""
        if self.opened is None:
            return self.left
        free = self.pace.increment if self.window else ZERO
        return max(self.left - max(at - self.opened - free, ZERO), ZERO)

    def close(self, at: datetime) -> None:
        """Record that the question is answered."""
        self.left, self.opened = self.now(at), None

    def open(self, at: datetime, *, window: bool, turn: int) -> None:
        """Record that a question is asked, in a turn that counts from 0."""
        if turn != self.turn:
            self.turn, self.earned = turn, False
        self.opened, self.window = at, window
        if not window and not self.earned:
            self.earned = True
            self.left += max(min(self.pace.increment, self.pace.bank - self.left), ZERO)


@dataclass
class Known:
    """A match as seen from outside: how far its log was read, its open questions, and a ledger for each seat."""

    row: int = 0
    asked: dict[int, str] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    broken: set[int] = field(default_factory=set)
    ledgers: dict[int, Ledger] = field(default_factory=dict)
    granted: dict[int, timedelta] = field(default_factory=dict)
    opened: dict[int, tuple[str, datetime]] = field(default_factory=dict)


@dataclass
class Figures:
    """The results of a month."""

    matches: int = 0
    decisions: int = 0
    finished: int = 0
    kills: int = 0
    jumps: int = 0
    notices: int = 0
    late: int = 0
    missing: int = 0
    twice: int = 0
    after: int = 0
    clocks: int = 0
    wrong: int = 0
    compared: int = 0
    overdue: int = 0
    missed: int = 0
    dead: int = 0
