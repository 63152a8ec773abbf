"""Derived values in layers: base, added, multiplied, fixed, and where the game says so never below a floor.

State holds printed values only; what a value is now follows from the modifiers that apply now.
"""

from collections.abc import Iterable
from enum import IntEnum


class Layer(IntEnum):
    """When a modifier is applied: setting the base first, then additions, then factors, then a fixed result."""

    BASE = 0
    ADD = 1
    MULTIPLY = 2
    FIX = 3


# Taken out once: a member is slow to reach through its class, and this is asked all the time.
BASE, ADD, MULTIPLY, FIX = Layer


def derive(printed: int, modifiers: Iterable[tuple[Layer, int]], floor: int | None = None) -> int:
    """Return the value that ``printed`` has under ``modifiers``, given from the oldest to the most recent.

    The most recent base wins, additions come before factors, the most recent fixed value wins over all of them, and
    the result is never below ``floor``, if there is one.
    """
    base, added, factor = printed, 0, 1
    fixed: int | None = None
    for layer, value in modifiers:
        if layer is ADD:
            added += value
        elif layer is BASE:
            base = value
        elif layer is MULTIPLY:
            factor *= value
        else:
            fixed = value
    result = (base + added) * factor if fixed is None else fixed
    return result if floor is None or result > floor else floor
