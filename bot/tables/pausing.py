"""Pauses a match, or resumes it early, if all its people agree. No pause exceeds its limit."""

from datetime import timedelta
from typing import Final

from bot.tables.consent import PAUSE, lacking
from bot.tables.table import Table
from bot.tables.timing import Timing
from bot.trouble import Trouble

LONGEST: Final = 30  # days
GO_ON: Final = 0  # in place of days


async def propose(table: Table, user: int, days: int) -> list[int]:
    """Ask everybody for a pause of some days, or (0) to resume. Return the seats that must agree."""
    async with table.lock:
        seat = _asker(table, user, days)
        petition = table.petitions.ask(PAUSE, str(days), table.names[seat])
        if seat not in petition.agreed:
            petition.agreed.append(seat)
        missing = lacking(petition, table.present)
        await _settle(table, days, missing)
        return missing


async def consent(table: Table, user: int, days: int) -> list[int]:
    """Let ``user`` agree. Return the seats that have not agreed yet. The last consent does it."""
    async with table.lock:
        seat = _asker(table, user, days)
        _asked(table, days)
        missing = table.petitions.agree(PAUSE, str(days), seat, table.present)
        await _settle(table, days, missing)
        return missing


async def refuse(table: Table, user: int, days: int) -> None:
    """Let ``user`` refuse, which ends the request."""
    async with table.lock:
        _asker(table, user, days)
        _asked(table, days)
        table.petitions.settle(PAUSE)
        await table.keep()


def _asker(table: Table, user: int, days: int) -> int:
    """Return the seat of ``user``. Raises Trouble if the match cannot be paused or resumed now."""
    table.playing()
    seat = table.seated(user)
    table.there(seat)
    paused = _timing(table).paused_until is not None
    if not GO_ON <= days <= LONGEST:
        raise Trouble("trouble-pause-too-long", most=LONGEST)
    if paused != (days == GO_ON):
        raise Trouble("trouble-paused" if paused else "trouble-not-paused")
    return seat


def _timing(table: Table) -> Timing:
    if table.timing is None or table.timing.clock is None:
        raise Trouble("trouble-no-clock")
    return table.timing


def _asked(table: Table, days: int) -> None:
    petition = table.petitions.get(PAUSE)
    if petition is None or petition.about != str(days):
        raise Trouble("trouble-old-button")


async def _settle(table: Table, days: int, missing: list[int]) -> None:
    if not missing:
        table.petitions.settle(PAUSE)
        _timing(table).pause(table, timedelta(days=days) if days else None)
    await table.keep()
