"""Personalities by clan."""
