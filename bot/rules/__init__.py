"""Look-ups of rules and cards. Each game has a file of its own. The other modules serve all games."""
