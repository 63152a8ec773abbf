"""This module divides long work into slices, so that the bot answers other people in between."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar

from engine.keeping import Steps

T = TypeVar("T")

SLICE: Final = 0.02  # how many seconds the rules may run before the bot answers other people
LONGEST: Final = 30_000  # a match ends undecided after this many decisions; random games end within 3,300


def play_a_slice(step: Callable[[], bool]) -> bool:
    """Repeat ``step`` until it returns False or the slice is over. Tell whether there may be more to do."""
    until = perf_counter() + SLICE
    while step():
        if perf_counter() >= until:
            return True
    return False


async def in_slices(steps: Steps[T]) -> T:
    """Take all steps of a task in slices and return its result. Other people are served in between."""
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
