"""Decks that nobody has to paste: people's ``own`` decks, the ``prepared`` ones, and both at a table's ``lobby``."""
