"""Legend of the Five Rings, the living card game of 2017."""
