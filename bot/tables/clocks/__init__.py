"""Turns and time: the turns, the clock and the notices of a table (``timing``), and a player who is ``overdue``."""
