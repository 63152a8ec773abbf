"""Absence: time that is up, pauses by agreement, vacations, and seats that a moderator fills."""

from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Teahouse
from bot.everywhere import everywhere
from bot.pace.vacation import LONGEST as LONGEST_VACATION
from bot.pace.vacation import Vacation
from bot.panels import Press
from bot.panels.agreeing import NO, YES, Pause
from bot.panels.buttons import handlers, on
from bot.panels.clocks import Overdue, moment
from bot.panels.control import button
from bot.panels.pages import ask_page, said
from bot.panels.press import tell
from bot.people import tongue_of
from bot.store import Due
from bot.tables import Table
from bot.tables.consent import PAUSE
from bot.tables.overdue import decide
from bot.tables.pausing import GO_ON, consent, propose, refuse
from bot.tables.timing import FOLLOW
from bot.trouble import Trouble
from bot.words import Tongue, called, named

MINE: Final = 1000  # tables of one person


class Absence(commands.Cog):
    """The presses about time that is up and about pauses, and ``/vacation``."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(Overdue)
    async def overdue(self, press: Press, pressed: Overdue) -> None:
        """Decide what becomes of a seat whose time is up."""
        table, seat, way = await self.bot.tables.get(pressed.table), pressed.seat, pressed.way
        say = (await self.bot.show.tongue(table.saved.guild)).of(table.face.name)
        names = table.shown_names(say)
        missing = await decide(table, press.user, seat, way)
        who = table.names[table.seated(press.user)] if table.seat_of(press.user) is not None else ""
        self.bot.show.changed(table)
        if missing:
            others = ", ".join(table.names[other] for other in missing)
            await tell(press.interaction, press.say("over-some", who=others))
            return
        await press.interaction.response.send_message(view=said(say(f"over-{way}", name=who, seat=names[seat])))

    @on(Pause)
    async def pause_pressed(self, press: Press, pressed: Pause) -> None:
        """Agree to a pause, or to going on, or not: it is done when everybody agrees."""
        table, days = await self.bot.tables.get(pressed.table), pressed.days
        say = await self.bot.show.tongue(table.saved.guild)
        who = table.names[table.seated(press.user)]
        if pressed.agrees != YES:
            await refuse(table, press.user, days)
            await press.interaction.response.edit_message(view=said(say("pause-refused", name=who)))
            return
        missing = await consent(table, press.user, days)
        view = pause_page(table, days, who, missing, say) if missing else said(pause_line(table, say))
        try:
            await press.interaction.response.edit_message(view=view)
        finally:
            self.bot.show.changed(table)

    @everywhere
    @app_commands.command(name=named("command-vacation"), description=named("command-vacation-description"))
    @called(days="days")
    async def vacation(
        self, interaction: discord.Interaction[Teahouse], days: app_commands.Range[int, 0, LONGEST_VACATION]
    ) -> None:
        """Be away for some days: the clocks of one's slow matches stand. With 0 come back."""
        people, user, now = self.bot.people, interaction.user.id, self.bot.clock.now()
        spans = Vacation(people.away(user)).begun(now, days) if days else Vacation(people.away(user)).ended(now)
        await people.go_away(user, spans)
        for match, _ in (await self.bot.store.tables_of(user))[:MINE]:
            await self._retime(match)
        say, left = tongue_of(interaction), Vacation(spans).left(now)
        if days:
            await tell(interaction, say("vacation-begun", until=moment(spans[-1][1], "D"), left=left))
        else:
            await tell(interaction, say("vacation-over", left=left))

    async def _retime(self, match: int) -> None:
        """Let a table learn that somebody is away, or back; one of another process learns it there."""
        if not await self.bot.store.is_ours(match):
            await self.bot.store.pass_on(Due(f"{FOLLOW}:{match}", FOLLOW, self.bot.clock.now(), match))
            return
        try:
            table = await self.bot.tables.get(match)
        except Trouble:
            return
        if table.timing is not None and table.timing.clock is not None and table.saved.state == "playing":
            async with table.lock:
                await table.keep()
            self.bot.show.changed(table)


async def ask_for_pause(bot: Teahouse, interaction: discord.Interaction[Any], table: Table, days: int) -> None:
    """Ask everybody at a table for a pause, or to go on; where nobody is to be asked it is done."""
    missing = await propose(table, interaction.user.id, days)
    say = await bot.show.tongue(table.saved.guild)
    if not missing:
        await interaction.response.send_message(view=said(pause_line(table, say)))
        bot.show.changed(table)
        return
    who = table.names[table.seated(interaction.user.id)]
    others = [discord.Object(table.saved.seats[other].user or 0) for other in missing]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=others)
    view = pause_page(table, days, who, missing, say)
    answer = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    if answer.message_id is not None:
        await table.note_message(PAUSE, answer.message_id)


def pause_page(table: Table, days: int, name: str, missing: list[int], say: Tongue) -> ui.LayoutView:
    """Return the question whether everybody agrees to a pause, or to going on."""
    who = ", ".join(f"<@{table.saved.seats[other].user}>" for other in missing)
    question = say("pause-ask" if days != GO_ON else "resume-ask", name=name, days=days, who=who)
    yes = button(say("button-consent"), Pause(table.id, days, YES), style=discord.ButtonStyle.success)
    return ask_page(question, yes, button(say("button-refuse"), Pause(table.id, days, NO)))


def pause_line(table: Table, say: Tongue) -> str:
    """Return that a match is paused, or goes on."""
    until = None if table.timing is None else table.timing.paused_until
    return say("resume-done") if until is None else say("pause-done", until=moment(until, "f"))


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Absence(bot))
