"""Replays: looking through a match, sharing moments, exports, and continuing from a moment."""
