"""The table as one seat sees it while events are valued: the present conflict, and how the events change its totals."""

from typing import Final

from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Conflict
from engine.players.l5r_lcg import outlook

# The worth of things that matter little.
SMALL: Final = 0.3


class Situation:
    """The present table for one seat."""

    __slots__ = ("_before", "_lead", "_outlook", "conflict", "move", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        conflict = table.conflict
        running = conflict is not None and conflict.winner is None and table.step in ("3.2.1", "3.2.2", "3.2.3")
        self.conflict: Conflict | None = conflict if running else None
        # The outlook of the conflict, the attacker's lead, and the worth of this lead. Few questions need them.
        self._outlook: outlook.Outlook | None = None
        self._lead, self._before = 0, 0.0
        # How much the valued events change the attacker's lead.
        self.move = 0.0

    def forget(self) -> None:
        """Forget the changes noted so far."""
        self.move = 0.0

    def moved(self) -> float:
        """Return what the changes noted since ``forget`` are worth to the seat."""
        if self.conflict is None or not self.move:
            return 0.0
        if self._outlook is None:
            self._outlook = outlook.of_conflict(self.table, self.conflict, self.seat)
            self._lead = outlook.lead_of(self.conflict)
            self._before = self._outlook.worth(self.seat, self._lead)
        return self._outlook.worth(self.seat, self._lead + self.move) - self._before

    def shift(self, controller: int, skill: float) -> None:
        """Record that the total of ``controller`` in the conflict changes by ``skill``."""
        if self.conflict is not None:
            self.move += skill if controller == self.conflict.attacker else -skill

    def sign(self, seat: int | None) -> float:
        """Return 1 for the seat itself, -1 for the other."""
        return 1.0 if seat == self.seat else -1.0

    def fighting(self, card: Card) -> bool:
        """Tell whether a character's skill counts in the present conflict."""
        return self.conflict is not None and card.participating and not card.bowed

    def skill(self, card: Card) -> int:
        """Return the skill that a character adds to the conflict, or would add if it participated."""
        if self.conflict is None:
            return 0
        return self.conflict.counted(card) if card.zone == "play" else _printed_skill(card, self.conflict.skill)

    def idle(self, card: Card) -> float:
        """Return the worth of a ready character at home: it may still fight in a later conflict."""
        players = self.table.players
        left = players[0].conflicts_left or players[1].conflicts_left
        if card.participating or not left or self.table.phase != "conflict":
            return SMALL
        return 0.3 * max(card.military, card.political)


def _printed_skill(card: Card, skill: str) -> int:
    return (card.face.military if skill == "military" else card.face.political) or 0
