"""How a computer thinks about the card game of 1997."""

from engine.players.l5r_ccg.mind import CcgMind

__all__ = ["CcgMind"]
