"""How a computer thinks about the card game of 2017."""

from engine.players.l5r_lcg.mind import LcgMind

__all__ = ["LcgMind"]
