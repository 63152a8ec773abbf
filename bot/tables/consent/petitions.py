"""Requests that everybody at a table must agree to. The requests are stored with the match and survive a restart.

A message in the channel asks the people, and the petition stores which message that is. A petition is shut when it is
answered, or when it no longer applies because the match has gone on. A shut petition stays stored until its message has
lost its buttons.

``Petitions`` are the requests at one table. An ``Agreement`` is a kind of change for which one person asks, and the
others agree or refuse. Such a change has a number, which is the only thing that people can choose about it: the days of
a pause, or the rounds of a delay.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.store import Petition, SavedMatch
from bot.trouble import Trouble

if TYPE_CHECKING:
    from bot.tables.table import Table

TAKING_BACK: Final = "undo"
AGAIN: Final = "again"
SEAT: Final = "seat"
OVERDUE: Final = "overdue"
PAUSE: Final = "pause"
HANDS: Final = "hands"
SHUT: Final = "shut"


class Petitions:
    """The requests at one table. Changes of the requests are stored with the next save of the match."""

    def __init__(self, saved: SavedMatch) -> None:
        self._saved = saved

    def get(self, kind: str) -> Petition | None:
        """Return the open petition of a kind."""
        return self._saved.petitions.get(kind)

    def ask(self, kind: str, about: str, name: str = "") -> Petition:
        """Begin a petition, which replaces an earlier one of its kind."""
        petition = self.get(kind)
        if petition is None or petition.about != about or petition.name != name:
            self.shut(kind)
            petition = self._saved.petitions[kind] = Petition(about, name=name)
        return petition

    def agree(self, kind: str, about: str, seat: int, needed: Iterable[int]) -> list[int]:
        """Record that ``seat`` agrees to a petition, or begin the petition if nobody has made this exact request.

        Returns the seats in ``needed`` that have not agreed.
        """
        petition = self.get(kind)
        if petition is None or petition.about != about:
            petition = self.ask(kind, about)
        if seat not in petition.agreed:
            petition.agreed.append(seat)
        return lacking(petition, needed)

    def settle(self, kind: str) -> Petition | None:
        """Drop a petition whose message already says how it ended, and return it."""
        return self._saved.petitions.pop(kind, None)

    def shut(self, kind: str, told: str = "") -> None:
        """Withdraw a petition. The message of the petition then reads ``told``, or that the request is over."""
        petition = self.settle(kind)
        if petition is not None and petition.message is not None:
            over = told or f"{kind.partition(':')[0]}-over"
            closed = Petition(over, name=petition.name, message=petition.message)
            self._saved.petitions[f"{SHUT}:{petition.message}"] = closed

    def shut_all(self) -> None:
        """Withdraw all petitions."""
        for kind in [kind for kind in self._saved.petitions if not is_shut(kind)]:
            self.shut(kind)

    def shut_overtaken(self, stamp: str) -> None:
        """Withdraw petitions that the match no longer allows, now that the question ``stamp`` is open."""
        if self._saved.state != "playing":
            self.shut_all()
        petition = self.get(TAKING_BACK)
        if petition is not None and petition.about.partition(":")[0] != stamp:
            self.shut(TAKING_BACK)

    def closing(self) -> Iterator[tuple[str, Petition]]:
        """Yield the petitions that are over, by their keys."""
        yield from [(kind, petition) for kind, petition in self._saved.petitions.items() if is_shut(kind)]


def lacking(petition: Petition, needed: Iterable[int]) -> list[int]:
    """Return the seats in ``needed`` that have not agreed."""
    return [seat for seat in needed if seat not in petition.agreed]


def is_shut(kind: str) -> bool:
    """Tell whether a petition is over and its message still has buttons."""
    return kind.startswith(f"{SHUT}:")


async def note_message(table: "Table", kind: str, message: int) -> None:
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
    check: Callable[["Table", int], None]
    make: Callable[["Table", int], None]

    async def propose(self, table: "Table", user: int, number: int) -> list[int]:
        """Ask everybody for the change. Return the seats that must agree."""
        async with table.lock:
            seat = self._presser(table, user, number)
            petition = table.petitions.ask(self.kind, str(number), table.seating.names[seat])
            if seat not in petition.agreed:
                petition.agreed.append(seat)
            missing = lacking(petition, table.present)
            await self._settle(table, number, missing)
            return missing

    async def consent(self, table: "Table", user: int, number: int) -> list[int]:
        """Let ``user`` agree. Return the seats that have not agreed yet. The last consent makes the change."""
        async with table.lock:
            seat = self._presser(table, user, number)
            self._require_asked(table, number)
            missing = table.petitions.agree(self.kind, str(number), seat, table.present)
            await self._settle(table, number, missing)
            return missing

    async def refuse(self, table: "Table", user: int, number: int) -> None:
        """Let ``user`` refuse, which ends the request."""
        async with table.lock:
            self._presser(table, user, number)
            self._require_asked(table, number)
            table.petitions.settle(self.kind)
            await table.keep()

    def _presser(self, table: "Table", user: int, number: int) -> int:
        """Return the seat of ``user``. Raises Trouble if the change is impossible now."""
        table.playing()
        seat = table.seating.seated(user)
        table.there(seat)
        self.check(table, number)
        return seat

    def _require_asked(self, table: "Table", number: int) -> None:
        petition = table.petitions.get(self.kind)
        if petition is None or petition.about != str(number):
            raise Trouble("trouble-old-button")

    async def _settle(self, table: "Table", number: int, missing: list[int]) -> None:
        if not missing:
            table.petitions.settle(self.kind)
            self.make(table, number)
        await table.keep()
