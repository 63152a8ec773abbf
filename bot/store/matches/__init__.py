"""A match in the database.

``saved`` is a match as a store keeps it. ``rows`` writes and reads its rows, and ``frames`` how people saw it. ``plan``
holds a player's answers in advance.
"""
