"""``/help``: the first steps, on one screen."""

from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.control import button, layout, rows
from bot.everywhere import everywhere
from bot.panels.buttons.learning import OfferLessons
from bot.people import tongue_of
from bot.puzzles.buttons import ShowDay
from bot.words import named

PARTS: Final = ("play", "rules", "decks", "messages", "brackets", "yours")


class Help(commands.Cog):
    """The command that shows newcomers how to begin."""

    @everywhere
    @app_commands.command(name=named("command-help"), description=named("command-help-description"))
    async def help(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show the first steps."""
        say = tongue_of(interaction)
        lines = [f"### {say('help-title')}", *(say(f"help-{part}") for part in PARTS), f"-# {say('help-along')}"]
        learn = button(say("button-learn"), OfferLessons(), style=discord.ButtonStyle.primary, sign="🎓")
        puzzle = button(say("button-puzzle-day"), ShowDay(), sign="🧩")
        view = layout([ui.TextDisplay("\n".join(lines)), *rows([learn, puzzle])])
        await interaction.response.send_message(view=view, ephemeral=True)


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Help())
