"""A match in the database.

``saved`` is a match as a store keeps it. ``rows`` writes and reads its rows. ``frames`` writes and reads how people saw
the match. ``plan`` holds a player's answers in advance.
"""
