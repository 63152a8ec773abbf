"""The course of the game as the table keeps it: turns, and what lasts until they end."""

from typing import TYPE_CHECKING, Any

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer

if TYPE_CHECKING:
    from engine.l5r_ccg.cause import Cause
    from engine.l5r_ccg.table import Table


class Course:
    """What begins and ends turns at one table, and what ends with them."""

    __slots__ = ("table",)

    def __init__(self, table: "Table") -> None:
        self.table = table

    def begin_turn(self, seat: int) -> None:
        """Begin a player's turn."""
        self.table.turn += 1
        self.table.active = seat
        for player in self.table.players:
            player.lobbied = False

    def apply(
        self, subject: Any, attribute: str, value: int, layer: Layer, until: str, cause: "Cause", test: Any = None
    ) -> None:
        """Begin a lasting effect on a card, a player or a province."""
        source = cause.this.id if cause.this is not None else ""
        lasting = Lasting(attribute, value, layer, source, until, test)
        if until == "permanent":
            subject.lasting.append(lasting)
        else:
            self.table.durations.begin(subject.lasting, lasting)

    def expire(self, scope: str) -> None:
        """End everything that lasts until the end of ``scope``; the turn ends copied tokens too."""
        table = self.table
        for card, seat in table.durations.end(scope, table.index):
            if card.in_play and card.controller != seat:
                table.placing.change_control(card, seat, "permanent")
        for player in table.players:
            for card in player.personalities:
                for one in card.unit:
                    if one.tokens and any(token.until == scope for token in one.tokens):
                        one.tokens[:] = [token for token in one.tokens if token.until != scope]
        table.version += 1
