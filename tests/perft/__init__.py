"""Exact counts of all legal answers from positions."""
