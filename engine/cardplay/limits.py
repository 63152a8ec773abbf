"""Counts how often a player has used an ability in a period, for limits and maximums."""

from typing import Any, TypeAlias

Counts: TypeAlias = dict[Any, tuple[Any, int]]


def used(counts: Counts, key: Any, period: Any) -> int:
    """Return how often ``key`` was counted in this period.

    ``period`` is a value that identifies the present round, phase or conflict.
    """
    seen, count = counts.get(key, (None, 0))
    return count if seen == period else 0


def count(counts: Counts, key: Any, period: Any) -> None:
    """Count one more use of ``key`` in this period."""
    counts[key] = (period, used(counts, key, period) + 1)
