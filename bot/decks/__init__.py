"""Decks as people bring them: read from any form, judged, counted, printed again, kept."""
