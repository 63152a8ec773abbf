"""Counts how often a player has used an ability in a period, for limits and maximums."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

# Counts are replaced when they change, so that copies of a table can share them.
Counts: TypeAlias = Mapping[Any, tuple[Any, int]]
UNUSED: Final[Counts] = MappingProxyType({})


def used(counts: Counts, key: Any, period: Any) -> int:
    """Return how often ``key`` was counted in this period.

    ``period`` is a value that identifies the present round, phase or conflict.
    """
    seen, count = counts.get(key, (None, 0))
    return count if seen == period else 0


def counted(counts: Counts, key: Any, period: Any) -> Counts:
    """Return ``counts`` with one more use of ``key`` in this period."""
    return {**counts, key: (period, used(counts, key, period) + 1)}
