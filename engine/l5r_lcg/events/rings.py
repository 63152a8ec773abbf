"""The event by which cards remove fate from rings."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_lcg.events.base import LcgEvent

if TYPE_CHECKING:
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.state import Ring


class RemoveRingFate(LcgEvent):
    """Fate is removed from a ring: to the token pool, or onto another ring (``onto``)."""

    __slots__ = ("amount", "onto", "ring")
    kind = "remove-ring-fate"

    def __init__(self, cause: "Cause", ring: "Ring", amount: int = 1, onto: "Ring | None" = None) -> None:
        super().__init__(cause)
        self.ring = ring
        self.amount = amount
        self.onto = onto

    def possible(self) -> bool:
        seat = self.cause.seat
        return self.ring.fate > 0 and (seat is None or not self.table.players[seat].forbids("ring-fate"))

    def resolve(self) -> None:
        self.amount = min(self.amount, self.ring.fate)
        self.ring.fate -= self.amount
        if self.onto is not None:
            self.onto.fate += self.amount

    def record(self) -> Record:
        facts = {} if self.onto is None else {"other": self.onto.element}
        return self.note(ring=self.ring.element, amount=self.amount, **facts)
