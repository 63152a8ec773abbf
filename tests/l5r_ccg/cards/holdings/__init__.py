"""Tests of Holdings."""
