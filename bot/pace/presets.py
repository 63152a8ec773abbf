"""The paces that a lobby offers: how much time there is, and how much each turn adds."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Final


@dataclass(frozen=True)
class Pace:
    """How much time a player has (``bank``), how much each turn adds, and how much ``more`` the others may give."""

    bank: timedelta
    increment: timedelta
    more: timedelta

    @property
    def slow(self) -> bool:
        """Whether a match of this pace lasts for days, so that people may be away in between."""
        return self.bank >= timedelta(days=1)


NO_CLOCK: Final = "none"
PACES: Final[Mapping[str, Pace]] = {
    "live-25": Pace(timedelta(minutes=25), timedelta(seconds=20), timedelta(minutes=5)),
    "live-60": Pace(timedelta(minutes=60), timedelta(seconds=40), timedelta(minutes=10)),
    "evening": Pace(timedelta(hours=3), timedelta(minutes=5), timedelta(minutes=30)),
    "days": Pace(timedelta(days=3), timedelta(hours=12), timedelta(days=1)),
    "week": Pace(timedelta(days=7), timedelta(days=1), timedelta(days=2)),
    "weeks": Pace(timedelta(days=21), timedelta(days=3), timedelta(days=7)),
}
