"""Strategies by the kind of their first Action."""
