"""Events of the Imperial Favor: lobbying, taking it, giving it up (§imperial-favor, §lobbying)."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CcgEvent, PlayerEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


class Lobby(CcgEvent):
    """A player lobbies for the Favor, having bowed a Personality for it (§lobbying).

    ``rival`` is the player to beat, or None if there is no contest. ``paid`` is the Honor that the two have bought for
    the contest.
    """

    __slots__ = ("paid", "personality", "rival", "seat")
    kind = "lobby"

    def __init__(self, cause: "Cause", seat: int, personality: "Card", rival: int | None) -> None:
        super().__init__(cause)
        self.seat = seat
        self.personality = personality
        self.rival = rival
        self.paid: dict[int, int] = {}

    def record(self) -> Record:
        return self.note(player=self.seat, card=self.personality.key, rival=self.rival)


class BuyHonor(PlayerEvent):
    """A player buys Honor that counts in a lobbying contest."""

    __slots__ = ("lobby",)
    kind = "buy-honor"

    def __init__(self, cause: "Cause", lobby: Lobby, seat: int, amount: int) -> None:
        super().__init__(cause, seat, amount)
        self.lobby = lobby

    def resolve(self) -> None:
        self.lobby.paid[self.seat] = self.lobby.paid.get(self.seat, 0) + self.amount


class TakeFavor(PlayerEvent):
    """A player takes control of the Favor."""

    __slots__ = ()
    kind = "take-favor"

    def possible(self) -> bool:
        player = self.table.players[self.seat]
        return self.table.favor != self.seat and not player.forbids("hold-favor", self.cause)

    def resolve(self) -> None:
        self.table.placing.give_favor(self.seat)

    def record(self) -> Record:
        return self.note(player=self.seat)


class GiveUpFavor(PlayerEvent):
    """The Favor's controller gives it up. The Favor then belongs to nobody (§favor-uses)."""

    __slots__ = ()
    kind = "give-up-favor"

    def possible(self) -> bool:
        return self.table.favor == self.seat

    def resolve(self) -> None:
        self.table.placing.give_favor(None)

    def record(self) -> Record:
        return self.note(player=self.seat)
