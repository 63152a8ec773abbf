"""The Lizard Cult (10): outcasts, conspiracies, rituals, and the Lost Souls."""

from engine.root.factions.cult.board import Cult
from engine.root.factions.cult.conspiracies import GARDENS

__all__ = ["GARDENS", "Cult"]
