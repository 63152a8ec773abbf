"""``/match``: the match in this channel, and everything about it beyond single decisions."""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import button
from bot.panels.buttons.agreeing import NO, QUIT, YES, Resign
from bot.panels.levels import level_in_full
from bot.panels.log import log_page
from bot.panels.messages import ask_page, said
from bot.people import tongue_of
from bot.tables import Table
from bot.tables.consent.onlookers import LONGEST as LONGEST_DELAY
from bot.tables.consent.pausing import GO_ON
from bot.tables.consent.pausing import LONGEST as LONGEST_PAUSE
from bot.tables.seats.handover import COMPUTER, choose_level, takeable
from bot.tables.seats.leaving import giving_up, resign
from bot.trouble import Trouble
from bot.words import called, matching, named
from cogs.replays.replay import open_replay
from cogs.table.absence import ask_for_pause
from cogs.table.going_back import take_back
from cogs.table.naming import seat_name
from cogs.table.onlookers import ask_for_open_hands
from cogs.table.permissions import require_closer, require_permissions, require_welcome
from cogs.table.seats import fill_seat, hand_over
from cogs.table.waiting import Waiting
from engine.players.computer import LEVELS, USUAL

log = logging.getLogger(__name__)


@app_commands.guild_only()
class MatchCommands(
    commands.GroupCog,
    group_name=named("command-match"),
    group_description=named("command-match-description"),
):
    """The commands about a match."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    # Commands.

    @app_commands.command(name=named("command-show"), description=named("command-show-description"))
    async def show(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Post the table of this channel again. If a player's table has lost its channel, move it here."""
        require_permissions(interaction)
        assert interaction.channel_id is not None
        try:
            table = await self._here(interaction)
        except Trouble as trouble:
            if trouble.key != "trouble-no-table-here":
                raise
            here = (interaction.guild_id, interaction.channel_id)
            table = await self.bot.tables.take_along(interaction.user.id, *here, self._gone)
        await self._post(interaction, table)

    async def _post(self, interaction: discord.Interaction[Teahouse], table: Table) -> None:
        """Post a table in this channel and remove the message that showed it before."""
        version = table.saved.version
        answer = await interaction.response.send_message(**(await self.bot.show.public.page(table)).sent())
        old = table.saved.message
        if answer.message_id is not None:
            await self.bot.show.public.moved(table, answer.message_id)
            self.bot.show.public_shown(table, version)
            await self.bot.show.public.remove(table, old)
        self.bot.show.changed(table)

    async def _gone(self, channel: int) -> bool:
        """Tell whether a channel is deleted or closed to the bot. An archived thread still counts as present."""
        if self.bot.get_channel(channel) is not None:
            return False
        try:
            await self.bot.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return True
        except (discord.HTTPException, discord.InvalidData):
            return False
        return False

    @app_commands.command(name=named("command-close"), description=named("command-close-description"))
    async def close(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Close an abandoned table. Moderators may do this, and people with the role that the server chose."""
        await require_closer(self.bot, interaction)
        assert interaction.channel_id is not None
        say = await self.bot.servers.tongue(interaction.guild_id)
        if await self.bot.tables.set_aside(interaction.channel_id):
            log.info("channel %s: %s set its match aside", interaction.channel_id, interaction.user.id)
            await interaction.response.send_message(view=said(say("aside-by", who=interaction.user.mention)))
            return
        table = await self._here(interaction)
        await table.close()
        log.info("match %s: %s closed it", table.id, interaction.user.id)
        await interaction.response.send_message(view=said(say("closed-by", who=interaction.user.mention)))
        self.bot.show.changed(table)

    @app_commands.command(name=named("command-retry"), description=named("command-retry-description"))
    async def retry(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Try again to resume the match of this channel that was set aside.

        Only people who manage the server may do this.
        """
        if not interaction.permissions.manage_guild:
            raise Trouble("trouble-managers-only")
        require_permissions(interaction)
        assert interaction.channel_id is not None
        await self._post(interaction, await self.bot.tables.try_again(interaction.channel_id))

    @app_commands.command(name=named("command-log"), description=named("command-log-description"))
    async def log(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show the log of the open match, or else of the last match in this channel."""
        assert interaction.channel_id is not None
        table = await self.bot.tables.last_in(interaction.channel_id)
        table.seating.require_reader(interaction.user.id)
        await self._send_log(interaction, table)

    @app_commands.command(name=named("command-replay"), description=named("command-replay-description"))
    async def replay(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show a replay of the open match, or else of the last match in this channel."""
        assert interaction.channel_id is not None
        table = await self.bot.tables.last_in(interaction.channel_id)
        await open_replay(self.bot, interaction, table, tongue_of(interaction))

    @app_commands.command(name=named("command-resign"), description=named("command-resign-description"))
    async def resign(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Leave the match after a confirmation.

        A match of two players ends. In a match of more players, the other players play on.
        """
        table = await self._here(interaction)
        table.playing()
        way = "resign" if giving_up(table, interaction.user.id) else "quit"
        say = tongue_of(interaction)
        agrees = YES if way == "resign" else QUIT
        yes = button(say(f"button-{way}"), Resign(table.id, agrees), style=discord.ButtonStyle.danger)
        no = button(say("button-play-on"), Resign(table.id, NO))
        await interaction.response.send_message(view=ask_page(say(f"{way}-sure"), yes, no), ephemeral=True)

    @app_commands.command(name=named("command-computer"), description=named("command-computer-description"))
    @called(level="level")
    async def computer(self, interaction: discord.Interaction[Teahouse], level: str = USUAL) -> None:
        """Let the computer play the person's seat for a while, if the others agree."""
        table = await self._here(interaction)
        table.playing()
        seat = table.seating.seated(interaction.user.id)
        await choose_level(table, seat, level)
        await hand_over(self.bot, interaction, table, seat, COMPUTER, table.seating.names[seat])

    @computer.autocomplete("level")
    async def suggest_levels(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the levels of the computer."""
        say = tongue_of(interaction)
        return matching({name: level_in_full(name, say) for name in LEVELS}, current)

    @app_commands.command(name=named("command-takeover"), description=named("command-takeover-description"))
    @called(seat="seat")
    async def take_over(self, interaction: discord.Interaction[Teahouse], seat: str) -> None:
        """Take over a seat if all players agree. A player takes a lent seat back at once."""
        require_permissions(interaction)
        await require_welcome(self.bot, interaction)
        table, user = await self._here(interaction), interaction.user
        table.playing()
        if table.seating.seat_of(user.id) is not None:
            raise Trouble("trouble-already-seated")
        number = found_seat(table, seat, await self._names(table))
        await hand_over(self.bot, interaction, table, number, user.id, seat_name(user))

    @take_over.autocomplete("seat")
    async def suggest_seats(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the seats that a person can ask for."""
        names = await self._names_here(interaction, lambda table: takeable(table, interaction.user.id))
        return matching(names, current)

    # Time.

    @app_commands.command(name=named("command-waiting"), description=named("command-waiting-description"))
    async def waiting(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show the tables on all servers that wait for the person."""
        await self._lists().send(interaction, mine=True)

    @app_commands.command(name=named("command-open-tables"), description=named("command-open-tables-description"))
    async def tables(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show the open tables of this server."""
        await self._lists().send(interaction, mine=False)

    def _lists(self) -> Waiting:
        cog = self.bot.get_cog(Waiting.__name__)
        assert isinstance(cog, Waiting)
        return cog

    @app_commands.command(name=named("command-pause"), description=named("command-pause-description"))
    @called(days="days")
    async def pause(
        self, interaction: discord.Interaction[Teahouse], days: app_commands.Range[int, 1, LONGEST_PAUSE]
    ) -> None:
        """Pause the match for some days, if all agree."""
        await ask_for_pause(self.bot, interaction, await self._here(interaction), days)

    @app_commands.command(name=named("command-resume"), description=named("command-resume-description"))
    async def resume(self, interaction: discord.Interaction[Teahouse]) -> None:
        """End a pause early, if all agree."""
        await ask_for_pause(self.bot, interaction, await self._here(interaction), GO_ON)

    @app_commands.command(name=named("command-hands"), description=named("command-hands-description"))
    @called(rounds="rounds")
    async def hands(
        self, interaction: discord.Interaction[Teahouse], rounds: app_commands.Range[int, 0, LONGEST_DELAY]
    ) -> None:
        """Let onlookers see all cards of earlier rounds, if all agree. With 0 rounds, hide the cards again."""
        await ask_for_open_hands(self.bot, interaction, await self._here(interaction), rounds)

    @app_commands.command(name=named("command-substitute"), description=named("command-substitute-description"))
    @called(seat="seat", person="substitute")
    async def substitute(
        self, interaction: discord.Interaction[Teahouse], seat: str, person: discord.Member | None = None
    ) -> None:
        """Give a seat to another person or the computer. Only moderators of the channel may do this."""
        if not (interaction.permissions.manage_messages or interaction.permissions.manage_channels):
            raise Trouble("trouble-moderators-only-seats")
        table = await self._here(interaction)
        table.playing()
        await fill_seat(self.bot, interaction, table, found_seat(table, seat, await self._names(table)), person)

    @substitute.autocomplete("seat")
    async def suggest_any_seat(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the seats of the match."""
        return matching(await self._names_here(interaction, lambda table: range(len(table.saved.seats))), current)

    async def _names_here(
        self, interaction: discord.Interaction[Teahouse], which: Callable[[Table], Iterable[int]]
    ) -> dict[str, str]:
        """Return the names of some seats of the match here, by number. If there is no match, the result is empty."""
        try:
            table = await self._here(interaction)
        except Trouble:
            return {}
        names = await self._names(table)
        return {str(seat): names[str(seat)] for seat in which(table)}

    async def _names(self, table: Table) -> dict[str, str]:
        """Return the names of a table's seats by number."""
        names = table.seating.shown_names(await self.bot.servers.tongue(table.saved.guild))
        return {str(seat): f"{seat + 1}. {name}" for seat, name in enumerate(names)}

    @app_commands.command(name=named("command-undo"), description=named("command-undo-description"))
    async def undo(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Take back the person's last decision.

        If the other players must agree, ask them. If the game demands a price for taking back, show the price first.
        """
        await take_back(self.bot, interaction, await self._here(interaction))

    # Answers to the commands' questions.

    @on(Resign)
    async def resign_pressed(self, press: Press, pressed: Resign) -> None:
        """Leave the match, or play on. If the consequences have changed since the question, ask again."""
        table = await self.bot.tables.get(pressed.table)
        say = press.say
        if pressed.agrees == NO:
            await press.interaction.response.edit_message(view=said(say("resign-not")))
            return
        way = "resign" if giving_up(table, press.user) else "quit"
        if pressed.agrees != (YES if way == "resign" else QUIT):
            raise Trouble("trouble-changed-meanwhile", stale=True)
        await resign(table, press.user)
        self.bot.show.changed(table)
        await press.interaction.response.edit_message(view=said(say(f"{way}-done")))

    # Help.

    async def _here(self, interaction: discord.Interaction[Teahouse]) -> Table:
        assert interaction.channel_id is not None
        return await self.bot.tables.in_channel(interaction.channel_id)

    async def _send_log(self, interaction: discord.Interaction[Any], table: Table) -> None:
        say = tongue_of(interaction)
        view = await log_page(table, table.seating.seat_of(interaction.user.id), say)
        await interaction.response.send_message(view=view, ephemeral=True)


def found_seat(table: Table, wanted: str, names: dict[str, str]) -> int:
    """Return the seat with this number or name. Raises Trouble if there is no such seat."""
    for number, name in names.items():
        if wanted.casefold() in (number, name.casefold(), table.seating.names[int(number)].casefold()):
            return int(number)
    raise Trouble("trouble-no-such-seat")


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MatchCommands(bot))
