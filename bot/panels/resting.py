"""A stop that people hardly notice: tables that wait for somebody say that the bot is being restarted."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.later import Clock
from bot.panels.show import Show
from bot.store import Due, Store, Unavailable
from bot.tables import Table

RESTING: Final = "resting-table"  # the kind of row that shows a table as usual after the next start
MOST: Final = 100  # tables that say so: those that somebody came to last
WITHIN: Final = 4.0  # seconds for all of them
log = logging.getLogger(__name__)


async def rest(tables: Iterable[Table], show: Show, store: Store, clock: Clock) -> None:
    """Say at tables, the latest first, that the bot is being restarted; a row of the store takes that back."""
    waiting = [table for table in tables if waits_for_people(table)][:MOST]
    if not waiting:
        return
    try:
        async with store.together():
            for table in waiting:
                await store.put_due(Due(f"{RESTING}:{table.id}", RESTING, clock.now(), table.id))
    except Unavailable:  # without the row nobody would take it back
        return
    show.resting = True
    try:
        async with asyncio.timeout(WITHIN):
            await asyncio.gather(*(_say_so(table, show) for table in waiting))
    except TimeoutError:
        log.info("not every table could say that the bot is being restarted")


async def _say_so(table: Table, show: Show) -> None:
    try:
        await show.repaint(table)
    except (discord.HTTPException, OSError, RuntimeError) as error:  # Discord may be why the bot stops
        log.debug("table %s could not say that the bot is being restarted: %s", table.id, error)


def waits_for_people(table: Table) -> bool:
    """Tell whether a match waits for one of its people and has a message to say something in."""
    return table.saved.message is not None and any(not table.seating.is_computer(seat) for seat in table.waiting())
