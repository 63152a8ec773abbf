"""Events of a horde, an army that nobody leads."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CcgEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.state import Province


class JoinHorde(CardEvent):
    """A player sends a unit to a horde that will attack."""

    __slots__ = ()
    kind = "join-horde"

    def possible(self) -> bool:
        return self.card.is_personality and not self.card.bowed and self.card.at is None

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.card.controller)


class HordeAttacks(CcgEvent):
    """A horde attacks a province. ``unturned`` is the number of provinces still to turn up in the Events Phase."""

    __slots__ = ("province", "units", "unturned")
    kind = "horde-attacks"

    def __init__(self, cause: "Cause", units: "list[Card]", province: "Province", unturned: int) -> None:
        super().__init__(cause)
        self.units = units
        self.province = province
        self.unturned = unturned

    def possible(self) -> bool:
        table, province = self.table, self.province
        kept = province.forbids("be-attacked") or table.players[province.owner].forbids("be-attacked")
        return bool(self.units) and table.attack is None and not province.destroyed and not kept

    def resolve(self) -> None:
        self.table.course.begin_horde(self.units, self.province, self.unturned)

    def record(self) -> Record:
        return self.note(province=self.province.key, player=self.province.owner)
