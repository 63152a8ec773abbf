"""``/deck`` and ``/event``: the decks that people bring, and events with registered decks."""
