"""What every game shares; knows no word of any game."""
