"""Tests of Strategies, by the kind of action."""
