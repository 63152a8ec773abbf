"""When a seat's clock stands still: during a pause, in its quiet hours, and while its player is on vacation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.pace.house_time import HouseTime
from bot.pace.quiet import Quiet, Span, union

ZERO = timedelta()


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
        quiet = self.quiet[seat]
        spans = [] if quiet is None else list(quiet.spans(since, until))
        spans += [(max(start, since), min(end, until)) for start, end in self.away(seat)]
        return sum((end - start for start, end in union([span for span in spans if span[0] < span[1]])), ZERO)

    def ends(self, seat: int, since: datetime, span: timedelta) -> datetime:
        """Return when a seat's clock has run for a span, counted from a time of the house."""
        end = since + span
        while missing := span - (end - since - self.stands(seat, since, end)):
            end += missing
        return end
