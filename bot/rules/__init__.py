"""Looking up rules and cards: what all games share, and a file for each game with what is its own."""
