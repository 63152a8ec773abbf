"""``/match waiting`` and ``/match list``: the tables that wait for a person, and the tables of a server."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Button, Press, handlers, on
from bot.controls.control import button, layout, leading, rows
from bot.games import face_of
from bot.panels.clocks import moment
from bot.people import tongue_of
from bot.store import OpenTable, Sitting
from bot.tables.seats.seating import names_of
from bot.trouble import Trouble
from bot.words import Tongue

PAGE: Final = 10


class TurnWaiting(Button):
    """A button that shows another page of the tables that wait for the presser.

    ``key`` makes the custom_ids of a page's two buttons differ.
    """

    page: int
    key: str


class TurnTables(TurnWaiting):
    """A button that shows another page of the tables of a server."""


class Waiting(commands.Cog):
    """The two lists, ten tables a page."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    async def send(self, interaction: discord.Interaction[Any], *, mine: bool) -> None:
        """Show the first page to the person who asked."""
        view = await self._page(interaction, 0, mine=mine)
        await interaction.response.send_message(view=view, ephemeral=True)

    @on(TurnWaiting)
    async def turn_waiting(self, press: Press, pressed: TurnWaiting) -> None:
        """Turn a page of the tables that wait for the presser."""
        view = await self._page(press.interaction, pressed.page, mine=True)
        await press.interaction.response.edit_message(view=view)

    @on(TurnTables)
    async def turn_list(self, press: Press, pressed: TurnTables) -> None:
        """Turn a page of the tables of the server."""
        view = await self._page(press.interaction, pressed.page, mine=False)
        await press.interaction.response.edit_message(view=view)

    async def _page(self, interaction: discord.Interaction[Any], page: int, *, mine: bool) -> ui.LayoutView:
        say, store = tongue_of(interaction), self.bot.store
        if mine:
            found = await store.pace.waiting_for(interaction.user.id)
        elif interaction.guild_id is not None:
            found = await store.pace.open_in_guild(interaction.guild_id)
        else:
            raise Trouble("trouble-only-on-a-server")
        page = min(page, max(len(found) - 1, 0) // PAGE)
        names = {guild.id: guild.name for guild in self.bot.guilds}
        shown = found[page * PAGE : (page + 1) * PAGE]
        seats = await store.pace.sittings([table.match for table in shown])
        lines = [self._line(table, seats[table.match], names, say, mine=mine) for table in shown]
        return list_page(found, lines, page, say, mine=mine)

    def _line(
        self, table: OpenTable, seats: Sequence[Sitting], names: dict[int, str], say: Tongue, *, mine: bool
    ) -> str:
        """Return a line about a table: its game, its place, its players, and what it waits for or until when."""
        place = f"<#{table.channel}>"
        if mine and table.guild in names:
            place = say("waiting-place", channel=place, server=names[table.guild])
        if not mine:
            when = say("waiting-lobby") if table.state == "lobby" else playing_line(seats, say)
        elif not self.bot.store.home.shards.hold(table.guild):
            when = ""  # The clock of this match belongs to another process.
        elif table.until is not None and table.until <= self.bot.house.now():
            when = f"⏳ {say('clock-own-over-alone')}"
        elif table.until is not None:
            when = say("waiting-until", until=moment(self.bot.house.wall(table.until)))
        elif table.since is not None:
            when = say("waiting-since", since=moment(self.bot.house.wall(table.since)))
        else:
            when = ""
        players = " · ".join(names_of(seats, say))
        below = say("waiting-players", players=players, what=when) if when else players
        return say("waiting-line", game=title(table.game, say), place=place) + f"\n{below}"


def playing_line(seats: Sequence[Sitting], say: Tongue) -> str:
    """Return a line that names the people for whom a match waits, or says that it is being played."""
    waits = [name for name, seat in zip(names_of(seats, say), seats, strict=True) if seat.waits]
    return say("waiting-on", who=", ".join(waits)) if waits else say("waiting-plays")


def list_page(found: Sequence[OpenTable], lines: Sequence[str], page: int, say: Tongue, *, mine: bool) -> ui.LayoutView:
    """Return a page of tables, each with a button to it."""
    verb, turn = ("waiting", TurnWaiting) if mine else ("tables", TurnTables)
    if not found:
        return layout([ui.TextDisplay(say(f"{verb}-none"))])
    pages = -(-len(found) // PAGE)
    heading = say(f"{verb}-title", count=len(found))
    items: list[ui.Item[Any]] = [ui.TextDisplay(heading)]
    for table, line in zip(found[page * PAGE :], lines, strict=False):
        items.append(ui.Section(ui.TextDisplay(line), accessory=leading(say("button-there"), link(table))))
    if pages > 1:
        of = say("page-of", page=page + 1, pages=pages)
        items.append(ui.TextDisplay(f"-# {of}"))
        back = button(say("button-page-back"), turn(max(page - 1, 0), "back"), disabled=page == 0)
        items += rows([back, button(say("button-page-on"), turn(page + 1, "on"), disabled=page + 1 >= pages)])
    return layout(items)


def link(table: OpenTable) -> str:
    """Return the address of a table on Discord."""
    place = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    return place if table.message is None else f"{place}/{table.message}"


def title(game: str, say: Tongue) -> str:
    """Return the title of a game, or its id if the game cannot be played now."""
    try:
        return face_of(game).title(say)
    except Trouble:
        return game


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Waiting(bot))
