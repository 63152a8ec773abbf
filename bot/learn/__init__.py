"""Guided first matches: a script of steps leads a newcomer through a real match against the computer."""
