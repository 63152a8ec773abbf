"""Servers that remove the bot. Each of these servers has a month to invite the bot back.

After this month the bot forgets the server.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due
from bot.tables.life.closing import closing
from bot.tables.tables import Tables

DEPARTED: Final = "departed"  # the kind of due row that forgets such a server
AFTER: Final = timedelta(days=30)


@dataclass(frozen=True)
class Departures:
    """Forgets servers that have removed the bot. Nobody can use their tables and settings any more."""

    tables: Tables
    clock: Clock

    async def left(self, guild: int) -> None:
        """Schedule that a guild is forgotten a month after it has removed the bot."""
        at = self.clock.now() + AFTER
        await self.tables.store.due.put(Due(self._key(guild), DEPARTED, at, data={"guild": guild}))

    async def returned(self, guild: int) -> None:
        """Keep everything about a guild, because it has invited the bot back."""
        await self.tables.store.due.drop(self._key(guild))

    async def compare(self, is_seen: Callable[[int], bool]) -> None:
        """Find the guilds that removed the bot, or invited it back, while the bot was down.

        ``is_seen`` tells whether Discord has sent a guild. A process asks about its own guilds only.
        """
        store = self.tables.store
        away = {int(row.data["guild"]) for row in await store.due.of_kind(DEPARTED)}
        for guild in filter(store.home.shards.hold, away):
            if is_seen(guild):
                await self.returned(guild)
        for guild in await store.guilds():
            if guild not in away and not is_seen(guild):
                await self.left(guild)

    async def forget(self, due: Due, is_seen: Callable[[int], bool]) -> None:
        """Close the open tables of a guild that has not invited the bot back, and delete its settings and events.

        ``is_seen`` tells whether Discord has sent a guild, as in ``compare``. If the bot is in the guild, it missed the
        invitation, and everything stays.
        """
        store, guild = self.tables.store, int(due.data["guild"])
        if is_seen(guild):
            await self.returned(guild)
            return
        tables = await store.pace.open_in_guild(guild)
        async with store.together():
            await store.due.take(due)
            await store.forget_guild(guild)
            for table in tables:
                await store.due.pass_on(closing(table.match, self.clock.now()))

    @staticmethod
    def _key(guild: int) -> str:
        return f"{DEPARTED}:{guild}"
