"""The rules reference 1.5, proven entry by entry."""
