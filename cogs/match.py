"""``/match`` and the buttons of a running match."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.panels import Press
from bot.panels.control import button
from bot.panels.pages import ask_page, log_page, public_page, said
from bot.panels.press import describe
from bot.tables import Table
from bot.trouble import Trouble
from bot.words import Words, named
from cogs.permissions import require_permissions


class MatchCommands(
    commands.GroupCog,
    group_name=named("command-match"),
    group_description=named("command-match-description"),
):
    """Shows, ends and takes back; and every press of a player's panel."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= {
            "hand": self.open_hand,
            "log": self.open_log,
            "leaf": self.leaf,
            "pick": self.pick,
            "choose": self.choose,
            "sketch": self.sketch,
            "page": self.page,
            "confirm": self.confirm,
            "back": self.take_back,
            "resign": self.resign_pressed,
            "undo": self.undo_pressed,
        }

    # Commands.

    @app_commands.command(name=named("command-show"), description=named("command-show-description"))
    @app_commands.guild_only()
    async def show(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Post the table of this channel anew."""
        require_permissions(interaction)
        table = await self._here(interaction)
        view = public_page(table, await self.bot.show.tongue(table.saved.guild))
        answer = await interaction.response.send_message(view=view)
        old = table.saved.message
        if answer.message_id is not None:
            await self.bot.show.moved(table, answer.message_id)
            await self.bot.show.remove_message(table, old)

    @app_commands.command(name=named("command-log"), description=named("command-log-description"))
    @app_commands.guild_only()
    async def log(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Read the log."""
        table = await self._here(interaction)
        await self._send_log(interaction, table)

    @app_commands.command(name=named("command-resign"), description=named("command-resign-description"))
    @app_commands.guild_only()
    async def resign(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Give the match up, after a question."""
        table = await self._here(interaction)
        table.playing()
        table.seated(interaction.user.id)
        say = Words.load()[interaction.locale]
        yes = button(say("button-resign"), "resign", table.id, "yes", style=discord.ButtonStyle.danger)
        no = button(say("button-play-on"), "resign", table.id, "no")
        await interaction.response.send_message(view=ask_page(say("resign-sure"), yes, no), ephemeral=True)

    @app_commands.command(name=named("command-undo"), description=named("command-undo-description"))
    @app_commands.guild_only()
    async def undo(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Take back one's last decision; ask the others where they have a say."""
        table = await self._here(interaction)
        user = interaction.user.id
        seat = table.seated(user)
        if not table.consent_needed(user):
            await table.undo(user, table.stamp)
            say = Words.load()[interaction.locale]
            await interaction.response.send_message(view=said(say("undo-done-own")), ephemeral=True)
            self.bot.show.changed(table)
            return
        await self._ask_consent(interaction, table, seat)

    # Presses anybody may do.

    async def open_hand(self, press: Press) -> None:
        """Open the presser's panel."""
        table = await self._table(press)
        seat = table.seated(press.user)
        table.playing()
        await self.bot.show.open_panel(press, table, seat)
        # After a restart the public message may be a decision behind.
        self.bot.show.changed(table)

    async def open_log(self, press: Press) -> None:
        """Show the log as the presser may read it."""
        await self._send_log(press.interaction, await self._table(press))

    async def leaf(self, press: Press) -> None:
        """Turn a page of the log."""
        table = await self._table(press)
        say = Words.load()[press.interaction.locale]
        view = log_page(table, table.seat_of(press.user), say, press.number(1))
        await press.interaction.response.edit_message(view=view)

    # Presses of a panel.

    async def pick(self, press: Press) -> None:
        """Answer with the pressed option."""
        await self._act(press, lambda t: t.pick(press.user, press.text(1), [press.text(2)]))

    async def choose(self, press: Press) -> None:
        """Answer with the selected option."""
        await self._act(press, lambda t: t.pick(press.user, press.text(1), press.values))

    async def sketch(self, press: Press) -> None:
        """Note what is selected for a compound answer."""
        group, page = press.number(2), press.number(3)
        await self._act(press, lambda t: t.sketch(press.user, press.text(1), group, page, press.values))

    async def page(self, press: Press) -> None:
        """Look at another page of the options."""
        group, page = press.number(2), press.number(3)
        await self._act(press, lambda t: t.turn_page(press.user, press.text(1), group, page))

    async def confirm(self, press: Press) -> None:
        """Give the compound answer."""
        await self._act(press, lambda t: t.confirm(press.user, press.text(1)))

    async def take_back(self, press: Press) -> None:
        """Take back one's last decision."""
        await self._act(press, lambda t: t.undo(press.user, press.text(1)))

    # Answers to questions of the commands.

    async def resign_pressed(self, press: Press) -> None:
        """Resign, or play on."""
        table = await self._table(press)
        say = Words.load()[press.interaction.locale]
        if press.text(1) == "yes":
            await table.resign(press.user)
            self.bot.show.changed(table)
        text = say("resign-done" if press.text(1) == "yes" else "resign-not")
        await press.interaction.response.edit_message(view=said(text))

    async def undo_pressed(self, press: Press) -> None:
        """Consent to what another player wants taken back, or not."""
        table = await self._table(press)
        asker, presser = press.number(2), table.seated(press.user)
        if asker >= len(table.saved.seats):
            raise Trouble("trouble-old-button")
        say = await self.bot.show.tongue(table.saved.guild)
        agreed: Literal["yes", "no"] = "yes" if press.text(3) == "yes" else "no"
        if presser == asker and agreed == "yes":
            raise Trouble("trouble-own-consent")
        if agreed == "yes":
            await table.undo(table.saved.seats[asker].user or 0, press.text(1), consent="other")
            self.bot.show.changed(table)
        text = say(f"undo-{agreed}", name=table.names[presser], asker=table.names[asker])
        await press.interaction.response.edit_message(view=said(text))

    # Help.

    async def _here(self, interaction: discord.Interaction[Teahouse]) -> Table:
        assert interaction.channel_id is not None
        return await self.bot.tables.in_channel(interaction.channel_id)

    async def _table(self, press: Press) -> Table:
        return await self.bot.tables.get(press.number(0))

    async def _act(self, press: Press, act: Callable[[Table], Awaitable[None]]) -> None:
        """Let a player act and show the panel anew; an old button gets the present panel with a notice."""
        table = await self._table(press)
        seat = table.seated(press.user)
        try:
            await act(table)
        except Trouble as trouble:
            if not (trouble.stale and press.private):
                raise
            table = await self._table(press)
            notice = describe(trouble, Words.load()[press.interaction.locale])
            await self.bot.show.update_panel(press, table, seat, notice)
            return
        try:
            await self.bot.show.update_panel(press, table, seat)
        finally:
            self.bot.show.changed(table)

    async def _send_log(self, interaction: discord.Interaction[Any], table: Table) -> None:
        say = Words.load()[interaction.locale]
        view = log_page(table, table.seat_of(interaction.user.id), say)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _ask_consent(self, interaction: discord.Interaction[Teahouse], table: Table, seat: int) -> None:
        say = await self.bot.show.tongue(table.saved.guild)
        others = [discord.Object(table.saved.seats[n].user or 0) for n in table.humans if n != seat]
        who = ", ".join(f"<@{other.id}>" for other in others)
        question = say("undo-ask", name=table.names[seat], who=who)
        place = (table.id, table.stamp, seat)
        yes = button(say("button-consent"), "undo", *place, "yes", style=discord.ButtonStyle.success)
        no = button(say("button-refuse"), "undo", *place, "no")
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=others)
        await interaction.response.send_message(view=ask_page(question, yes, no), allowed_mentions=mentions)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MatchCommands(bot))
