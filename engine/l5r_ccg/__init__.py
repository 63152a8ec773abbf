"""Legend of the Five Rings, the collectible card game of 1995 to 1997: its rules and its cards."""
