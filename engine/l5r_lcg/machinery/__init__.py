"""The table: its state and parts, the views of it, and the literal that describes it."""
