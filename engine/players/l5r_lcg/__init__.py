"""The computer player of the 2017 card game."""

from engine.players.l5r_lcg.mind import LcgMind

__all__ = ["LcgMind"]
