"""What card games share: abilities, triggers, costs, windows, lasting effects, and names for the code of cards."""
