"""The decks that people bring.

``reading`` makes a deck of a pasted text. ``judging`` checks the deck in a format, mends it and counts it, and says the
result in words. ``pictures``, ``pages`` and ``printing`` show a deck: as a picture, as a message, as text or on paper.
``kept`` holds the decks that people need not paste. ``events`` registers decks for an event. The modules here hold what
each game says about its decks (``game``, ``l5r_lcg``, ``l5r_ccg``; in Root ``company`` and ``root`` judge factions),
the share code (``code``) and the command ``python -m bot deck`` (``command``).
"""
