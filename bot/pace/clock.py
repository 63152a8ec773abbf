"""A match's clock as pure arithmetic: whose time runs and how much each player has left, to the microsecond.

The clock reads no time by itself: the caller passes the house's time (``house_time.py``). The caller also passes a
function that returns how much of a span does not count for a seat (a pause, quiet hours, a vacation). The clock stores
the time of the last change and the amounts at that time. The present amounts follow from the stored amounts.

For every seat, always: spent + left = given + granted. ``given`` holds the bank and the increments. ``granted`` is the
time that the other players added.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Self

from bot.pace.presets import Pace

ZERO: Final = timedelta()
STEP: Final = timedelta(microseconds=1)
# How many decisions can be taken back together with their time. Time spent before them stays spent.
MARKS: Final = 120
# A function that returns how long a seat's clock stands still between two times.
Stands = Callable[[int, datetime, datetime], timedelta]
# A function that returns when a seat's clock has run for a span, counted from a time.
Ends = Callable[[int, datetime, timedelta], datetime]


def never(_seat: int, _since: datetime, _until: datetime) -> timedelta:
    """Return zero: no clock stands still."""
    return ZERO


def at_once(_seat: int, since: datetime, span: timedelta) -> datetime:
    """Return when a clock that never stands still has run for a span."""
    return since + span


@dataclass
class Side:
    """The time of one seat. ``delay`` is the time that the open question may still take at no cost."""

    given: timedelta
    left: timedelta
    granted: timedelta = ZERO
    spent: timedelta = ZERO
    delay: timedelta = ZERO

    def charge(self, span: timedelta) -> None:
        """Let the clock run for a span. The clock stops at zero."""
        free = min(span, self.delay)
        self.delay -= free
        cost = min(span - free, self.left)
        self.left -= cost
        self.spent += cost

    def restore(self, given: timedelta, spent: timedelta) -> None:
        """Reset the time given and the time spent to earlier amounts. Time granted by the other players stays."""
        self.given = given
        self.spent = min(spent, given + self.granted)
        self.left = self.given + self.granted - self.spent


@dataclass
class Clock:
    """The clock of a match with a pace. ``at`` is the time up to which everything is charged.

    ``running`` holds the seats whose clocks run. ``marks`` maps numbers of log rows to the time given and spent until
    then, for taking decisions back.
    """

    pace: Pace
    sides: list[Side]
    at: datetime
    running: set[int] = field(default_factory=set)
    marks: list[tuple[int, list[tuple[timedelta, timedelta]]]] = field(default_factory=list)

    @classmethod
    def new(cls, pace: Pace, seats: int, at: datetime) -> Self:
        """Return a stopped clock with a full bank for every seat."""
        return cls(pace, [Side(pace.bank, pace.bank) for _ in range(seats)], at)

    def charge(self, now: datetime, stands: Stands = never) -> None:
        """Charge the time since the last change to everybody whose clock runs.

        A ``now`` that lies before the last change charges nothing.
        """
        if now <= self.at:
            return
        for seat in self.running:
            self.sides[seat].charge(max(now - self.at - stands(seat, self.at, now), ZERO))
        self.at = now

    def ask(self, seat: int, *, window: bool) -> None:
        """Let a seat's time run for a new question.

        A guarded ``window`` has a delay instead of an increment. An answer within the delay costs no time and adds no
        time, for any seat and any hand.
        """
        self.running.add(seat)
        self.sides[seat].delay = self.pace.increment if window else ZERO

    def stop(self, seat: int) -> None:
        """Stop a seat's time, because the seat is not asked."""
        self.running.discard(seat)
        self.sides[seat].delay = ZERO

    def earn(self, seat: int) -> None:
        """Add the increment of a turn, up to the bank."""
        side = self.sides[seat]
        extra = max(min(self.pace.increment, self.pace.bank - side.left), ZERO)
        side.given += extra
        side.left += extra

    def grant(self, seat: int, span: timedelta) -> None:
        """Add time that the other players give."""
        self.sides[seat].granted += span
        self.sides[seat].left += span

    def mark(self, row: int) -> None:
        """Note the figures when the log has ``row`` rows."""
        self.marks = [mark for mark in self.marks if mark[0] < row][-MARKS + 1 :]
        self.marks.append((row, [(side.given, side.spent) for side in self.sides]))

    def take_back(self, row: int, own: int | None = None) -> None:
        """Give back the time spent since the decision in ``row``, and take the time earned since.

        A player who takes back alone (``own``) gets no time back, because otherwise players could think for free.
        """
        mark = next((figures for rows, figures in self.marks if rows > row), None)
        self.marks = [one for one in self.marks if one[0] <= row]
        for seat, (given, spent) in enumerate(mark or ()):
            self.sides[seat].restore(given, self.sides[seat].spent if seat == own else spent)

    def ends(self, seat: int, ends: Ends = at_once) -> datetime | None:
        """Return when a seat's time is up, or None if its clock does not run."""
        if seat not in self.running:
            return None
        side = self.sides[seat]
        return ends(seat, self.at, side.left + side.delay)

    def over(self, seat: int) -> bool:
        """Tell whether a seat is asked and has no time left."""
        side = self.sides[seat]
        return seat in self.running and not side.left and not side.delay

    def facts(self) -> dict[str, Any]:
        """Return the clock as plain data, amounts in microseconds."""
        amounts = ("given", "left", "granted", "spent", "delay")
        return {
            "pace": numbers((self.pace.bank, self.pace.increment, self.pace.more)),
            "sides": [numbers(getattr(side, name) for name in amounts) for side in self.sides],
            "at": self.at.astimezone(UTC).isoformat(),
            "running": sorted(self.running),
            "marks": [[row, [numbers(pair) for pair in pairs]] for row, pairs in self.marks],
        }

    @classmethod
    def read(cls, facts: Mapping[str, Any]) -> Self:
        """Return the clock in plain data. Raises ValueError and similar errors if the data make no sense."""
        sides = [Side(*amounts(side)) for side in facts["sides"]]
        marks = [(int(row), [pair(*amounts(both)) for both in pairs]) for row, pairs in facts["marks"]]
        running, at = {int(seat) for seat in facts["running"]}, datetime.fromisoformat(facts["at"])
        return cls(Pace(*amounts(facts["pace"])), sides, at, running, marks)


def pair(given: timedelta, spent: timedelta) -> tuple[timedelta, timedelta]:
    """Return the two amounts of a mark: the time given and the time spent."""
    return given, spent


def numbers(spans: Iterable[timedelta]) -> list[int]:
    """Return spans as whole microseconds."""
    return [span // STEP for span in spans]


def amounts(given: Sequence[int]) -> list[timedelta]:
    """Return whole microseconds as spans."""
    return [timedelta(microseconds=int(number)) for number in given]
