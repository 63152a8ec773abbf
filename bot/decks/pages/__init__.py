"""The messages about decks, and their ``buttons``.

``deck`` holds the pages of one deck, of a person's list and of two decks compared. ``mend`` shows the cards to change,
and ``many`` the table of many decks.
"""
