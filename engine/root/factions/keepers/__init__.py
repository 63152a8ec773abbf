"""The Keepers in Iron (15): relics, waystations, and the retinue."""

from engine.root.factions.keepers.board import Keepers

__all__ = ["Keepers"]
