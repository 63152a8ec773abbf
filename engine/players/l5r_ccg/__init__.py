"""The computer player of the 1997 card game."""

from engine.players.l5r_ccg.mind import CcgMind

__all__ = ["CcgMind"]
