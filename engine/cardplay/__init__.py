"""What card games share: abilities and their triggers, costs, windows, lasting effects, the names for card code."""
