"""Turns and time: ``turns``, the clock and notices of a table (``timing``), and a player who is ``overdue``."""
