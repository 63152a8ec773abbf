"""The base classes of this game's events."""

from typing import TYPE_CHECKING

from engine.cardplay import events as cardplay
from engine.cardplay.events import public_key

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.machinery.table import Table


class LcgEvent(cardplay.TableEvent):
    """An event of this game that fits none of the base classes below."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"


class CardEvent(cardplay.CardEvent):
    """An event about one card."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"
    card: "Card"


class PlayerEvent(cardplay.PlayerEvent):
    """An event about one player and an amount."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"


class CardsEvent(cardplay.CardsEvent):
    """An event about several cards of one player."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"
    cards: "list[Card]"


__all__ = ["CardEvent", "CardsEvent", "LcgEvent", "PlayerEvent", "public_key"]
