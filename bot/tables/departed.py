"""Closes the open tables of a server that has removed the bot. The server has a month to invite the bot back."""

import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due
from bot.tables.tables import Tables
from bot.trouble import Trouble

DEPARTED: Final = "departed"  # the kind of due row that closes a table of such a server
AFTER: Final = timedelta(days=30)
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Departures:
    """What happens to the tables of servers that remove the bot. Nobody can press anything there any more."""

    tables: Tables
    clock: Clock

    async def left(self, guild: int) -> None:
        """Let the open tables of a guild that has removed the bot close in a month."""
        at = self.clock.now() + AFTER
        for one in await self.tables.store.open_in_guild(guild):
            await self.tables.store.put_due(Due(self._key(one.match), DEPARTED, at, one.match))

    async def returned(self, guild: int) -> None:
        """Let the tables of a guild stay open, because it has invited the bot back."""
        for one in await self.tables.store.open_in_guild(guild):
            await self.tables.store.drop_due(self._key(one.match))

    async def close(self, due: Due) -> None:
        """Close a table whose server has not invited the bot back. A match that cannot be resumed stays as it is."""
        store = self.tables.store
        try:
            table = await self.tables.get(due.match or 0)
            if table.saved.state in ("lobby", "playing"):
                await table.close()
        except Trouble as trouble:
            log.info("match %s stays open on a server that has removed the bot: %s", due.match, trouble.key)
        await store.take_due(due)

    @staticmethod
    def _key(match: int) -> str:
        return f"{DEPARTED}:{match}"
