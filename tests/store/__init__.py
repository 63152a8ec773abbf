"""What every store does, whatever keeps the data."""
