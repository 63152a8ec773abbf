"""Checks of the games' data files."""
