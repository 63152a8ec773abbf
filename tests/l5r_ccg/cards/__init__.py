"""The cards of the 1997 game, in the order of ``engine/l5r_ccg/cards``.

The tests of ``personalities/crane.py`` are in ``personalities/test_crane.py``, and so on. In a file the cards stand in
the order of their names. A card with a mechanism of its own, such as Ambush, has a file named after it. Positions that
several files share are in ``scenes``.
"""
