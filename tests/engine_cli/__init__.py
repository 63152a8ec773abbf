"""The engine by itself, from the command line."""
