"""Tests of what every store does, whatever database it uses."""
