"""``/about``: the version of the bot, the time of its start, and the time that Discord takes to answer."""

from math import isfinite
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.control import layout
from bot.everywhere import everywhere
from bot.people import tongue_of
from bot.version import VERSION
from bot.words import named


class About(commands.Cog):
    """The command that shows the version and the state of the bot, for people who report a fault or run the bot."""

    @everywhere
    @app_commands.command(name=named("command-about"), description=named("command-about-description"))
    async def about(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show version, start and latency, and the shard if several processes share the bot."""
        say, bot = tongue_of(interaction), interaction.client
        lines = [
            f"### {say('about-title', version=VERSION)}",
            say("about-since", when=discord.utils.format_dt(bot.started, "R"), guilds=len(bot.guilds)),
        ]
        if bot.settings.part.divided:
            lines.append(say("about-shard", shard=0 if interaction.guild is None else interaction.guild.shard_id or 0))
        if isfinite(bot.latency):
            lines.append(say("about-latency", milliseconds=round(bot.latency * 1000)))
        await interaction.response.send_message(view=layout([ui.TextDisplay("\n".join(lines))]), ephemeral=True)


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(About())
