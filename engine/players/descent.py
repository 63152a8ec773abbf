"""What all programs share that fit a value to games: one step of gradient descent, and the command line."""

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

RIDGE: Final = 0.0005  # How much weights are drawn toward zero.


def descend(
    weights: dict[str, float],
    squares: dict[str, float],
    counted: Mapping[str, float],
    slope: float,
    step: float,
    bound: Callable[[str, float], float],
) -> None:
    """Move the weights of the counted features by one gradient step. A weight that has moved much moves less (AdaGrad).

    ``squares`` holds how much each weight has moved. ``step`` is the size of the first step, and ``bound`` keeps the
    weight of a name within its limits.
    """
    for name, count in counted.items():
        if count:
            weight = weights.get(name, 0.0)
            gradient = slope * count + RIDGE * weight
            squares[name] = squares.get(name, 0.0) + gradient * gradient
            weights[name] = bound(name, weight - step * gradient / sqrt(squares[name]))


def run(
    module: str,
    about: str | None,
    games: int,
    games_of: Callable[[int, int], Iterable[Any]],
    write: Callable[[Sequence[Any], int], None],
    arguments: Sequence[str] | None = None,
) -> None:
    """Play the number of games that the command line asks for (default: ``games``), and write the fitted weights."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    write(list(games_of(parsed.games, parsed.seed)), parsed.seed)
