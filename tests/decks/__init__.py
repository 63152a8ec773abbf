"""Decks: reading, judging, counting, printing. ``files`` holds decks whose first lines name their faults."""
