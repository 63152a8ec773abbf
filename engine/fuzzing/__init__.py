"""Random games under watch: what must hold at every step, and what the games have covered."""
