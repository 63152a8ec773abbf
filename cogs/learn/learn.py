"""``/learn``: guided first matches in private, and texts for beginners."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page, turn
from bot.everywhere import everywhere
from bot.games import face_of
from bot.learn.lesson import STEPS, Lesson, begin_lesson, lesson_of, table_of
from bot.learn.pages import advice_page, choice_page, legend_page, lesson_page, skip_page
from bot.panels.buttons import learning
from bot.panels.buttons.answering import AtTable
from bot.panels.pages import sketches
from bot.panels.wishes_page import wishes_page
from bot.people import tongue_of
from bot.tables import Table
from bot.tables.house_options import ADVICE, ON, house_choice
from bot.trouble import Trouble
from bot.words import Tongue, named
from cogs.table.naming import seat_name


class Learn(commands.Cog):
    """The command and the handlers of presses that open lessons and lead through them."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.tables.kinds[STEPS] = table_of
        bot.show.alone[Lesson] = self.page
        bot.presses |= handlers(self)

    @everywhere
    @app_commands.command(name=named("command-learn"), description=named("command-learn-description"))
    async def learn(self, interaction: discord.Interaction[Teahouse]) -> None:
        """Show the list of lessons."""
        view = await self._choice(interaction.user.id, tongue_of(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)

    @on(learning.OfferLessons)
    async def offer_lessons(self, press: Press, pressed: learning.OfferLessons) -> None:
        """Show the list of lessons after a press.

        The list replaces the pressed message if only the presser sees that message.
        """
        await turn(press, Page(await self._choice(press.user, press.say)))

    @on(learning.BeginLesson)
    async def begin_lesson(self, press: Press, pressed: learning.BeginLesson) -> None:
        """Begin the lesson of a game."""
        table = await begin_lesson(self.bot.tables, press.user, seat_name(press.interaction.user), pressed.game)
        await self.bot.show.update_panel(press, table, table.seating.seated(press.user))

    @on(learning.TakeUp)
    async def take_up(self, press: Press, pressed: learning.TakeUp) -> None:
        """Resume a lesson."""
        table = await self._lesson(press, pressed)
        await self.bot.show.update_panel(press, table, table.seating.seated(press.user))

    @on(learning.ReadOn)
    async def read_on(self, press: Press, pressed: learning.ReadOn) -> None:
        """Go on from a page to read."""
        table = await self._lesson(press, pressed)
        try:
            await table.read(press.user, pressed.step)
        except Trouble as trouble:
            if not trouble.stale:
                raise
        await self.bot.show.update_panel(press, table, table.seating.seated(press.user))

    @on(learning.OfferWaysOut)
    async def offer_ways_out(self, press: Press, pressed: learning.OfferWaysOut) -> None:
        """Ask how to leave the lesson, in place of the panel."""
        table = await self._lesson(press, pressed)
        table.playing()
        page = Page(skip_page(table, press.say))
        await self.bot.show.replace_panel(press, table, table.seating.seated(press.user), page)

    @on(learning.PlayOn)
    async def play_on(self, press: Press, pressed: learning.PlayOn) -> None:
        """Continue the match without the lesson."""
        table = await self._lesson(press, pressed)
        await table.go_on(press.user)
        await self.bot.show.update_panel(press, table, table.seating.seated(press.user))

    @on(learning.EndLesson)
    async def end_lesson(self, press: Press, pressed: learning.EndLesson) -> None:
        """End the lesson and its match."""
        table = await self._lesson(press, pressed)
        seat = table.seating.seated(press.user)
        if table.saved.state == "playing":
            await table.close()
        await self.bot.show.update_panel(press, table, seat)

    @on(learning.ShowLegend)
    async def show_legend(self, press: Press, pressed: learning.ShowLegend) -> None:
        """Explain the signs of a game's pictures, in a separate message."""
        face = face_of(pressed.game)
        say = press.say.of(face.name)
        drawn = await self.bot.painter.paint_all(face.legend(say)) if self.bot.people.pictures(press.user) else []
        page = legend_page(face, say, drawn)
        await press.interaction.response.send_message(**page.sent(), ephemeral=True)

    @on(learning.Advise)
    async def advise(self, press: Press, pressed: learning.Advise) -> None:
        """Show an adept's answer and the reason for it, in place of the panel."""
        table = await self.bot.tables.get(pressed.table)
        seat, stamp = table.seating.seated(press.user), table.stamp
        async with self.bot.show.lead_on(press, table.id, self.bot.tables.get):
            match = table.playing()
            if house_choice(table.saved.settings, ADVICE) != ON:
                raise Trouble("trouble-no-advice")
            if match.prompt_for(seat) is None:
                raise Trouble("trouble-old-question", stale=True)
            await press.interaction.response.defer()
            keys, reason = await self.bot.pondering.advise(match, seat)
            if table.stamp != stamp or table.lost:
                return  # The panel already shows the next question.
            table.draft(seat).advised = keys
            page = Page(advice_page(table, seat, keys, reason, press.say))
            await self.bot.show.replace_panel(press, table, seat, page)

    @on(learning.ChooseBeginner)
    async def choose_beginner(self, press: Press, pressed: learning.ChooseBeginner) -> None:
        """Switch the lines that explain each question's purpose on or off."""
        await self.bot.people.change(press.user, "beginner", "on" if pressed.on else "off")
        await self.offer_lessons(press, learning.OfferLessons())

    @on(learning.SwitchPurposes)
    async def switch_purposes(self, press: Press, pressed: learning.SwitchPurposes) -> None:
        """Switch the lines that explain each question's purpose on or off, in this match and from now on."""
        table = await self.bot.tables.get(pressed.table)
        seat = table.seating.seated(press.user)
        beginner = not table.saved.seats[seat].wishes.beginner
        await self.bot.people.change(press.user, "beginner", "on" if beginner else "off")
        await table.plans.wish(press.user, beginner=beginner)
        await self.bot.show.replace_panel(press, table, seat, Page(wishes_page(table, seat, press.say)))

    async def page(self, table: Table, seat: int, say: Tongue, notice: str | None) -> Page:
        """Return a learner's panel, with a picture of the table if the lesson shows one."""
        step = table.open_step if isinstance(table, Lesson) else None
        wanted = step is None or step.picture
        user = table.saved.seats[seat].user or 0
        drawn = []
        if wanted and table.match is not None and self.bot.people.pictures(user):
            drawn = await self.bot.painter.paint_all(sketches(table, seat, say)[:1])
        return lesson_page(table, seat, say, notice, drawn)

    async def _choice(self, user: int, say: Tongue) -> discord.ui.LayoutView:
        beginner = await self.bot.people.is_beginner(user)
        return choice_page(say, await lesson_of(self.bot.tables, user), beginner=beginner)

    async def _lesson(self, press: Press, pressed: AtTable) -> Lesson:
        """Return the presser's lesson. Raises Trouble if there is no such lesson, or if it belongs to somebody else."""
        table = await self.bot.tables.get(pressed.table)
        table.seating.seated(press.user)
        if not isinstance(table, Lesson):
            raise Trouble("trouble-old-button", stale=True)
        return table


async def setup(bot: Any) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Learn(bot))
