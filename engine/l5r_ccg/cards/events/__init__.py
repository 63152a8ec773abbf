"""Events: those that last, and those that take effect at once."""
