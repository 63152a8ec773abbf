"""The buttons of a running match: under the public table, and on a player's own panel."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page
from bot.panels.beside import back_row, texts_page, why_page
from bot.panels.buttons.answering import ACTS, Act
from bot.panels.buttons.looking import Hand, IfAsked, Leaf, Log, Look, Mode, Never, Panel, Reason, Text, Texts, Wishes
from bot.panels.handing import released_page
from bot.panels.log import log_page
from bot.panels.wishes_page import usable, wishes_page
from bot.people import ASKED
from bot.tables import Table
from bot.tables.seats.handover import lent
from bot.trouble import Trouble


class PanelPresses(commands.Cog):
    """The handlers of all presses on a table or a panel."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    # Presses that anybody may make.

    @on(Hand)
    async def hand(self, press: Press, button: Hand) -> None:
        """Open the presser's panel."""
        table = await self.bot.tables.get(button.table)
        if lent(table, press.user) is not None:
            view = released_page(table, press.user, press.say)
            await press.interaction.response.send_message(view=view, ephemeral=True)
            return
        seat = table.seating.seated(press.user)
        if table.saved.state != "over":
            table.playing()
        await self.bot.show.open_panel(press, table, seat)
        # After a restart the public message may lag behind by one decision.
        self.bot.show.changed(table)

    @on(Log)
    async def log(self, press: Press, button: Log) -> None:
        """Show the log as the presser may read it. If the button is on the panel, the log takes the panel's place."""
        table = await self.bot.tables.get(button.table)
        table.seating.require_reader(press.user)
        seat, inside = table.seating.seat_of(press.user), press.private
        view = await log_page(table, seat, press.say, inside=inside)
        if inside and seat is not None:
            await self.bot.show.replace_panel(press, table, seat, Page(view))
        else:
            await press.interaction.response.send_message(view=view, ephemeral=True)

    @on(Leaf)
    async def leaf(self, press: Press, button: Leaf) -> None:
        """Turn a page of the log."""
        table = await self.bot.tables.get(button.table)
        table.seating.require_reader(press.user)
        seat, inside = table.seating.seat_of(press.user), button.way.startswith("p")
        view = await log_page(table, seat, press.say, button.page, inside=inside)
        if inside and seat is not None:
            await self.bot.show.replace_panel(press, table, seat, Page(view))
        elif press.private:
            await press.interaction.response.edit_message(view=view)
        else:
            await press.interaction.response.send_message(view=view, ephemeral=True)

    @on(Text)
    async def text(self, press: Press, button: Text) -> None:
        """Show the table as text, as the presser may see it."""
        await self._look(press, await self.bot.tables.get(button.table), text=True)

    @on(Look)
    async def look(self, press: Press, button: Look) -> None:
        """Show the table as the presser may see it."""
        await self._look(press, await self.bot.tables.get(button.table), text=False)

    async def _look(self, press: Press, table: Table, *, text: bool) -> None:
        seat = table.seating.seat_of(press.user)
        if not press.private or seat is None:
            page = await self.bot.show.look(table, press.user, press.say, text=text)
            await press.interaction.response.send_message(**page.sent(), ephemeral=True)
            return
        end = back_row(table, press.say)
        await self.bot.show.replace_panel(
            press, table, seat, await self.bot.show.look(table, press.user, press.say, text=text, end=end)
        )

    @on(Texts)
    async def texts(self, press: Press, button: Texts) -> None:
        """Show the texts of the usable cards in place of the panel."""
        table = await self.bot.tables.get(button.table)
        seat = table.seating.seated(press.user)
        await self.bot.show.replace_panel(press, table, seat, Page(texts_page(table, seat, press.say)))

    @on(Reason)
    async def reason(self, press: Press, button: Reason) -> None:
        """In place of the panel, show the rule that asks the open question."""
        table = await self.bot.tables.get(button.table)
        seat = table.seating.seated(press.user)
        async with self.bot.show.lead_on(press, table.id, self.bot.tables.get):
            table.playing()
            prompt = table.prompt_for(seat)
            if prompt is None:
                raise Trouble("trouble-old-question", stale=True)
            page = Page(why_page(table, table.face.rule(prompt), press.say))
            await self.bot.show.replace_panel(press, table, seat, page)

    @on(*ACTS)
    async def act(self, press: Press, button: Act) -> None:
        """Let a player act, and show the panel again."""
        await self._act(press, button.table, lambda table: button.act(table, press.user, press.values))

    # When to be asked.

    @on(Panel)
    async def panel(self, press: Press, button: Panel) -> None:
        """Show the panel again in place of another page."""
        table = await self.bot.tables.get(button.table)
        await self.bot.show.update_panel(press, table, table.seating.seated(press.user))

    @on(Wishes)
    async def wishes(self, press: Press, button: Wishes) -> None:
        """Show the choice of when to be asked in place of the panel."""
        table = await self.bot.tables.get(button.table)
        async with self.bot.show.lead_on(press, table.id, self.bot.tables.get):
            table.playing()
            await self._show_wishes(press, table)

    async def _show_wishes(self, press: Press, table: Table) -> None:
        seat = table.seating.seated(press.user)
        await self.bot.show.replace_panel(press, table, seat, Page(wishes_page(table, seat, press.say)))

    @on(Mode)
    async def mode(self, press: Press, button: Mode) -> None:
        """Choose to be asked always, or only when the player can do something."""
        mode = next((mode for mode in ASKED if mode in press.values), None)
        if mode is None:
            raise Trouble("trouble-option-gone", stale=True)
        await self._act(press, button.table, lambda t: t.plans.wish(press.user, mode=mode), then=self._show_wishes)

    @on(IfAsked)
    async def if_asked(self, press: Press, button: IfAsked) -> None:
        """Store the selected answer to a later question. If nothing is selected, the question will be asked."""
        given = (press.user, press.values, press.say)
        await self._act(press, button.table, lambda table: table.plans.answer_if_asked(*given), then=self._show_wishes)

    @on(Never)
    async def never(self, press: Press, button: Never) -> None:
        """Choose cards about which the player is not asked. The bot passes a question that is only about such cards."""
        table = await self.bot.tables.get(button.table)
        known = usable(table, table.seating.seated(press.user))
        never = [card for card in known if card in press.values]
        await self._act(press, button.table, lambda t: t.plans.wish(press.user, never=never), then=self._show_wishes)

    # Help.

    async def _act(
        self,
        press: Press,
        match: int,
        act: Callable[[Table], Awaitable[None]],
        then: Callable[[Press, Table], Awaitable[None]] | None = None,
    ) -> None:
        """Let a player act, then show the panel (or the page ``then``).

        A person who presses an old button gets the present panel with a notice.
        """
        table = await self.bot.tables.get(match)
        seat = table.seating.seated(press.user)
        async with self.bot.show.lead_on(press, match, self.bot.tables.get):
            await act(table)
            try:
                if then is None or table.saved.state != "playing":
                    await self.bot.show.update_panel(press, table, seat)
                else:
                    await then(press, table)
            finally:
                self.bot.show.changed(table)


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(PanelPresses(bot))
