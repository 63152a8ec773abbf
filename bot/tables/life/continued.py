"""This module continues a finished match from one of its moments, at a new table with the same cards and shuffles.

The settings of the new table name the finished match and a row of its log. The lobby of the new table has the seats of
the finished match with their sides. At the start, free seats go to computers.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.store import SavedMatch, Seat
from bot.tables.house_options import PACE
from bot.tables.seats.seating import FROM
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.trouble import Trouble


def seats_from(over: SavedMatch, newcomer: Seat, seat: int) -> list[Seat]:
    """Return the seats of a finished match, with a newcomer at one seat and the other seats free."""
    seats = [Seat(brings=one.brings) for one in over.seats]
    if not 0 <= seat < len(seats):
        raise Trouble("trouble-no-such-seat")
    seats[seat] = replace(newcomer, brings=seats[seat].brings)
    return seats


async def open_from(
    tables: Tables, over: Table, row: int, place: tuple[int | None, int], seats: Sequence[Seat], *, alone: bool
) -> Table:
    """Open a lobby in a guild's channel that continues a match from a row.

    A player who plays ``alone`` against computers gets no clock. Raises Trouble if the lobby cannot be opened, as
    ``Tables.open`` does.
    """
    over.over()
    table = await tables.open(*place, over.saved.game, list(seats), over.saved.form)
    async with table.lock:
        chosen = {name: value for name, value in over.seating.choices.items() if not alone or name != PACE}
        table.saved.settings = {**chosen, FROM: f"{over.id}:{row}"}
        await table.keep()
    return table
