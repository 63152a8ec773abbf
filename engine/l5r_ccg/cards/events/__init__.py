"""Events: lasting ones, and ones that take effect at once."""
