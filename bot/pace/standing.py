"""When a seat's clock stands still: during a pause, in its quiet hours, and while its player is on vacation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.pace.house_time import HouseTime
from bot.pace.quiet import DAY, Quiet, Span, union

ZERO: Final = timedelta()
LONGEST: Final = timedelta(days=365)  # no clock stands still for longer


@dataclass(frozen=True)
class Standing:
    """The quiet hours of each seat, and the other spans in which its clock stands still (times of the day)."""

    house: HouseTime
    quiet: Sequence[Quiet | None]
    away: Callable[[int], Sequence[Span]]

    def stands(self, seat: int, since: datetime, until: datetime) -> timedelta:
        """Return how long a seat's clock stands still between two times of the house."""
        return sum((self._still(seat, *piece) for piece in self.house.walls(since, until)), ZERO)

    def _still(self, seat: int, since: datetime, until: datetime) -> timedelta:
        spans = [(max(start, since), min(end, until)) for start, end in self._spans(seat, since, until)]
        return sum((end - start for start, end in union([span for span in spans if span[0] < span[1]])), ZERO)

    def _spans(self, seat: int, since: datetime, until: datetime) -> list[Span]:
        quiet = self.quiet[seat]
        return [*([] if quiet is None else quiet.spans(since, until)), *self.away(seat)]

    def ends(self, seat: int, since: datetime, span: timedelta) -> datetime:
        """Return when a seat's clock has run for a span, counted from a time of the house."""
        end = since + span
        while missing := span - (end - since - self.stands(seat, since, end)):
            end = self.runs_from(seat, end) + missing
        return end

    def runs_from(self, seat: int, at: datetime) -> datetime:
        """Return when a seat's clock runs again: ``at`` or the first later time of the house."""
        for start, end in self.house.walls(at, at + LONGEST):
            runs = self._runs_from(seat, start)
            if runs < end:
                return at + (runs - start)
            at += end - start
        return at

    def _runs_from(self, seat: int, wall: datetime) -> datetime:
        """Return when a seat's clock runs again: ``wall`` or the first later time of the day."""
        ends = (end for start, end in self._spans(seat, wall, wall + DAY) if start <= wall < end)
        return wall if (end := max(ends, default=wall)) == wall else self._runs_from(seat, end)
