"""A player's time is nearly up, or up: notices, and the decision of the other players.

When a seat's time is up, nothing happens automatically unless the lobby chose so. The players of the other seats may
claim the seat, give more time, or let the computer play. A person may take the seat over without asking its player.
"""

from typing import Final

from bot.store import Due
from bot.tables.clocks.timing import Timing
from bot.tables.clocks.turns import OVER, REMIND, Turn, key_of
from bot.tables.consent.petitions import OVERDUE
from bot.tables.house_options import COMPUTER as PLAYS_ON
from bot.tables.house_options import LOST, ZERO, house_choice
from bot.tables.seats.handover import COMPUTER, hand
from bot.tables.seats.leaving import leave
from bot.tables.table import Table
from bot.trouble import Trouble

MORE, CLAIM, LEND = "more", "claim", "computer"
WAYS: Final = (MORE, CLAIM, LEND)


async def remind(table: Table, due: Due) -> None:
    """Notify a player that time is nearly up, unless the turn is over."""
    async with table.lock:
        timing, turn = _turn(table, due)
        if timing is None or turn is None or turn.reminded:
            await table.store.due.take(due)
            return
        turn.reminded = True
        _post(table, timing, REMIND, due)
        await table.keep()


async def time_up(table: Table, due: Due) -> None:
    """Carry out the lobby's choice for a seat whose time is up. If the lobby chose nothing, notify the others.

    If the time is not up yet, because the clock stood still meanwhile, the due row moves to the new end of the time.
    """
    async with table.lock:
        timing, turn = _turn(table, due)
        if timing is None or turn is None or turn.over:
            await table.store.due.take(due)
            return
        seat = int(due.data["seat"])
        table.saved.pacing.done = due
        if not timing.is_over(seat):
            await table.keep()
            return
        turn.over = True
        await _at_zero(table, timing, due, seat)


async def _at_zero(table: Table, timing: Timing, due: Due, seat: int) -> None:
    """Let the computer play, or the seat lose, if the lobby chose so. If the lobby chose nothing, notify the others."""
    way, alone = house_choice(table.saved.settings, ZERO), table.present == [seat]
    if way == LOST:
        await leave(table, seat, late=True)
    elif way == PLAYS_ON and not alone:
        await hand(table, seat, COMPUTER, table.seating.names[seat])
    else:
        if not alone:
            _post(table, timing, OVER, due)
        await table.keep()


def _turn(table: Table, due: Due) -> tuple[Timing | None, Turn | None]:
    """Return the turn of a row, or None if the match no longer waits for that turn."""
    timing = table.timing
    if timing is None or table.match is None or table.saved.state != "playing":
        return timing, None
    return timing, timing.turn_of(int(due.data["seat"]), int(due.data["turn"]))


def _post(table: Table, timing: Timing, kind: str, due: Due) -> None:
    """Replace a finished row with the row of a notice that is due at once."""
    key = key_of(kind, table.id, int(due.data["seat"]))
    table.saved.pacing.put.append(Due(key, kind, timing.times.clock.now(), table.id, due.person, due.data))
    table.saved.pacing.done = due


async def decide(table: Table, user: int, seat: int, way: str) -> list[int]:
    """Let ``user`` decide about a seat whose time is up. Return the seats that must still agree.

    Any other player may give more time. To claim the seat or to lend it to the computer, all the others must agree.
    """
    async with table.lock:
        table.playing()
        presser, timing = table.seating.seated(user), table.timing
        table.there(presser)
        if way not in WAYS or not 0 <= seat < len(table.saved.seats):
            raise Trouble("trouble-old-button")
        if timing is None or timing.clock is None or not timing.is_over(seat):
            raise Trouble("trouble-time-left", name=table.seating.names[seat])
        if presser == seat:
            raise Trouble("trouble-own-consent")
        timing.here(presser)
        if way == MORE:
            table.petitions.settle(OVERDUE)
            timing.give(seat)
            timing.end_notices(seat)
            await table.keep()
            return []
        others = [other for other in table.present if other != seat and not timing.is_over(other)]
        missing = table.petitions.agree(OVERDUE, f"{seat}:{way}", presser, others)
        with table.acting(presser):
            if missing:
                await table.keep()
            elif way == CLAIM:
                await leave(table, seat, late=True)
            else:
                await hand(table, seat, COMPUTER, table.seating.names[seat])
        return missing
