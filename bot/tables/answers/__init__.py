"""How a player answers at the table.

``at_seat`` is the player's side of the table. ``draft`` holds the picks before they are confirmed, and ``whole`` offers
whole answers. ``foresight`` finds the question that follows, and ``joined`` shows two questions on one screen.
"""
