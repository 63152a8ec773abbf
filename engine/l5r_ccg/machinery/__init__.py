"""The machinery of the table: its state, views, moving cards, reading and writing positions."""
