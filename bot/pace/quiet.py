"""Quiet hours: a part of each day, in a person's time zone, in which no clock runs and nobody is notified."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Any, Final, Self
from zoneinfo import ZoneInfo, available_timezones

LONGEST: Final = 12  # hours: at most this much of a day can be quiet
DAY: Final = timedelta(days=1)
ZERO: Final = timedelta()
Span = tuple[datetime, datetime]


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones of places."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")) | {"UTC"}


@dataclass(frozen=True)
class Quiet:
    """The hours from ``start`` to ``end`` in a time zone. An ``end`` before ``start`` is on the next day."""

    zone: str
    start: int
    end: int

    def __post_init__(self) -> None:
        if self.zone not in zones() or not (0 <= self.start < 24 and 0 <= self.end < 24):
            raise ValueError(f"not valid quiet hours: {self}")
        if not 0 < (self.end - self.start) % 24 <= LONGEST:
            raise ValueError(f"the quiet hours are too long: {self}")

    def spans(self, since: datetime, until: datetime) -> Iterator[Span]:
        """Yield the quiet spans between two times, in order. Parts before or after these times are cut off."""
        zone = ZoneInfo(self.zone)
        day = since.astimezone(zone).date() - DAY
        while True:
            start = datetime.combine(day, time(self.start), zone).astimezone(UTC)
            end = datetime.combine(day + (DAY if self.end < self.start else ZERO), time(self.end), zone).astimezone(UTC)
            if start >= until:
                return
            if max(start, since) < min(end, until):
                yield max(start, since), min(end, until)
            day += DAY

    def moved(self, at: datetime) -> datetime:
        """Return ``at``, or the end of the quiet hours if ``at`` lies in them."""
        return next((end for start, end in self.spans(at, at + DAY) if start == at), at)

    def before(self, at: datetime) -> datetime:
        """Return ``at``, or the beginning of the quiet hours if ``at`` lies in them."""
        return next((start for start, end in self.spans(at - DAY, at + DAY) if start <= at < end), at)

    def facts(self) -> list[Any]:
        """Return the hours as plain data."""
        return [self.zone, self.start, self.end]

    @classmethod
    def read(cls, given: Any) -> Self:
        """Return the hours in plain data. Raises ValueError if the data make no sense."""
        zone, start, end = given
        return cls(str(zone), int(start), int(end))


def union(spans: Iterator[Span] | list[Span]) -> list[Span]:
    """Return spans in order. Spans that overlap or touch become one span."""
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        elif start < end:
            joined.append((start, end))
    return joined
