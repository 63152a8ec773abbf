"""Puzzles: the day's position of a channel, shown to all and answered in private."""
