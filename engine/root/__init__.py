"""Root: so far, which factions make a good game together."""
