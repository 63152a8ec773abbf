"""Phrases that cards of several files share."""
