"""The kinds of rows that fall due because of a turn or a clock, and their keys.

Rows about a clock are due in the house's time, notices by the time of the day.
"""

from typing import Final

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
