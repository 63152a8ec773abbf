"""Values in layers: base, additions, factors, fixed.

The state holds printed values only; a present value follows from the modifiers that apply now. If the game has a
minimum, a value is never lower.
"""

from collections.abc import Iterable
from enum import IntEnum


class Layer(IntEnum):
    """The order in which modifiers apply: a new base first, then additions, then factors, then a fixed result."""

    BASE = 0
    ADD = 1
    MULTIPLY = 2
    FIX = 3


# These names are bound once, because looking up a member through its class is slow and this code runs very often.
BASE, ADD, MULTIPLY, FIX = Layer


def derive(printed: int, modifiers: Iterable[tuple[Layer, int]], floor: int | None = None) -> int:
    """Return the value ``printed`` under ``modifiers``, which are given oldest first.

    The latest base replaces the printed value. Additions come before factors. The latest fixed value replaces the
    result. If ``floor`` is given, the result is never lower.
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
