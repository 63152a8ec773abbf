"""This module divides long work into slices, so that the bot answers other people in between."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar

from engine.keeping import Steps

T = TypeVar("T")

SLICE: Final = 0.02  # how many seconds computers may play before their decisions are saved and others are served
PIECE: Final = 0.01  # how many seconds a long task may run before the bot answers other people
SHORT: Final = 0.005  # how many seconds a slice may take so that more work in the same step does no harm
LONGEST: Final = 30_000  # a match ends undecided after this many decisions; random games end within 3,300


def play_a_slice(step: Callable[[], bool]) -> bool:
    """Repeat ``step`` until it returns False or the slice is over. Tell whether there may be more to do."""
    until = perf_counter() + SLICE
    while step():
        if perf_counter() >= until:
            return True
    return False


class Changed(Exception):
    """The object of a task has changed while other people were served, so the task cannot be finished."""


async def in_slices(steps: Steps[T], unchanged: Callable[[], bool] = lambda: True) -> T:
    """Take all steps of a task in slices and return its result. Other people are served in between.

    They are also served before the caller goes on, unless the last slice was short. Raises Changed if ``unchanged``
    returns False between two slices.
    """
    while True:
        began = perf_counter()
        try:
            next(steps)
            while perf_counter() < began + PIECE:
                next(steps)
        except StopIteration as end:
            found: T = end.value
            if perf_counter() > began + SHORT:
                await asyncio.sleep(0)
            return found
        await asyncio.sleep(0)
        if not unchanged():
            steps.close()
            raise Changed
