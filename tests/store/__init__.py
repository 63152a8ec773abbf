"""Tests of the behaviour that every store shares, whatever database it uses."""
