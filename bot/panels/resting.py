"""This module announces a restart: tables that wait for somebody show that the bot is being restarted."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.later import Clock
from bot.panels.show import Show
from bot.store import Due, Store, Unavailable
from bot.tables import Table

RESTING: Final = "resting-table"  # the kind of due row that shows a table as usual again after the next start
MOST: Final = 100  # the number of tables that show it: the most recently used
WITHIN: Final = 4.0  # seconds for all of them together
log = logging.getLogger(__name__)


async def rest(tables: Iterable[Table], show: Show, store: Store, clock: Clock) -> None:
    """Show at tables, the most recently used first, that the bot is being restarted.

    The function also stores a task that removes this notice later.
    """
    waiting = [table for table in tables if waits_for_people(table)][:MOST]
    if not waiting:
        return
    try:
        async with store.together():
            for table in waiting:
                await store.due.put(Due(f"{RESTING}:{table.id}", RESTING, clock.now(), table.id))
    except Unavailable:  # Without the due row, the table would go on showing this after the restart.
        return
    show.rest()
    try:
        async with asyncio.timeout(WITHIN):
            await asyncio.gather(*(_say_so(table, show) for table in waiting))
    except TimeoutError:
        log.info("not every table could say that the bot is being restarted")


async def _say_so(table: Table, show: Show) -> None:
    try:
        await show.public.repaint(table)
    except (discord.HTTPException, OSError, RuntimeError) as error:  # Discord may be the reason why the bot stops.
        log.debug("table %s could not say that the bot is being restarted: %s", table.id, error)


def waits_for_people(table: Table) -> bool:
    """Tell whether a match waits for a person and has a public message, which can show the restart."""
    return table.saved.message is not None and any(not table.seating.is_computer(seat) for seat in table.waiting())
