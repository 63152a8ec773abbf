"""``/language``: in which language the bot speaks to everybody in a guild."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.panels.press import tell
from bot.words import LANGUAGES, Words, named


class SettingsCommands(commands.Cog):
    """What a guild may choose."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-language"), description=named("command-language-description"))
    @app_commands.rename(language=named("option-language"))
    @app_commands.describe(language=named("option-language-description"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=named("language-auto"), value="auto"),
            *(app_commands.Choice(name=named(f"language-{code}"), value=code) for code in LANGUAGES),
        ]
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def language(self, interaction: discord.Interaction[Teahouse], language: str) -> None:
        """Choose the language of public messages."""
        assert interaction.guild_id is not None
        await self.bot.show.set_language(interaction.guild_id, None if language == "auto" else language)
        say = Words.load()[interaction.locale]
        await tell(interaction, say("language-set", language=say(f"language-{language}")))


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(SettingsCommands(bot))
