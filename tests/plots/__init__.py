"""Plots of the figures in ``docs/measured.md``, drawn from the runs that are recorded there."""
