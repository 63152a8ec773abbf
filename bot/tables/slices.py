"""Long work leaves time for everybody else: computers that play on by themselves, a log that is played once more."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar

from engine.keeping import Steps

T = TypeVar("T")

SLICE: Final = 0.02  # seconds for which the rules run before other people are answered
LONGEST: Final = 30_000  # decisions after which a match ends undecided; random games end within 3,300


def play_a_slice(step: Callable[[], bool]) -> bool:
    """Repeat ``step`` until it returns False, or until the slice is over; tell whether there may be more to do."""
    until = perf_counter() + SLICE
    while step():
        if perf_counter() >= until:
            return True
    return False


async def in_slices(steps: Steps[T]) -> T:
    """Take all steps of a work, and serve other people after each slice; return what it comes to."""
    while True:
        until = perf_counter() + SLICE
        try:
            next(steps)
            while perf_counter() < until:
                next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        await asyncio.sleep(0)
