"""Legend of the Five Rings, the collectible card game of 1995 to 1997: so far, its cards and its law of decks."""
