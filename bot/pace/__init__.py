"""Time at the tables: clocks, quiet hours, and the house's own time. Pure arithmetic; nothing here is shown."""
