"""Events of the dead who come back into play."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.cause import Cause


class TakePlace(CardEvent):
    """A dead Personality comes back in exchange for another one, which is discarded from play.

    It takes over attached cards, tokens and permanent changes.
    """

    __slots__ = ("former", "key", "seat")
    kind = "take-place"

    def __init__(self, cause: "Cause", card: "Card", former: "Card") -> None:
        super().__init__(cause, card)
        self.former = former
        self.seat = former.controller
        self.key = former.key

    def possible(self) -> bool:
        card, former = self.card, self.former
        there = former.is_personality and not former.forbids("leave-play", self.cause)
        return there and not card.in_play and self.table.may_lie_over(card, former)

    def resolve(self) -> None:
        self.table.placing.take_place(self.card, self.former)

    def record(self) -> Record:
        return self.note(card=self.card.key, former=self.key, player=self.seat)
