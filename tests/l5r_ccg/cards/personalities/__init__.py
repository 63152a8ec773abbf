"""Tests of Personalities, by clan."""
