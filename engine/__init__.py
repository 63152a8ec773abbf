"""The rules of the games, in pure Python: the rules use no Discord, no clock and no files."""
