"""This module pauses a match, or resumes it early, if all its people agree. No pause exceeds its limit."""

from datetime import timedelta
from typing import Final

from bot.tables.clocks.timing import Timing
from bot.tables.consent.petitions import PAUSE, Agreement
from bot.tables.table import Table
from bot.trouble import Trouble

LONGEST: Final = 30  # days
GO_ON: Final = 0  # this number of days ends a pause


def _check(table: Table, days: int) -> None:
    """Raise Trouble if the match cannot be paused or resumed now."""
    paused = _timing(table).paused_until is not None
    if not GO_ON <= days <= LONGEST:
        raise Trouble("trouble-pause-too-long", most=LONGEST)
    if paused != (days == GO_ON):
        raise Trouble("trouble-paused" if paused else "trouble-not-paused")


def _pause(table: Table, days: int) -> None:
    _timing(table).pause(timedelta(days=days) if days else None)


def _timing(table: Table) -> Timing:
    if table.timing is None or table.timing.clock is None:
        raise Trouble("trouble-no-clock")
    return table.timing


PAUSING: Final = Agreement(PAUSE, _check, _pause)
