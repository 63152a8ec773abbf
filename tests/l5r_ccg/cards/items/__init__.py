"""Tests of Items."""
