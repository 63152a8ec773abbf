"""Events with registered decks: the ``registration``, the ``pages`` of an event, and their ``buttons``."""
