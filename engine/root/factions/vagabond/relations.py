"""The Vagabond's relationships (9.2.9): where the marker of each other faction is."""

from engine.root.faction import Faction
from engine.root.machinery.table import Table

HOSTILE, INDIFFERENT, ALLIED = -1, 0, 3


class Relations:
    """The relationship of each other faction with a Vagabond, by seat: -1 is Hostile, 0 Indifferent, 3 Allied.

    ``aided`` counts the aids of this turn that have not moved a marker yet.
    """

    __slots__ = ("aided", "steps")

    def __init__(self) -> None:
        self.steps: dict[int, int] = {}
        self.aided: dict[int, int] = {}

    def copied(self) -> "Relations":
        """Return a copy."""
        copy = Relations()
        copy.steps, copy.aided = dict(self.steps), dict(self.aided)
        return copy

    def of(self, faction: Faction) -> int | None:
        """Return the place of a faction's marker. The result is None for another Vagabond, who has no marker."""
        return self.steps.get(faction.seat)

    def hostile(self, faction: Faction) -> bool:
        """Tell whether a faction is Hostile."""
        return self.steps.get(faction.seat) == HOSTILE

    def allied(self, faction: Faction) -> bool:
        """Tell whether a faction is Allied."""
        return self.steps.get(faction.seat) == ALLIED

    def move(self, table: Table, owner: Faction, faction: Faction, step: int) -> None:
        """Move a faction's marker."""
        self.steps[faction.seat] = step
        self.aided.pop(faction.seat, None)
        table.note("relationship", player=owner.seat, other=faction.seat, step=step)
