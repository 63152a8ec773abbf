"""Decks: read, judged, counted, printed. ``files``: decks whose first lines name their faults."""
