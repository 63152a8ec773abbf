"""Tests of the engine's commands."""
