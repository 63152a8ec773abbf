"""Decks: read, judged, counted, printed. ``files``: decks whose first lines say what is wrong with them."""
