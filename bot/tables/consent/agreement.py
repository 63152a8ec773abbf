"""Changes of a match that need the consent of all players: one person asks, and the others agree or refuse.

A change has a number, which is the only thing that people can choose about it: the days of a pause, or the rounds of a
delay.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.consent.petitions import lacking
from bot.tables.table import Table
from bot.trouble import Trouble


async def note_message(table: Table, kind: str, message: int) -> None:
    """Remember the message of a request, so that its buttons are removed when the request is over."""
    async with table.lock:
        if (petition := table.petitions.get(kind)) is not None:
            petition.message = message
            await table.keep()


@dataclass(frozen=True)
class Agreement:
    """One kind of change that needs consent.

    ``kind`` is the kind of its petition. The function ``check`` raises Trouble if the change is impossible now. The
    function ``make`` carries the change out. The table is saved afterwards.
    """

    kind: str
    check: Callable[[Table, int], None]
    make: Callable[[Table, int], None]

    async def propose(self, table: Table, user: int, number: int) -> list[int]:
        """Ask everybody for the change. Return the seats that must agree."""
        async with table.lock:
            seat = self._presser(table, user, number)
            petition = table.petitions.ask(self.kind, str(number), table.seating.names[seat])
            if seat not in petition.agreed:
                petition.agreed.append(seat)
            missing = lacking(petition, table.present)
            await self._settle(table, number, missing)
            return missing

    async def consent(self, table: Table, user: int, number: int) -> list[int]:
        """Let ``user`` agree. Return the seats that have not agreed yet. The last consent makes the change."""
        async with table.lock:
            seat = self._presser(table, user, number)
            self._require_asked(table, number)
            missing = table.petitions.agree(self.kind, str(number), seat, table.present)
            await self._settle(table, number, missing)
            return missing

    async def refuse(self, table: Table, user: int, number: int) -> None:
        """Let ``user`` refuse, which ends the request."""
        async with table.lock:
            self._presser(table, user, number)
            self._require_asked(table, number)
            table.petitions.settle(self.kind)
            await table.keep()

    def _presser(self, table: Table, user: int, number: int) -> int:
        """Return the seat of ``user``. Raises Trouble if the change is impossible now."""
        table.playing()
        seat = table.seating.seated(user)
        table.there(seat)
        self.check(table, number)
        return seat

    def _require_asked(self, table: Table, number: int) -> None:
        petition = table.petitions.get(self.kind)
        if petition is None or petition.about != str(number):
            raise Trouble("trouble-old-button")

    async def _settle(self, table: Table, number: int, missing: list[int]) -> None:
        if not missing:
            table.petitions.settle(self.kind)
            self.make(table, number)
        await table.keep()
