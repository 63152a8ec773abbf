"""The Lord of the Hundreds (14): the warlord and his moods, mobs, and the Hoard."""

from engine.root.factions.hundreds.board import Hundreds

__all__ = ["Hundreds"]
