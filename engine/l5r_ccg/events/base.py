"""What all events of this game share."""

from typing import TYPE_CHECKING

from engine.cardplay import events as cardplay
from engine.cardplay.events import public_key

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.cause import Cause
    from engine.l5r_ccg.state import Player
    from engine.l5r_ccg.table import Table


class CcgEvent(cardplay.TableEvent):
    """An event at this game's table."""

    __slots__ = ()
    table: "Table"
    cause: "Cause"

    def player(self, seat: int) -> "Player":
        """Return the player in ``seat``."""
        return self.table.players[seat]


class CardEvent(cardplay.CardEvent, CcgEvent):
    """An event about one card."""

    __slots__ = ()
    card: "Card"


class PlayerEvent(cardplay.PlayerEvent, CcgEvent):
    """An event about one player and a number of something."""

    __slots__ = ()


class CardsEvent(cardplay.CardsEvent, CcgEvent):
    """An event about several cards of one player."""

    __slots__ = ()
    cards: "list[Card]"


__all__ = ["CardEvent", "CardsEvent", "CcgEvent", "PlayerEvent", "public_key"]
