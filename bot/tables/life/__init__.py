"""A table from its first day to its last.

``lobby`` is the time before the match, and ``start`` makes the match. ``again`` offers a rematch, ``continued`` begins
from a moment of another match. A table ends untouched (``abandoned``, ``closing``), with its
server (``departed``), or by age and at a person's wish (``forgetting``).
"""
