"""The decks that people bring.

``reading`` makes a deck of a pasted text. ``judging`` checks the deck in a format, mends it and counts it, and says the
result in words. ``pictures``, ``pages`` and ``printing`` show a deck: as a picture, as a message, as text or on paper.
``kept`` holds the decks that people need not paste. ``events`` registers decks for an event. The modules here hold the
facts about each game's decks (``game``, ``l5r_lcg``, ``l5r_ccg``) and the share code (``code``). Root has factions
instead of decks: ``company`` and ``root`` judge them. ``command`` is the command ``python -m bot deck``.
"""
