"""Puzzles: positions with open hands in which exactly one answer reaches a goal, found in games and then proven."""
