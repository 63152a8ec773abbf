"""The stored data of matches, and how matches resume after an update."""
