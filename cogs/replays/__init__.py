"""After a match: a rematch, the replay, and the costliest decisions."""
