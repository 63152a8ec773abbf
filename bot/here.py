"""This module finds the game of a question that names no game: the game of the channel, or the server's choice."""

from typing import Any, Final

import discord

from bot.app import Teahouse
from bot.people import RULES_GAME
from engine.kernel.games import games

GAMES: Final = games("glossary")
KEPT: Final = 2000  # matches whose game stays in memory


class Here:
    """The part of the bot that knows which game each channel plays."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self._games: dict[int, str] = {}

    async def played(self, interaction: discord.Interaction[Any]) -> str | None:
        """Return the game of this channel, if look-ups know it."""
        return await self._played_in(interaction.channel_id)

    async def meant(self, interaction: discord.Interaction[Any]) -> str | None:
        """Return the game of this channel, or the server's choice, or None."""
        return await self.meant_in(interaction.channel_id, interaction.guild_id)

    async def meant_in(self, channel: int | None, guild: int | None) -> str | None:
        """Return the game of a channel, or its server's choice, or None."""
        chosen = await self._played_in(channel) or await self.bot.servers.setting(guild, RULES_GAME)
        return chosen if chosen in GAMES else None

    async def _played_in(self, channel: int | None) -> str | None:
        match = None if channel is None else await self.bot.store.open_in(channel)
        if match is None:
            return None
        if match not in self._games:
            if len(self._games) >= KEPT:
                self._games.clear()
            self._games[match] = (await self.bot.tables.get(match)).saved.game
        return self._games[match] if self._games[match] in GAMES else None
