"""Changes to which all players must agree.

``petitions`` are the stored requests, which people make, agree to and refuse. ``going_back`` takes a decision back,
``pausing`` pauses a match, and ``onlookers`` opens the hands for onlookers.
"""
