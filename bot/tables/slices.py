"""Computers that play on by themselves leave time for everybody else, and come to an end."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

SLICE: Final = 0.02  # seconds for which the rules run before other people are answered
LONGEST: Final = 30_000  # decisions after which a match ends undecided; random games end within 3,300


def play_a_slice(step: Callable[[], bool]) -> bool:
    """Repeat ``step`` until it returns False, or until the slice is over; tell whether there may be more to do."""
    until = perf_counter() + SLICE
    while step():
        if perf_counter() >= until:
            return True
    return False
