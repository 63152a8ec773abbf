"""Base classes of this game's events."""

from typing import TYPE_CHECKING

from engine.cardplay import events as cardplay
from engine.cardplay.events import public_key

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table


class CcgEvent(cardplay.TableEvent):
    """An event of this game that fits none of the base classes below."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"


class Announce(CcgEvent):
    """A Strategy has been announced, and its costs have not been paid yet."""

    __slots__ = ("use",)
    kind = "announce-strategy"

    def __init__(self, use: "Use") -> None:
        super().__init__(use)
        self.use = use


class CardEvent(cardplay.CardEvent):
    """An event about one card."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"
    card: "Card"


class PlayerEvent(cardplay.PlayerEvent):
    """An event about one player and a number."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"


class CardsEvent(cardplay.CardsEvent):
    """An event about several cards of one player."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"
    cards: "list[Card]"


__all__ = ["Announce", "CardEvent", "CardsEvent", "CcgEvent", "PlayerEvent", "public_key"]
