"""Strategies, in files by the kind of their first Action."""
