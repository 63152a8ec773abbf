"""What players plan at a table: passing until something happens, and answers to questions that may come."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.store.plan import Step, passing
from bot.trouble import Trouble
from bot.words import Tongue

if TYPE_CHECKING:
    from bot.tables.table import Table


class Plans:
    """The plans of the players at a table. An impossible plan raises Trouble, and changes nothing."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def ask_again(self, user: int) -> None:
        """Ask ``user`` again although the steps to pass are not over."""
        async with self.table.lock:
            self.table.playing()
            self.table.saved.seats[self.table.seated(user)].wishes.drop()
            await self.table.carry_on()

    async def pass_unless(self, user: int, event: str) -> None:
        """Pass for ``user`` until an event, at the longest until the end of the longest span that the match is in."""
        await self._plan(user, lambda within, _: passing(within, event) if event in self.table.face.alarms else None)

    async def answer_if_asked(self, user: int, keys: Sequence[str], say: Tongue) -> None:
        """Answer the question that the game lets be answered before it comes; without keys ask it as ever."""

        def step(within: tuple[str, str], seat: int) -> Step | None:
            kind, offered = self.table.face.if_asked(self.table.scene(seat, say))
            return Step(kind, tuple(keys), within=within) if kind and {*keys} <= {*offered} else None

        await self._plan(user, step)

    async def _plan(self, user: int, planned: Callable[[tuple[str, str], int], Step | None]) -> None:
        """Add to the plan of ``user`` the steps for the longest present span. Raises Trouble for nothing."""
        async with self.table.lock:
            match, seat = self.table.playing(), self.table.seated(user)
            spans = [*self.table.spans().items()]
            step = planned(spans[-1], seat) if spans else None
            if step is None:
                raise Trouble("trouble-option-gone", stale=True)
            own = self.table.saved.seats[seat]
            own.wishes.put(step)
            if not step.keys:
                own.wishes.drop(step.asks)
            own.wishes.met, own.seen = "", len(match.records)  # only what happens from now on ends it
            await self.table.carry_on()
