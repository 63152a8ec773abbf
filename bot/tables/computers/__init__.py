"""Computers at a table: their ``levels``, a ``quick`` answer, and ``thinking`` ahead in other processes."""
