"""Turns of seats, and the kinds and keys of the rows that fall due because of a turn or a clock.

A turn of a seat covers everything that the seat has to decide until somebody else decides something. Each turn has one
notice and one increment. An answer that the bot gives by a player's wish is not a decision.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Final, Self

# Rows about a clock are due in the house's time, notices by the time of the day.
NOTICE: Final = "notice"
REMINDER: Final = "reminder"
TIME_UP: Final = "time-up"
REMIND: Final = "reminder-notice"
OVER: Final = "over-notice"
MORE: Final = "more-notice"
NOTICES: Final = (NOTICE, REMIND, OVER, MORE)
CALL_AGAIN: Final = "call-again"  # brings the notices of a seat up to date
FOLLOW: Final = "follow"
PAUSE_OVER: Final = "pause-over"


def key_of(kind: str, match: int, seat: int) -> str:
    """Return the key of a row about a seat."""
    return f"{kind}:{match}:{seat}"


def going_on(match: int) -> str:
    """Return the key of the row that lets another process continue a match."""
    return f"{FOLLOW}:{match}:on"


@dataclass
class Turn:
    """One turn of a seat: its number, its player, its start, and the open question (empty after the answer).

    ``broken`` means that somebody else has decided since, so that the next question begins another turn. ``earned``
    means that the turn's increment was given. ``come`` means that the player has seen the question. ``reminded`` means
    that the player knows that time is nearly up. ``over`` means that the other players know that the time is up.
    """

    number: int
    person: int
    since: datetime
    asked: str = ""
    broken: bool = False
    earned: bool = False
    come: bool = False
    reminded: bool = False
    over: bool = False

    @property
    def open(self) -> bool:
        """Tell whether the match waits for the seat."""
        return bool(self.asked)

    def facts(self) -> dict[str, Any]:
        """Return the turn as plain data. The facts leave out the player, because the seat says who that is."""
        return {
            **{name: fact for name, fact in asdict(self).items() if name != "person"},
            "since": self.since.isoformat(),
        }

    @classmethod
    def read(cls, facts: Mapping[str, Any], person: int) -> Self:
        """Restore the turn of the person at a seat from plain data."""
        return cls(**{**facts, "since": datetime.fromisoformat(facts["since"])}, person=person)
