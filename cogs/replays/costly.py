"""After a match, players see which of their decisions cost them most. The computer of the level "adept" judges this."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page
from bot.panels.buttons.moments import LookBack, TurnCostly
from bot.panels.press import describe
from bot.panels.sending import quietly
from bot.replays.costly import costly_page, looking_page, told_page
from bot.replays.eyes import require_over
from bot.tables import Table
from bot.tables.computers.looking_back import Progress
from bot.trouble import Trouble
from bot.words import Tongue

KEPT: Final = 200  # the number of results that are kept, so that a second press costs nothing
APART: Final = 1.0  # seconds between two edits of the message that tells how far a look back has come


class Looks(commands.Cog):
    """The handler of the button that looks back at a match. The computation runs in the processes that think."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self._found: OrderedDict[tuple[int, int], Progress] = OrderedDict()
        self._under_way: set[tuple[int, int]] = set()
        bot.presses |= handlers(self)

    @on(LookBack)
    async def look_back(self, press: Press, pressed: LookBack) -> None:
        """Show the presser's costly decisions to the presser alone.

        The message says at once that this takes a while. It then shows what was found so far, and in the end the
        result.
        """
        table, seat = await self._seated(press, pressed)
        known = self._found.get((table.id, seat))
        if known is not None and known.looked == known.total:
            page = await self._page(table, seat, press.say, known)
            await press.interaction.response.send_message(**page.sent(), ephemeral=True)
            return
        await self._tell(press, table, seat, apart=True)

    @on(TurnCostly)
    async def turn_costly(self, press: Press, pressed: TurnCostly) -> None:
        """Show another screen of the presser's costly decisions in place of the present one."""
        table, seat = await self._seated(press, pressed)
        known = self._found.get((table.id, seat))
        if known is not None:
            await press.interaction.response.defer()
            page = await self._page(table, seat, press.say, known, pressed.at)
            await press.interaction.edit_original_response(**page.edited())
            return
        await self._tell(press, table, seat, apart=False)  # The bot was restarted meanwhile.

    async def _tell(self, press: Press, table: Table, seat: int, *, apart: bool) -> None:
        """Look back at a match, and tell step by step what was found: in a message ``apart``, or in the pressed one."""
        async with aclosing(self._pages(table, seat, press.say)) as pages:
            async for page in pages:
                if press.interaction.response.is_done():
                    await quietly(press.interaction.edit_original_response(**page.edited()))
                elif apart:
                    await press.interaction.response.send_message(**page.sent(), ephemeral=True)
                else:
                    await press.interaction.response.edit_message(**page.edited())

    async def _seated(self, press: Press, pressed: LookBack | TurnCostly) -> tuple[Table, int]:
        """Return the finished match and the presser's seat. Raises Trouble if the match goes on, or without a seat."""
        table = await self.bot.tables.get(pressed.table)
        require_over(table)
        return table, table.seating.seated(press.user)

    async def _pages(self, table: Table, seat: int, say: Tongue) -> AsyncGenerator[Page, None]:
        """Look back at a match, and yield a page for each step that is worth telling, the result last.

        Raises Trouble if this look back is under way already.
        """
        key, clock, told = (table.id, seat), asyncio.get_running_loop().time, -APART
        if key in self._under_way:
            raise Trouble("trouble-costly-under-way")
        self._under_way.add(key)
        try:
            yield looking_page(say)
            async for progress in self.bot.pondering.review(table.over().header, table.saved.log, seat):
                if progress.over and not progress.looked and progress.total:
                    yield told_page(say("trouble-no-costly"))
                elif progress.over:
                    self._keep(key, progress)
                    yield await self._page(table, seat, say, progress)
                elif progress.looked and clock() >= told + APART:
                    told = clock()
                    yield await self._page(table, seat, say, progress)
        except Trouble as trouble:
            yield told_page(describe(trouble, say))
        finally:
            self._under_way.discard(key)

    async def _page(self, table: Table, seat: int, say: Tongue, found: Progress, at: int = 0) -> Page:
        """Return a screen of a seat's costly decisions."""
        moments = [await self.bot.replays.match_at(table.id, cost.row) for cost in found.worst]
        return costly_page(table, seat, moments, say, await self.bot.replays.of(table), found, at)

    def _keep(self, key: tuple[int, int], found: Progress) -> None:
        self._found[key] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Looks(bot))
