"""The buttons of the panels, by what they do. Each holds the fields of its custom_id."""
