"""This module erases a person from every match and from all other stored data, and deletes old matches."""

import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due, Store
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.trouble import Trouble

RETENTION: Final = "retention"  # the kind, and the key, of the row that deletes old matches
AT_ONCE: Final = 100  # how many matches one row deletes
ERASE: Final = "erase"  # the kind of row that takes a person out of a match of another process
SOON, DAILY = timedelta(minutes=1), timedelta(days=1)
log = logging.getLogger(__name__)


async def erase(tables: Tables, user: int, now: datetime) -> list[Table]:
    """Erase a person. Return the tables that others still see, because they must be shown again.

    In a lobby the person gives up the seat. In a running match the computer takes the seat for good, so that nobody
    else loses the game. A match without another person is closed. Nothing keeps the person's name or number. If another
    process has a match of the person, that process erases the person from it.
    """
    seen, others = [], []
    for match in await tables.store.matches_of(user):
        if not await tables.store.is_ours(match):
            others.append(match)
        elif (table := await erase_in(tables, match, user)) is not None:
            seen.append(table)
    await tables.store.forget(user)
    for match in others:
        await tables.store.pass_on(Due(f"{ERASE}:{match}:{user}", ERASE, now, match, user))
    return seen


async def erase_in(tables: Tables, match: int, user: int) -> Table | None:
    """Take a person out of a match. Return the match's table if others still see it, otherwise None."""
    with suppress(Trouble):  # if the table is over or set aside, changing the stored rows is enough
        await (await tables.get(match)).lobby.leave(user)
    await tables.store.forget_in(match, user)
    tables.drop(match)
    try:
        table = await tables.get(match)
    except Trouble as trouble:
        log.info("match %s was cleared without being opened: %s", match, trouble.key)
        return None
    return None if table.saved.message is None else table


@dataclass(frozen=True)
class Retention:
    """How many days finished and closed matches are kept after their last change, or forever with 0."""

    tables: Tables
    clock: Clock
    days: int

    async def begin(self) -> None:
        """Start or stop the deletion of old matches."""
        if not self.days:
            await self.tables.store.drop_due(RETENTION)
        elif await self.tables.store.due(RETENTION) is None:
            await self.tables.store.put_due(Due(RETENTION, RETENTION, self.clock.now()))

    async def delete_old(self, due: Due) -> None:
        """Delete a limited number of old matches, so that nobody waits for a long deletion.

        If more are left, the next deletion follows soon.
        """
        store: Store = self.tables.store
        old = await store.finished_before(self.days, AT_ONCE) if self.days else []
        async with store.together():
            await store.take_due(due)
            for match in old:
                await store.delete_match(match)
            if self.days:
                again = self.clock.now() + (SOON if len(old) == AT_ONCE else DAILY)
                await store.put_due(Due(RETENTION, RETENTION, again))
        for match in old:
            self.tables.drop(match)
        if old:
            log.info("%s matches were deleted that had ended more than %s days before", len(old), self.days)
