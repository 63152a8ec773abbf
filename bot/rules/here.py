"""Which game somebody asks about who names none: the one that is played here, or that the server chose."""

from typing import Any, Final

import discord

from bot.app import Teahouse
from bot.people import RULES_GAME
from engine.kernel.games import games

GAMES: Final = games("glossary")


class Here:
    """Knows which games are played where."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self._games: dict[int, str] = {}

    async def played(self, interaction: discord.Interaction[Any]) -> str | None:
        """Return the game that is played in this channel, if it is one that can be looked up."""
        return await self._played_in(interaction.channel_id)

    async def meant(self, interaction: discord.Interaction[Any]) -> str | None:
        """Return the game that is played here, or that the server chose; None where neither tells."""
        return await self.meant_in(interaction.channel_id, interaction.guild_id)

    async def meant_in(self, channel: int | None, guild: int | None) -> str | None:
        """Return the game that is played in a channel, or that its server chose; None where neither tells."""
        chosen = await self._played_in(channel) or await self.bot.show.setting(guild, RULES_GAME)
        return chosen if chosen in GAMES else None

    async def _played_in(self, channel: int | None) -> str | None:
        match = None if channel is None else await self.bot.store.open_in(channel)
        if match is None:
            return None
        if match not in self._games:
            self._games[match] = (await self.bot.tables.get(match)).saved.game
        return self._games[match] if self._games[match] in GAMES else None
