"""Time at the tables: clocks, notices, absence."""
