"""What all events of this game share."""

from typing import TYPE_CHECKING, Any

from engine.kernel.events import Event
from engine.kernel.record import Record

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.state import Player
    from engine.l5r_lcg.table import Table


def public_key(subject: Any) -> str:
    """Return what everybody may know a subject by: its key, or only its place while it lies facedown on a province."""
    if getattr(subject, "facedown", False) and subject.slot is not None:
        return str(subject.slot.place)
    return str(subject.key)


class LcgEvent(Event):
    """An event at an LCG table."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"

    def note(self, **facts: Any) -> Record:
        """Return a public record of this event; cards and players are given by key and seat."""
        cause = self.cause
        if cause.this is not None:
            # By the name it had when it was used: it may be in a hand by now, where it has another.
            facts["by"] = cause.label or cause.this.key
        return Record(self.kind, facts)

    def player(self, seat: int) -> "Player":
        """Return the player in ``seat``."""
        return self.table.players[seat]


class CardEvent(LcgEvent):
    """An event about one card."""

    __slots__ = ("card",)

    def __init__(self, cause: "Cause", card: "Card") -> None:
        super().__init__(cause)
        self.card = card

    def record(self) -> Record | None:
        return self.note(card=self.card.key)


class PlayerEvent(LcgEvent):
    """An event about one player and a number of something."""

    __slots__ = ("amount", "seat")

    def __init__(self, cause: "Cause", seat: int, amount: int = 1) -> None:
        super().__init__(cause)
        self.seat = seat
        self.amount = amount

    def record(self) -> Record | None:
        return self.note(player=self.seat, amount=self.amount)


class CardsEvent(LcgEvent):
    """An event about several cards of one player."""

    __slots__ = ("cards", "seat")

    def __init__(self, cause: "Cause", seat: int, cards: "list[Card]") -> None:
        super().__init__(cause)
        self.seat = seat
        self.cards = cards

    def possible(self) -> bool:
        return bool(self.cards)

    def record(self) -> Record | None:
        return self.note(player=self.seat, cards=[card.key for card in self.cards])
