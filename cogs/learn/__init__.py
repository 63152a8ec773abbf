"""``/learn`` and ``/puzzle``."""
