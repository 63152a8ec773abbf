"""Servers that remove the bot or invite it back, and tables at which nobody plays any more."""

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.store import Due
from bot.tables.life.closing import CLOSING, close
from bot.tables.life.departed import DEPARTED, Departures


class Removals(commands.Cog):
    """Listens to Discord for servers that the bot has left or joined."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.departures = Departures(bot.tables, bot.clock)
        bot.later.handle(DEPARTED, self.forget)
        bot.later.handle(CLOSING, self.close)

    async def forget(self, due: Due) -> None:
        """Forget a server, unless the bot is in it again."""
        await self.departures.forget(due, self._is_seen)

    def _is_seen(self, guild: int) -> bool:
        return self.bot.get_guild(guild) is not None

    async def close(self, due: Due) -> None:
        """Close a table at which nobody plays any more, and show it."""
        table = await close(self.bot.tables, due)
        if table is not None:
            self.bot.show.changed(table)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find the servers that removed the bot, or invited it back, while the bot was down."""
        await self.departures.compare(self._is_seen)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Schedule that a server is forgotten a month after it has removed the bot."""
        await self.departures.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep everything about a server that has invited the bot back."""
        self.bot.servers.forget()  # the server's settings may have been deleted meanwhile
        await self.departures.returned(guild.id)


async def setup(bot: Teahouse) -> None:
    """Add the listeners to the bot."""
    await bot.add_cog(Removals(bot))
