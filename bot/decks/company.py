"""Which factions make a good game together, in a game where that can be judged: its part ``company``."""

from collections.abc import Sequence
from typing import Protocol

from discord import ui

from bot.words import Tongue
from engine.kernel.games import part_of, sound


class Company(Protocol):
    """What judges who plays together in one game."""

    name: str

    def named(self, text: str) -> list[str]:
        """Return the factions that a text names, each as often as it does; others stay as they were written."""

    def page(self, wanted: Sequence[str], players: int, say: Tongue) -> ui.LayoutView:
        """Return the page on these factions at a table of so many players."""


def company() -> Company | None:
    """Return what judges factions, of the first game that has it; None where no sound game has."""
    names = sound("company")
    found: Company | None = part_of(names[0], "company") if names else None
    return found
