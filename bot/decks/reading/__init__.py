"""Reading a deck from a text that people paste.

``text`` reads any text, and ``deck`` is the result. ``lists`` reads plain lists line by line, with ``headings``,
``counts`` and ``rows`` (several cards in a line). ``mail`` and ``talk`` recognize what people write around a deck, and
``links`` answers a text without cards. ``structured`` reads JSON and tables. ``names`` finds the card that is meant.
"""
