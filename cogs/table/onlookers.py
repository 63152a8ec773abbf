"""The request to show onlookers all hands, and the answers of the people who must agree."""

from typing import Any, Final

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.panels.buttons.agreeing import OpenHands
from bot.panels.messages import said
from bot.tables import Table
from bot.tables.consent.onlookers import OPENING, delay_of, hide
from bot.words import Tongue
from cogs.table.asking import Request, ask_everybody, take_answer


def _done(table: Table, say: Tongue) -> str:
    return say("hands-done", rounds=delay_of(table) or 0)


def _question(say: Tongue, rounds: int, name: str, who: str) -> str:
    return say("hands-ask", name=name, rounds=rounds, who=who)


REQUEST: Final = Request(OPENING, _question, _done, "hands-refused", OpenHands)


class Onlookers(commands.Cog):
    """The answers to the request that onlookers may see earlier hands."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(OpenHands)
    async def answer(self, press: Press, pressed: OpenHands) -> None:
        """Agree that onlookers see earlier hands, or refuse."""
        table = await self.bot.tables.get(pressed.table)
        await take_answer(self.bot, press, table, REQUEST, pressed.rounds, pressed.agrees)


async def ask_for_open_hands(bot: Teahouse, interaction: discord.Interaction[Any], table: Table, rounds: int) -> None:
    """Ask everybody whether onlookers may see all cards a number of rounds later.

    With 0 rounds, hide the hands at once.
    """
    if rounds:
        await ask_everybody(bot, interaction, table, REQUEST, rounds)
        return
    await hide(table, interaction.user.id)
    say = await bot.servers.tongue(table.saved.guild)
    name = table.seating.names[table.seating.seated(interaction.user.id)]
    await interaction.response.send_message(view=said(say("hands-hidden", name=name)))
    bot.show.changed(table)


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Onlookers(bot))
