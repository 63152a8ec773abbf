"""This module answers names in [[double brackets]], in the channel, if a message mentions the bot."""

import logging
from typing import Any, Final

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.here import Here
from bot.rules.brackets import asked_in, brackets_page
from bot.words import Tongue

SLOWER: Final = "⏳"
log = logging.getLogger(__name__)


class Brackets(commands.Cog):
    """The listener that answers names in double brackets."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.here = Here(bot)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer the names in a message that mentions the bot, or in a direct message.

        Discord lets the bot read the text of no other messages. A person who asks too often gets a reaction to the
        message instead of an answer.
        """
        if (
            message.author.bot
            or "[[" not in message.content
            or self.bot.serving.closing
            or not self.bot.store.home.owned
        ):
            return
        if message.guild is not None and self.bot.user not in message.mentions:
            return
        with self.bot.serving.one():
            await self._answer(message)

    async def _answer(self, message: discord.Message) -> None:
        guild = None if message.guild is None else message.guild.id
        say = await self._tongue(message)
        asked = asked_in(message.content, say.language, await self.here.meant_in(message.channel.id, guild))
        if not asked:
            return
        try:
            if self.bot.cooldowns.wait(message.author.id, message.created_at.timestamp()):
                await message.add_reaction(SLOWER)
                return
            await message.reply(view=brackets_page(asked, say), mention_author=False)
        except discord.HTTPException as error:  # the bot may not write there, or the message is gone
            log.info("names in brackets could not be answered in channel %s: %s", message.channel.id, error)

    async def _tongue(self, message: discord.Message) -> Tongue:
        """Return the server's language, or in a direct message the person's language if the bot knows it."""
        if message.guild is None:
            return self.bot.people.tongue(message.author.id, "en")
        return await self.bot.servers.tongue(message.guild.id)


async def setup(bot: Any) -> None:
    """Add the listener to the bot."""
    await bot.add_cog(Brackets(bot))
