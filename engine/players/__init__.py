"""Computer players. They see what a person in their seat sees and nothing more."""
