"""Random games with checks at every step, and the coverage of these games."""
