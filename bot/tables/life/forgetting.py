"""This module erases a person from every match and from all other stored data, and deletes and closes old matches."""

import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due, Store
from bot.tables.life.closing import closing
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.trouble import Trouble

RETENTION: Final = "retention"  # the kind, and the key, of the row that deletes and closes old matches
AT_ONCE: Final = 100  # how many matches one row deletes or closes
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
    for match in await tables.store.personal.matches_of(user):
        if not await tables.store.is_ours(match):
            others.append(match)
        elif (table := await erase_in(tables, match, user)) is not None:
            seen.append(table)
    await tables.store.personal.forget(user)
    for match in others:
        await tables.store.due.pass_on(Due(f"{ERASE}:{match}:{user}", ERASE, now, match, user))
    return seen


async def erase_in(tables: Tables, match: int, user: int) -> Table | None:
    """Take a person out of a match. Return the match's table if others still see it, otherwise None."""
    with suppress(Trouble):  # if the table is over or set aside, changing the stored rows is enough
        await (await tables.get(match)).lobby.leave(user)
    await tables.store.personal.forget_in(match, user)
    tables.drop(match)
    try:
        table = await tables.get(match)
    except Trouble as trouble:
        log.info("match %s was cleared without being opened: %s", match, trouble.key)
        return None
    return None if table.saved.message is None else table


@dataclass(frozen=True)
class Retention:
    """How many days matches are kept after their last change, or forever with 0.

    After ``days`` a finished or closed match is deleted. After ``open_days`` a match in play is closed.
    """

    tables: Tables
    clock: Clock
    days: int
    open_days: int

    async def begin(self) -> None:
        """Start or stop the search for old matches."""
        if not (self.days or self.open_days):
            await self.tables.store.due.drop(RETENTION)
        elif await self.tables.store.due.get(RETENTION) is None:
            await self.tables.store.due.put(Due(RETENTION, RETENTION, self.clock.now()))

    async def tidy(self, due: Due) -> None:
        """Delete and close a limited number of old matches, so that nobody waits for long.

        If more matches are left, the next search follows soon.
        """
        store: Store = self.tables.store
        old = await store.finished_before(self.days, AT_ONCE) if self.days else []
        untouched = await store.untouched_before(self.open_days, AT_ONCE) if self.open_days else []
        now = self.clock.now()
        async with store.together():
            await store.due.take(due)
            for match in old:
                await store.delete_match(match)
            for match, version in untouched:
                await store.due.pass_on(closing(match, now, version=version, days=self.open_days))
            if self.days or self.open_days:
                more = AT_ONCE in (len(old), len(untouched))
                await store.due.put(Due(RETENTION, RETENTION, now + (SOON if more else DAILY)))
        for match in old:
            self.tables.drop(match)
        if old:
            log.info("%s matches were deleted that had ended more than %s days before", len(old), self.days)
