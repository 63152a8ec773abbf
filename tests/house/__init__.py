"""Checks of the whole repository, independent of any game."""
