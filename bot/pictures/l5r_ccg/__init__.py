"""The pictures of the 1997 game."""
