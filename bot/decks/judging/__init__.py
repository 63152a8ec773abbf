"""The verdict on a deck.

``check`` reads a deck and judges it; ``several`` splits a text with several decks, and ``many`` judges many files.
``mend`` finds the changes that make a deck legal. ``numbers`` and ``odds`` count a deck. ``report`` says all this in
words.
"""
