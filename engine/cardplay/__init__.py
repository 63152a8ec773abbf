"""The code that card games share: abilities, triggers, costs, windows, lasting effects and the names for card code."""
