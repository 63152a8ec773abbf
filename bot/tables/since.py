"""The events at a table since a player's last decision."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.life.origin import origin
from bot.tables.table import Table
from engine.kernel.match import WENT_BACK
from engine.kernel.record import Record


class Since(NamedTuple):
    """The log row at which a player's last decision was complete, and the events since then that the player saw."""

    row: int
    records: Sequence[Record]


def since_last_turn(table: Table, seat: int) -> Since | None:
    """Return the events since a seat's last decision, or None if nobody else has decided since.

    The effects of the decision itself are left out, unless they lie in one row of the log with later events.
    """
    match, told = table.match, table.survival.told
    if match is None or not told:
        return None
    own = max((row for row, one in enumerate(match.log) if one.seat == seat and not one.auto), default=-1)
    others = (one for one in match.log[own + 1 :] if one.seat != seat and not one.auto and one.keys != WENT_BACK)
    if own < _began(table) or not any(others):
        return None
    row, start = max((save for save in told if save[0] <= own), default=(0, 0))
    for saved, total in told:
        if saved > own and all(one.auto or one.seat == seat for one in match.log[own:saved]):
            row, start = saved, total
    seen = (record.seen_by(seat) for record in match.records[start:])
    return Since(row, [record for record in seen if record is not None])


def _began(table: Table) -> int:
    """Return the row of the log at which the play at this table began, and not in the match that it continues."""
    found = origin(table.saved)
    return found[1] if found is not None else 0
