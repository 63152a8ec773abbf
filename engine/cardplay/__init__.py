"""What card games share: abilities and what triggers them, costs, windows, lasting effects, the names cards may use."""
