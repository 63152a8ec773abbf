"""The 1997 game: its rules and its cards."""
