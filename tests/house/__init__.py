"""What holds for the house itself, whatever is played in it."""
