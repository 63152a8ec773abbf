"""Strategies, in files by the kind of Action that comes first in their text."""
