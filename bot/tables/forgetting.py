"""A person is erased: from every match, and from everything else that is kept; and matches grow too old to be kept."""

import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due, Store
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.trouble import Trouble

RETENTION: Final = "retention"  # the kind, and the key, of the row that deletes old matches
AT_ONCE: Final = 100  # matches that one row deletes
SOON, DAILY = timedelta(minutes=1), timedelta(days=1)
log = logging.getLogger(__name__)


async def erase(tables: Tables, user: int) -> list[Table]:
    """Erase a person; return the tables that others still see, to be shown anew.

    Of a lobby the person leaves. In a match that goes on, the computer takes the seat for good, so that nobody else
    loses a game; without any other person the match is closed. Nothing is left of the person's name or number.
    """
    seen = []
    for match in await tables.store.matches_of(user):
        with suppress(Trouble):  # what is set aside, or no lobby, is left by its rows alone
            await (await tables.get(match)).lobby.leave(user)
        await tables.store.forget_in(match, user)
        tables.drop(match)
        try:
            table = await tables.get(match)
        except Trouble as trouble:
            log.info("match %s was cleared without being opened: %s", match, trouble.key)
            continue
        if table.saved.message is not None:
            seen.append(table)
    await tables.store.forget(user)
    return seen


@dataclass(frozen=True)
class Retention:
    """How long matches are kept that are over or closed: some days since they changed last, or for ever with 0."""

    tables: Tables
    clock: Clock
    days: int

    async def begin(self) -> None:
        """Let old matches be deleted from now on, or no longer."""
        if not self.days:
            await self.tables.store.drop_due(RETENTION)
        elif await self.tables.store.due(RETENTION) is None:
            await self.tables.store.put_due(Due(RETENTION, RETENTION, self.clock.now()))

    async def delete_old(self, due: Due) -> None:
        """Delete what is too old, some of it at a time so that nobody waits; go on soon, or tomorrow."""
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
