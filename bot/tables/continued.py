"""This module continues a finished match from one of its moments, at a new table with the same cards and shuffles.

The settings of the new table name the finished match and a row of its log. The lobby of the new table has the seats of
the finished match with their sides. At the start, free seats go to computers.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.store import SavedMatch, Seat
from bot.tables.house_options import PACE
from bot.trouble import Trouble
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header
from engine.kernel.match import Match

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.tables.tables import Tables

FROM: Final = "from"  # the setting with the match and the row from which a table continues


def origin(saved: SavedMatch) -> tuple[int, int] | None:
    """Return the match and the row from which a table continues, or None for an ordinary match."""
    match, _, row = saved.settings.get(FROM, "").partition(":")
    return (int(match), int(row)) if match.isdigit() and row.isdigit() else None


def seats_from(over: SavedMatch, newcomer: Seat, seat: int) -> list[Seat]:
    """Return the seats of a finished match, with a newcomer at one seat and the other seats free."""
    seats = [Seat(brings=one.brings) for one in over.seats]
    if not 0 <= seat < len(seats):
        raise Trouble("trouble-no-such-seat")
    seats[seat] = replace(newcomer, brings=seats[seat].brings)
    return seats


async def open_from(
    tables: "Tables", over: "Table", row: int, place: tuple[int | None, int], seats: Sequence[Seat], *, alone: bool
) -> "Table":
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


async def begun_from(table: "Table", match: Match) -> tuple[Match, Header, list[Seat]]:
    """Start the match that continues from a moment, with computers on free seats.

    Return the match, its header and its seats.
    """
    if match.outcome is not None:
        raise Trouble("trouble-continue-over")
    seats = [
        replace(seat) if seat.kind != "empty" else Seat("computer", brings=seat.brings) for seat in table.saved.seats
    ]
    facts = match.header.facts()
    facts["seats"] = tuple(
        {**brought, "name": seat.name} if "name" in brought else brought
        for brought, seat in zip(match.header.seats, seats, strict=True)
    )
    match.header = Header(**{**facts, "fingerprint": fingerprint(match.header.game)})
    match = match.fork()
    for seat in seats:
        seat.seen = len(match.records)
    return match, match.header, seats
