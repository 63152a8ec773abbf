"""This module lets somebody leave a match, even if the computer is playing the seat for them at the moment."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.store import Wishes
from bot.tables.table import Table
from bot.trouble import Trouble
from engine.kernel.match import RESIGN

LATE: Final = "late"  # in the notice of a match that ended because a seat's time was up: the seat


def giving_up(table: Table, user: int) -> bool:
    """Tell whether the match ends when ``user`` leaves it. Raises Trouble for a person who has left already."""
    gone = table.playing().table.gone
    _in_play(table, user)
    return len(table.saved.seats) - len(gone) <= 2


async def resign(table: Table, user: int) -> None:
    """Leave the match. The rules of the game decide whether the match ends or the others play on.

    If no person is at a seat any more, seats that were lent to the computer go back to their people. If there are no
    such seats either, the match does not go on.
    """
    async with table.lock:
        table.playing()
        await leave(table, _in_play(table, user))


async def leave(table: Table, seat: int, *, late: bool = False) -> None:
    """Let the player of a seat leave the match, perhaps because that player was too late.

    The caller holds the table's lock.
    """
    match = table.playing()
    table.play.let(match, seat, [RESIGN])
    if late and match.outcome is not None:
        table.saved.notice[LATE] = str(seat)
    _come_back(table, [seat])
    table.petitions.shut_all()
    if match.outcome is None and not table.present:
        _come_back(table, range(len(table.saved.seats)))
        if not table.present:
            table.saved.state = "cancelled"
    await table.play.carry_on()


def _in_play(table: Table, user: int) -> int:
    """Return the seat of ``user``, even if the computer plays it.

    Raises Trouble for a person without a seat in play.
    """
    lent = table.seating.lent_by(user)
    seat = table.seating.seated(user) if lent is None else lent
    if seat in table.playing().table.gone:
        raise Trouble("trouble-left")
    return seat


def _come_back(table: Table, seats: Iterable[int]) -> None:
    """Give each seat that the computer plays for a person back to that person."""
    for number in seats:
        seat = table.saved.seats[number]
        if seat.lent is not None:
            table.saved.seats[number] = replace(seat, kind="human", user=seat.lent, lent=None, wishes=Wishes())
