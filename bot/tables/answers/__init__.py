"""How a player answers at the table.

``at_seat`` is the player's side of the table: the question, and the questions that follow it. ``draft`` holds the picks
before they are confirmed, and the answers that are offered as a whole.
"""
