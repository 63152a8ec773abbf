"""This module finds the rows of a match's log that are stored already."""

from collections.abc import Sequence

from engine.kernel.match import Decision


def common_rows(old: Sequence[Decision], new: Sequence[Decision]) -> int:
    """Return how many rows two logs share at their beginnings."""
    for row, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return row
    return min(len(old), len(new))
