"""The decks that people bring: reading, judging, counting, printing and storing them."""
