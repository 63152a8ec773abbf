"""Vacations: a person's clocks in slow matches stand still for some days, within limits."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.pace.quiet import Span
from bot.trouble import Trouble

LONGEST: Final = 14  # the most days at once
MOST: Final = 28  # the most days within a year
DAY: Final = timedelta(days=1)
YEAR: Final = timedelta(days=365)


class Vacation:
    """The vacations of one person, as times of the day."""

    def __init__(self, spans: Sequence[Span]) -> None:
        self._spans = spans

    def left(self, now: datetime) -> int:
        """Return how many days of vacation are left: the yearly limit minus the days taken in the past year."""
        used = sum((end - max(start, now - YEAR) for start, end in self._spans if end > now - YEAR), timedelta())
        return max(MOST - -(-used // DAY), 0)

    def begun(self, now: datetime, days: int) -> list[Span]:
        """Return the vacations, with a new one from now on. Raises Trouble during a vacation, and beyond the limits."""
        if any(start <= now < end for start, end in self._spans):
            raise Trouble("trouble-on-vacation")
        if days > min(LONGEST, self.left(now)):
            raise Trouble("trouble-vacation-too-long", most=LONGEST, left=self.left(now))
        return [*(span for span in self._spans if span[1] > now - YEAR), (now, now + days * DAY)]

    def ended(self, now: datetime) -> list[Span]:
        """Return the vacations after the present one has ended. Raises Trouble if the person is not on vacation."""
        if not any(start <= now < end for start, end in self._spans):
            raise Trouble("trouble-no-vacation")
        return [(start, now if start <= now < end else end) for start, end in self._spans]
