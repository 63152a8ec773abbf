"""Plots of the figures in ``docs/measured.md``, drawn from the runs recorded there."""
