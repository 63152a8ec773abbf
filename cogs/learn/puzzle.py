"""``/puzzle``: the day's puzzle of a channel, and solving it in private."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page
from bot.cooldown import costly
from bot.everywhere import everywhere
from bot.games import face_of, faces
from bot.here import Here
from bot.people import tongue_of
from bot.puzzles.buttons import GiveUp, ShowDay, Solve
from bot.puzzles.day import puzzle_games, puzzle_of
from bot.puzzles.pages import day_page, own_scene, riddle_page
from bot.puzzles.riddle import PUZZLE, Riddle, begin_riddle, puzzle_named
from bot.tables import Table
from bot.trouble import Trouble
from bot.words import Tongue, called, matching, named
from cogs.table.naming import seat_name

Interaction = discord.Interaction[Teahouse]


class Puzzles(commands.Cog):
    """The commands that show puzzles and judge answers."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.here = Here(bot)
        bot.tables.kinds[PUZZLE] = Riddle
        bot.show.alone[Riddle] = self.page
        bot.presses |= handlers(self)

    @everywhere
    @app_commands.command(name=named("command-puzzle"), description=named("command-puzzle-description"))
    @costly
    @called(game="puzzlegame")
    async def puzzle(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the day's puzzle to the channel."""
        say = await self.bot.servers.tongue(interaction.guild_id) if interaction.guild_id else tongue_of(interaction)
        await self._show(interaction, game, say, private=False)

    @puzzle.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the games that have puzzles."""
        say, known = tongue_of(interaction), puzzle_games()
        return matching({face.name: face.title(say) for face in faces() if face.name in known}, current)

    @on(ShowDay)
    async def show_day(self, press: Press, _: ShowDay) -> None:
        """Show the day's puzzle to the person who pressed."""
        await self._show(press.interaction, None, press.say, private=True)

    async def _show(self, interaction: Interaction, game: str | None, say: Tongue, *, private: bool) -> None:
        """Send the puzzle of this place and day.

        Without ``game``, the puzzle is for the game of the channel or of the server.
        """
        known = puzzle_games()
        meant = game or await self.here.meant(interaction)
        name = game or (meant if meant in known else next(iter(known), "")) or ""
        puzzle = puzzle_of(name, interaction.channel_id or interaction.user.id, interaction.created_at)
        allowed = interaction.guild_id is None or interaction.app_permissions.attach_files
        wanted = await self.bot.servers.setting(interaction.guild_id, "shown") != "text"
        drawn = []
        if allowed and wanted:
            drawn = await self.bot.painter.paint_all(face_of(name).pictures(own_scene(name, puzzle, say))[:1])
        page = day_page(name, puzzle, say, drawn)
        await interaction.response.send_message(**page.sent(), ephemeral=private)

    @on(Solve)
    async def begin(self, press: Press, button: Solve) -> None:
        """Open a puzzle for the presser alone."""
        if button.game not in puzzle_games():
            raise Trouble("trouble-no-puzzle")
        puzzle, name = puzzle_named(button.game, button.puzzle), seat_name(press.interaction.user)
        riddle = await begin_riddle(self.bot.tables, press.user, name, button.game, puzzle)
        if press.private:
            await self.bot.show.update_panel(press, riddle, puzzle.seat)
        else:
            await self.bot.show.open_panel(press, riddle, puzzle.seat)

    @on(GiveUp)
    async def show_answer(self, press: Press, button: GiveUp) -> None:
        """Show the answer to a person who stops solving."""
        table = await self.bot.tables.get(button.table)
        seat = table.seating.seated(press.user)
        if not isinstance(table, Riddle):
            raise Trouble("trouble-old-button", stale=True)
        await table.show_answer(press.user)
        await self.bot.show.update_panel(press, table, seat)

    async def page(self, table: Table, seat: int, say: Tongue, notice: str | None) -> Page:
        """Return the panel of a person who solves a puzzle, with its picture."""
        assert isinstance(table, Riddle)
        drawn = []
        if table.match is not None and self.bot.people.pictures(table.saved.seats[seat].user or 0):
            drawn = await self.bot.painter.paint_all(table.face.pictures(table.scene(seat, say))[:1])
        return riddle_page(table, say, notice, drawn)


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Puzzles(bot))
