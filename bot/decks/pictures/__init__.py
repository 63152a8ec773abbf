"""Pictures of decks.

``curve`` shows the costs of a deck, ``beside`` the deck beside prepared ones, ``hand`` the odds of an opening hand,
``mend`` the cards to change, and ``field`` the decks of a whole event.
"""
