"""``/play`` and ``/match``: a table from its lobby to its end, with every button at it."""
