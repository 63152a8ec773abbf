"""What has happened at a table since a player last decided something there."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.table import Table
from engine.kernel.match import WENT_BACK
from engine.kernel.record import Record


class Since(NamedTuple):
    """The row of the log after a player's last decision, and what has happened since, as the player saw it."""

    row: int
    records: Sequence[Record]


def since_last_turn(table: Table, seat: int) -> Since | None:
    """Return what has happened since a seat last decided; None where nobody else has decided since.

    What the decision itself brought is left out, unless it was written down together with what came then.
    """
    match, told = table.match, table.survival.told
    if match is None or not told:
        return None
    own = max((row for row, one in enumerate(match.log) if one.seat == seat and not one.auto), default=-1)
    others = (one for one in match.log[own + 1 :] if one.seat != seat and not one.auto and one.keys != WENT_BACK)
    if own < 0 or not any(others):
        return None
    row, start = max((save for save in told if save[0] <= own), default=(0, 0))
    for saved, total in told:
        if saved > own and all(one.auto or one.seat == seat for one in match.log[own:saved]):
            row, start = saved, total
    seen = (record.seen_by(seat) for record in match.records[start:])
    return Since(row, [record for record in seen if record is not None])
