"""The table: its state and parts, its views, and positions."""
