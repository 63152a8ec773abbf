"""After a match, players see which of their decisions cost them most. The computer of the level "adept" judges this."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page
from bot.panels.buttons.moments import LookBack, TurnCostly
from bot.replays.costly import costly_page
from bot.replays.eyes import require_over
from bot.tables import Table
from bot.trouble import Trouble
from bot.words import Tongue
from engine.players.review import Costly

KEPT: Final = 200  # the number of results that are kept, so that a second press costs nothing


class Looks(commands.Cog):
    """The handler of the button that looks back at a match. The computation runs in the processes that think."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self._found: OrderedDict[tuple[int, int], Sequence[Costly]] = OrderedDict()
        bot.presses |= handlers(self)

    @on(LookBack)
    async def look_back(self, press: Press, pressed: LookBack) -> None:
        """Show the presser's costly decisions to the presser alone.

        The computation takes half a minute, and more on a busy machine.
        """
        table = await self.bot.tables.get(pressed.table)
        require_over(table)
        seat = table.seating.seated(press.user)
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        await press.interaction.followup.send(**(await self._page(table, seat, press.say)).sent(), ephemeral=True)

    @on(TurnCostly)
    async def turn_costly(self, press: Press, pressed: TurnCostly) -> None:
        """Show another screen of the presser's costly decisions in place of the present one."""
        table = await self.bot.tables.get(pressed.table)
        require_over(table)
        seat = table.seating.seated(press.user)
        await press.interaction.response.defer()
        page = await self._page(table, seat, press.say, pressed.at)
        await press.interaction.edit_original_response(**page.edited())

    async def _page(self, table: Table, seat: int, say: Tongue, at: int = 0) -> Page:
        """Return a screen of a seat's costly decisions."""
        found = await self._costly(table, seat)
        moments = [(cost, await self.bot.replays.match_at(table.id, cost.row)) for cost in found]
        return costly_page(table, seat, moments, say, await self.bot.replays.of(table), at)

    async def _costly(self, table: Table, seat: int) -> Sequence[Costly]:
        """Return the costly decisions of a seat, computed now or earlier. Raises Trouble if they cannot be computed."""
        key = (table.id, seat)
        if key not in self._found:
            match = table.over()
            found = await self.bot.pondering.review(match.header, table.saved.log, seat)
            if found is None:
                raise Trouble("trouble-no-costly")
            self._found[key] = found
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return self._found[key]


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Looks(bot))
