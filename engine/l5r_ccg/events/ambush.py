"""Events of an ambush, which is fought outside the provinces."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent
from engine.l5r_ccg.events.battle import AttackEnds

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


class Ambush(CardEvent):
    """A unit begins a battle with another player's unit outside the Attack Phase."""

    __slots__ = ("foe",)
    kind = "ambush"

    def __init__(self, cause: "Cause", card: "Card", foe: "Card") -> None:
        super().__init__(cause, card)
        self.foe = foe

    def possible(self) -> bool:
        there = all(one.is_personality and one.at is None for one in (self.card, self.foe))
        return there and self.table.attack is None and self.card.controller != self.foe.controller

    def resolve(self) -> None:
        self.table.course.begin_ambush(self.card, self.foe)

    def record(self) -> Record:
        return self.note(card=self.card.key, target=self.foe.key)


class AmbushEnds(AttackEnds):
    """An ambush is over: both units go home."""

    __slots__ = ()
    kind = "ambush-ends"

    def record(self) -> Record | None:
        return None
