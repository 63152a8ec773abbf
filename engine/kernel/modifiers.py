"""This module calculates values in layers: base, added, multiplied, fixed.

If the game has a minimum, the result is never below the minimum.

State holds printed values only. The present value follows from the modifiers that apply now.
"""

from collections.abc import Iterable
from enum import IntEnum


class Layer(IntEnum):
    """The order in which modifiers apply: a new base first, then additions, then factors, then a fixed result."""

    BASE = 0
    ADD = 1
    MULTIPLY = 2
    FIX = 3


# Bound once: looking a member up through its class is slow, and this code runs very often.
BASE, ADD, MULTIPLY, FIX = Layer


def derive(printed: int, modifiers: Iterable[tuple[Layer, int]], floor: int | None = None) -> int:
    """Return the value of ``printed`` under ``modifiers``, which are given oldest first.

    The most recent base wins. Additions come before factors. The most recent fixed value wins over all of them. The
    result is never below ``floor`` if there is a floor.
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
