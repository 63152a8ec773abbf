"""Exact counts of all lawful answers from positions."""
