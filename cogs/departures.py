"""Servers that remove the bot, or invite it back."""

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.tables.departed import DEPARTED, Departures


class Removals(commands.Cog):
    """Listens to Discord for servers that the bot has left or joined."""

    def __init__(self, bot: Teahouse) -> None:
        self.departures = Departures(bot.tables, bot.clock)
        bot.later.handle(DEPARTED, self.departures.close)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server that has removed the bot close in a month."""
        await self.departures.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the tables of a server that has invited the bot back stay open."""
        await self.departures.returned(guild.id)


async def setup(bot: Teahouse) -> None:
    """Add the listeners to the bot."""
    await bot.add_cog(Removals(bot))
