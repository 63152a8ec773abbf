"""The command ``/privacy`` shows the data stored about a person, exports them as a file, and erases them."""

import io
import json
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Button, Press, handlers, on
from bot.controls.control import Attached, button, layout, rows
from bot.everywhere import everywhere
from bot.panels.buttons.agreeing import NO, YES
from bot.panels.messages import ask_page, said
from bot.people import tongue_of
from bot.store import Due
from bot.tables.life.forgetting import ERASE, erase, erase_in
from bot.words import named

PARTS: Final = ("kept", "seen", "how-long", "erase")


class ExportData(Button, verb="mydata"):
    """A button that sends the presser all data that is stored about the presser."""


class AskToErase(Button, verb="forgetme"):
    """A button that asks whether all of the data is to be erased."""


class Erase(Button, verb="forgotten"):
    """A button that erases the data, or cancels."""

    agrees: str


class Privacy(commands.Cog):
    """The commands that show people the data stored about them, and erase it."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)
        bot.later.handle(ERASE, self.erase_here)

    @everywhere
    @app_commands.command(name=named("command-privacy"), description=named("command-privacy-description"))
    async def privacy(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show the stored data, with buttons to export and to erase them."""
        say = tongue_of(interaction)
        days = self.bot.settings.keep_days
        lines = [f"### {say('privacy-title')}", *(f"- {say(f'privacy-{part}', days=days)}" for part in PARTS)]
        buttons = [
            button(say("button-export"), ExportData()),
            button(say("button-erase"), AskToErase(), style=discord.ButtonStyle.danger),
        ]
        view = layout([ui.TextDisplay("\n".join(lines)), *rows(buttons)])
        await interaction.response.send_message(view=view, ephemeral=True)

    @on(ExportData)
    async def export(self, press: Press, pressed: ExportData) -> None:
        """Send a person all data stored about that person."""
        kept = await self.bot.store.personal.of(press.user)
        text = json.dumps(kept, ensure_ascii=False, indent=1, default=str)
        file = Attached(io.BytesIO(text.encode()), "teahouse.json")
        await press.interaction.response.send_message(press.say("privacy-exported"), file=file, ephemeral=True)

    @on(AskToErase)
    async def ask_to_erase(self, press: Press, pressed: AskToErase) -> None:
        """Ask for a confirmation and explain the consequences."""
        yes = button(press.say("button-erase-yes"), Erase(YES), style=discord.ButtonStyle.danger)
        no = button(press.say("button-erase-no"), Erase(NO))
        await press.interaction.response.edit_message(view=ask_page(press.say("privacy-sure"), yes, no))

    @on(Erase)
    async def erase(self, press: Press, pressed: Erase) -> None:
        """Erase all data about a person and show the changed tables to the others, or cancel."""
        if pressed.agrees != YES:
            await press.interaction.response.edit_message(view=said(press.say("privacy-not")))
            return
        await press.interaction.response.defer()
        tables = await erase(self.bot.tables, press.user, self.bot.clock.now())
        self.bot.people.forget(press.user)
        for table in tables:
            self.bot.show.changed(table)
        await press.interaction.edit_original_response(view=said(press.say("privacy-erased")))

    async def erase_here(self, due: Due) -> None:
        """Take a person out of a match of this process, because another process has erased the person's data."""
        table = await erase_in(self.bot.tables, due.match or 0, due.person or 0)
        await self.bot.store.due.take(due)
        if table is not None:
            self.bot.show.changed(table)


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Privacy(bot))
