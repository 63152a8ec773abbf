"""Events in which the dead come back into play."""

from engine.l5r_ccg.events.cards import Overlay
from engine.l5r_ccg.machinery.transforming import take_place


class TakePlace(Overlay):
    """A dead Personality comes back in exchange for another one, which is discarded from play.

    The returning Personality takes over attached cards, tokens and permanent changes.
    """

    __slots__ = ()
    kind = "take-place"

    def possible(self) -> bool:
        return super().possible() and not self.former.forbids("leave-play", self.cause)

    def resolve(self) -> None:
        take_place(self.card, self.former)
