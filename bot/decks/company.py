"""This module judges whether factions make a good match together, for games that register a part ``company``."""

from collections.abc import Sequence
from typing import Protocol

from discord import ui

from bot.words import Tongue
from engine.kernel.games import part_of, sound


class Company(Protocol):
    """A judge of the factions of one game."""

    name: str

    def named(self, text: str) -> list[str]:
        """Return the factions that a text names, repeats included. Unknown names stay as written."""

    def page(self, wanted: Sequence[str], players: int, say: Tongue) -> ui.LayoutView:
        """Return the message about these factions in a match of ``players`` players."""


def company() -> Company | None:
    """Return the judge of the first game that has one, or None."""
    names = sound("company")
    found: Company | None = part_of(names[0], "company") if names else None
    return found
