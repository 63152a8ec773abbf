"""Absence: expired time, pauses by agreement, vacations, and seats that a moderator fills."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.everywhere import everywhere
from bot.pace.vacation import LONGEST as LONGEST_VACATION
from bot.pace.vacation import Vacation
from bot.panels.buttons.agreeing import Pause
from bot.panels.clocks import Overdue, moment, span_words
from bot.panels.messages import said
from bot.panels.press import tell
from bot.people import tongue_of
from bot.store import Due
from bot.tables import Table
from bot.tables.clocks.overdue import decide
from bot.tables.clocks.turns import FOLLOW
from bot.tables.consent.pausing import GO_ON, PAUSING
from bot.trouble import Trouble
from bot.words import Tongue, called, named
from cogs.table.asking import Request, ask_everybody, take_answer

MINE: Final = 1000  # at most this many of a person's tables are searched


def _question(say: Tongue, days: int, name: str, who: str) -> str:
    return say("pause-ask" if days != GO_ON else "resume-ask", name=name, days=days, who=who)


def _done(table: Table, say: Tongue) -> str:
    """Return the sentence that says that a match is paused, or that it continues."""
    until = None if table.timing is None else table.timing.paused_until
    return say("resume-done") if until is None else say("pause-done", until=moment(until, "f"))


REQUEST: Final = Request(PAUSING, _question, _done, "pause-refused", Pause)


class Absence(commands.Cog):
    """Handlers of presses about expired time and about pauses, and the command ``/vacation``."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(Overdue)
    async def overdue(self, press: Press, pressed: Overdue) -> None:
        """Decide what happens to a seat whose time is up."""
        table, seat, way = await self.bot.tables.get(pressed.table), pressed.seat, pressed.way
        say = (await self.bot.servers.tongue(table.saved.guild)).of(table.face.name)
        who = table.seating.names[table.seating.seated(press.user)]
        late = table.saved.seats[seat].user if 0 <= seat < len(table.saved.seats) else None
        missing = await decide(table, press.user, seat, way)
        self.bot.show.changed(table)
        if missing:
            others = ", ".join(table.seating.names[other] for other in missing)
            await tell(press.interaction, press.say("over-some", who=others))
            return
        assert late is not None and table.timing is not None and table.timing.clock is not None
        span, until = span_words(table.timing.clock.pace.more, say), table.timing.until(seat)
        end = "" if until is None else moment(self.bot.house.wall(until), "f")
        told = [discord.Object(late)] if table.timing.may_mention(late) else []
        await press.interaction.response.send_message(
            view=said(say(f"over-{way}", name=who, seat=f"<@{late}>", span=span, until=end)),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=told),
        )

    @on(Pause)
    async def pause_pressed(self, press: Press, pressed: Pause) -> None:
        """Agree to a pause or to its end, or refuse. The match is paused or resumed once everybody has agreed."""
        table = await self.bot.tables.get(pressed.table)
        await take_answer(self.bot, press, table, REQUEST, pressed.days, pressed.agrees)

    @everywhere
    @app_commands.command(name=named("command-vacation"), description=named("command-vacation-description"))
    @called(days="days")
    async def vacation(
        self, interaction: discord.Interaction[Teahouse], days: app_commands.Range[int, 0, LONGEST_VACATION]
    ) -> None:
        """Start a vacation of some days. During a vacation the clocks of the person's slow matches stand still.

        With 0 days, end the vacation.
        """
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
        """Make the clocks of a match follow a changed vacation.

        If another process has the match, let that process do so.
        """
        if not await self.bot.store.is_ours(match):
            await self.bot.store.due.pass_on(Due(f"{FOLLOW}:{match}", FOLLOW, self.bot.clock.now(), match))
            return
        try:
            table = await self.bot.tables.get(match)
        except Trouble:
            return
        if table.timing is not None and table.saved.state == "playing":
            async with table.lock:
                await table.keep()
            self.bot.show.changed(table)


async def ask_for_pause(bot: Teahouse, interaction: discord.Interaction[Any], table: Table, days: int) -> None:
    """Ask everybody at a table for a pause or its end.

    If nobody must be asked, the match is paused or resumed at once.
    """
    await ask_everybody(bot, interaction, table, REQUEST, days)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Absence(bot))
