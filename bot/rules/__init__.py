"""Look-ups of rules and cards. Each game has a file of its own.

Modules that are not named after a game serve all games.
"""
