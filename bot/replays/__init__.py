"""Replays: a match step by step, moments that are shared, exports, and going on from a moment."""
