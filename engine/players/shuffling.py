"""Shuffles cards in imagined worlds: as fair as the shuffles of a match for this purpose, and many times as quick.

The random numbers of a match have 64 bits (``kernel.rng``), which compiled code handles no faster than plain Python.
Here one such number starts a sequence of small numbers for a whole list.
"""

from collections.abc import MutableSequence
from typing import Final, TypeVar

from engine.kernel.rng import Stream

T = TypeVar("T")

# The "minimal standard" generator (Park, Miller, Stockmeyer 1993): each number is the one before times FACTOR, modulo
# the prime PRIME. Products stay below 2 ** 47.
PRIME: Final = 2_147_483_647
FACTOR: Final = 48_271


def shuffle(items: MutableSequence[T], stream: Stream) -> None:
    """Shuffle ``items`` in place (Fisher-Yates from the last place down). Take one number from ``stream``."""
    number: int = 1 + stream.bits() % (PRIME - 1)
    for last in range(len(items) - 1, 0, -1):
        number = number * FACTOR % PRIME
        other: int = number % (last + 1)
        items[last], items[other] = items[other], items[last]
