"""Holdings: Fortifications, Retainers, and all others."""
