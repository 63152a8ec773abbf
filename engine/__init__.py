"""The rules of the games: pure Python, no Discord, no clock, no files."""
