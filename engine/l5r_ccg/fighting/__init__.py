"""Fighting: the Attack Phase and its battles, ambushes and hordes, ranged attacks, and duels."""
