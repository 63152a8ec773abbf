"""The Riverfolk Company (11): funds, services, mercenaries, trade posts."""

from engine.root.factions.riverfolk.board import Riverfolk

__all__ = ["Riverfolk"]
