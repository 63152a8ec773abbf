"""The buttons of a running match: those under the public table, and those of a player's own panel."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord.ext import commands

from bot.app import Teahouse
from bot.panels import Press
from bot.panels.beside import back_row, texts_page, why_page
from bot.panels.control import Page
from bot.panels.log import log_page
from bot.panels.pages import released_page
from bot.panels.panel import usable, wishes_page
from bot.panels.press import describe
from bot.people import ASKED
from bot.tables import Table
from bot.tables.going_back import undo
from bot.tables.handover import lent
from bot.trouble import Trouble


class PanelPresses(commands.Cog):
    """Every press on a table or a panel."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= {
            "hand": self.open_hand,
            "log": self.open_log,
            "leaf": self.leaf,
            "text": self.as_text,
            "look": self.look,
            "pick": self.pick,
            "choose": self.choose,
            "mark": self.mark,
            "unfold": self.unfold,
            "texts": self.open_texts,
            "reason": self.open_reason,
            "sketch": self.pick_page,
            "clear": self.clear,
            "page": self.page,
            "screen": self.screen,
            "focus": self.focus,
            "step": self.step,
            "confirm": self.confirm,
            "last": self.confirm_last,
            "back": self.take_back,
            "until": self.pass_until,
            "again": self.ask_again,
            "wishes": self.open_wishes,
            "mode": self.choose_mode,
            "never": self.choose_never,
            "panel": self.back_to_panel,
        }

    # Presses anybody may do.

    async def open_hand(self, press: Press) -> None:
        """Open the presser's panel."""
        table = await self._table(press)
        if lent(table, press.user) is not None:
            view = released_page(table, press.user, press.say)
            await press.interaction.response.send_message(view=view, ephemeral=True)
            return
        seat = table.seated(press.user)
        table.playing()
        await self.bot.show.open_panel(press, table, seat)
        # After a restart the public message may be a decision behind.
        self.bot.show.changed(table)

    async def open_log(self, press: Press) -> None:
        """Show the log as the presser may read it: in the panel where that was pressed."""
        table = await self._table(press)
        table.require_reader(press.user)
        seat, inside = table.seat_of(press.user), press.private
        view = log_page(table, seat, press.say, inside=inside)
        if inside and seat is not None:
            await self.bot.show.replace_panel(press, table, seat, Page(view))
        else:
            await press.interaction.response.send_message(view=view, ephemeral=True)

    async def leaf(self, press: Press) -> None:
        """Turn a page of the log."""
        table = await self._table(press)
        table.require_reader(press.user)
        seat, inside = table.seat_of(press.user), "".join(press.arguments[2:3]).startswith("p")
        view = log_page(table, seat, press.say, press.number(1), inside=inside)
        if inside and seat is not None:
            await self.bot.show.replace_panel(press, table, seat, Page(view))
        elif press.private:
            await press.interaction.response.edit_message(view=view)
        else:
            await press.interaction.response.send_message(view=view, ephemeral=True)

    async def as_text(self, press: Press) -> None:
        """Show the table as text, as the presser may see it."""
        await self._look(press, text=True)

    async def look(self, press: Press) -> None:
        """Show the table as the presser may see it."""
        await self._look(press, text=False)

    async def _look(self, press: Press, *, text: bool) -> None:
        table = await self._table(press)
        seat = table.seat_of(press.user)
        if not press.private or seat is None:
            page = await self.bot.show.look(table, press.user, press.say, text=text)
            await press.interaction.response.send_message(**page.sent(), ephemeral=True)
            return
        end = back_row(table, press.say)
        await self.bot.show.replace_panel(
            press, table, seat, await self.bot.show.look(table, press.user, press.say, text=text, end=end)
        )

    async def open_texts(self, press: Press) -> None:
        """Show the texts of what may be used now, in the panel's place."""
        table = await self._table(press)
        seat = table.seated(press.user)
        await self.bot.show.replace_panel(press, table, seat, Page(texts_page(table, seat, press.say)))

    async def open_reason(self, press: Press) -> None:
        """Show the rule that asks, in the panel's place."""
        table = await self._table(press)
        seat = table.seated(press.user)
        prompt = table.prompt_for(seat)
        if prompt is None:
            raise Trouble("trouble-old-question", stale=True)
        await self.bot.show.replace_panel(press, table, seat, Page(why_page(table, table.face.rule(prompt), press.say)))

    async def unfold(self, press: Press) -> None:
        """Show the hand in full, or no longer."""
        await self._act(press, lambda t: t.unfold(press.user, press.text(1)))

    # Answers.

    async def pick(self, press: Press) -> None:
        """Answer with the pressed option."""
        await self._act(press, lambda t: t.pick(press.user, press.text(1), [press.text(2)]))

    async def choose(self, press: Press) -> None:
        """Answer with the selected option."""
        await self._act(press, lambda t: t.pick(press.user, press.text(1), press.values))

    async def mark(self, press: Press) -> None:
        """Pick one option of a compound answer, or no longer."""
        await self._act(press, lambda t: t.mark(press.user, press.text(1), press.text(2)))

    async def pick_page(self, press: Press) -> None:
        """Note what is selected for a compound answer."""
        group, page = press.number(2), press.number(3)
        await self._act(press, lambda t: t.pick_page(press.user, press.text(1), group, page, press.values))

    async def clear(self, press: Press) -> None:
        """Begin a compound answer anew."""
        await self._act(press, lambda t: t.clear(press.user, press.text(1)))

    async def page(self, press: Press) -> None:
        """Look at another page of some options."""
        page = press.number(3)
        await self._act(press, lambda t: t.turn_page(press.user, press.text(1), press.text(2), page))

    async def screen(self, press: Press) -> None:
        """Look at another part of a long answer."""
        screen = press.number(2)
        await self._act(press, lambda t: t.turn_screen(press.user, press.text(1), screen))

    async def focus(self, press: Press) -> None:
        """Let a stepper be about another option."""
        number = press.number(2)
        await self._act(press, lambda t: t.focus(press.user, press.text(1), number, press.values))

    async def step(self, press: Press) -> None:
        """Take an option once more, or once less."""
        taken = press.number(3)
        await self._act(press, lambda t: t.step(press.user, press.text(1), press.text(2), taken))

    async def confirm(self, press: Press) -> None:
        """Give the compound answer."""
        await self._act(press, lambda t: t.confirm(press.user, press.text(1), press.text(2)))

    async def confirm_last(self, press: Press) -> None:
        """Give the compound answer, and pass the window that comes next."""
        await self._act(press, lambda t: t.confirm(press.user, press.text(1), press.text(2), last=True))

    async def take_back(self, press: Press) -> None:
        """Take back one's last decision."""
        await self._act(press, lambda t: undo(t, press.user, press.text(1)))

    # When to be asked.

    async def pass_until(self, press: Press) -> None:
        """Pass until the end of something."""
        await self._act(press, lambda t: t.pass_until(press.user, press.text(1), press.text(2)))

    async def ask_again(self, press: Press) -> None:
        """Be asked again before the end of what was to be passed."""
        await self._act(press, lambda t: t.wish(press.user, until=None))

    async def back_to_panel(self, press: Press) -> None:
        """Leave the choice of when to be asked."""
        table = await self._table(press)
        await self.bot.show.update_panel(press, table, table.seated(press.user))

    async def open_wishes(self, press: Press) -> None:
        """Show the choice of when to be asked, in the panel's place."""
        table = await self._table(press)
        table.playing()
        seat = table.seated(press.user)
        await self.bot.show.replace_panel(press, table, seat, Page(wishes_page(table, seat, press.say)))

    async def choose_mode(self, press: Press) -> None:
        """Be asked always, or only when something can be done."""
        mode = next((mode for mode in ASKED if mode in press.values), None)
        if mode is None:
            raise Trouble("trouble-option-gone", stale=True)
        await self._act(press, lambda t: t.wish(press.user, mode=mode), then=self.open_wishes)

    async def choose_never(self, press: Press) -> None:
        """Not be asked any more where nothing but the selected cards could be used."""
        table = await self._table(press)
        known = usable(table, table.seated(press.user))
        never = [card for card in known if card in press.values]
        await self._act(press, lambda t: t.wish(press.user, never=never), then=self.open_wishes)

    # Help.

    async def _table(self, press: Press) -> Table:
        return await self.bot.tables.get(press.number(0))

    async def _act(
        self,
        press: Press,
        act: Callable[[Table], Awaitable[None]],
        then: Callable[[Press], Awaitable[None]] | None = None,
    ) -> None:
        """Let a player act and show the panel (or what comes ``then``) anew.

        An old button gets the present panel with a notice.
        """
        table = await self._table(press)
        seat = table.seated(press.user)
        try:
            await act(table)
        except Trouble as trouble:
            if not (trouble.stale and press.private):
                raise
            table = await self._table(press)
            await self.bot.show.update_panel(press, table, seat, describe(trouble, press.say))
            return
        try:
            if then is None or table.saved.state != "playing":
                await self.bot.show.update_panel(press, table, seat)
            else:
                await then(press)
        finally:
            self.bot.show.changed(table)


async def setup(bot: Any) -> None:
    """Add the presses to the bot."""
    await bot.add_cog(PanelPresses(bot))
