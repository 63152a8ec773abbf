"""The table as one seat sees it while events are valued: the present battle, and how the events change its outcome."""

from typing import Final

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.table import Table
from engine.players.l5r_ccg import worth
from engine.players.l5r_ccg.outlook import Outlook, outlook_of

# The worth of things that matter little.
SMALL: Final = 0.2
EARLY: Final = ("straighten", "events", "action", "attack")


class Situation:
    """The present table for one seat.

    ``purse`` is the present worth of one gold. Gold is worth more before the player's own Dynasty Phase.
    """

    __slots__ = ("outlook", "purse", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.outlook: Outlook | None = outlook_of(table, seat)
        self.purse = 1.0 if table.active == seat and table.phase in EARLY else 0.25

    def forget(self) -> None:
        """Forget the changes noted so far."""
        if self.outlook is not None:
            self.outlook.forget()

    def moved(self) -> float:
        """Return the worth to the seat of the changes noted since ``forget``."""
        return 0.0 if self.outlook is None else self.outlook.gain()

    def sign(self, seat: int | None) -> float:
        """Return 1 for the seat itself, and a negative number for another one."""
        return worth.friend(self.table, seat, self.seat)

    def shift(self, card: Card, force: float, loss: float = 0.0) -> None:
        """Record that a card's army gains ``force``, and that its units at risk are worth ``loss`` more."""
        if self.outlook is not None:
            self.outlook.move(card, force, loss)

    def here(self, card: Card) -> bool:
        """Tell whether a card's unit is in the battle."""
        return self.outlook is not None and card.in_play and card.personality.at is self.outlook.battle.province

    def fighting(self, card: Card) -> bool:
        """Tell whether a card's Force counts in the battle now."""
        return self.here(card) and not card.bowed and not card.personality.bowed

    def force(self, card: Card) -> int:
        """Return the Force that a card in play adds to its army.

        For a Personality, this is the Force of the whole unit.
        """
        if card.is_personality:
            return card.unit_force
        return card.bonus("force") if card.face.bonus_force else card.army_force

    def ready_force(self, card: Card) -> int:
        """Return the Force that a bowed card would add if it were unbowed."""
        if card.is_personality:
            return card.force + sum(one.army_force for one in card.attachments)
        return card.force

    def dueling(self, card: Card) -> bool:
        """Tell whether a card fights in the duel in progress."""
        duel = self.table.duel
        return duel is not None and duel.side(card) is not None

    def idle(self, card: Card) -> float:
        """Return the worth of an unbowed card outside the battle, because it may still attack or defend."""
        if not card.is_personality:
            return SMALL
        return 0.3 + 0.3 * (card.unit_force or self.ready_force(card))
