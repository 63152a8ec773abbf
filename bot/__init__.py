"""The application around the rules."""
