"""Computer players. A computer player sees what a person in its seat sees and nothing more."""
