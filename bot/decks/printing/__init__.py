"""Decks to take along: as ``text`` in each form that the reader understands, and as sheets on ``paper``."""
