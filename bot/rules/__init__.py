"""Look-ups of rules and cards. Each game has a file for what is its own; the other files serve all games."""
