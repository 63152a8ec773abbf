"""Shared parts of the programs that fit a value to games: varied play, gradient descent, and the command line."""

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream, Streams
from engine.players.mind import Mind
from engine.players.search import is_lawful

RIDGE: Final = 0.0005  # how strongly the weights are drawn toward zero
APART, FEW = 30, 4


def descend(
    weights: dict[str, float],
    squares: dict[str, float],
    counted: Mapping[str, float],
    slope: float,
    step: float,
    bound: Callable[[str, float], float],
) -> None:
    """Move the weights of the counted features by one gradient step.

    A weight that has already moved far moves less in each further step (AdaGrad).

    ``squares`` holds how much each weight has moved. ``step`` is the size of the first step. ``bound(name, weight)``
    returns a weight within the limits of its feature.
    """
    for name, count in counted.items():
        if count:
            weight = weights.get(name, 0.0)
            gradient = slope * count + RIDGE * weight
            squares[name] = squares.get(name, 0.0) + gradient * gradient
            weights[name] = bound(name, weight - step * gradient / sqrt(squares[name]))


def start(game: str, number: int, seed: int) -> Match:
    """Start a match of a card game. The number and the seed decide the decks and the order of the cards."""
    desk, name = find_desk(game), f"{seed}/{number}"
    seats = desk.seats(desk.rivals(number, 2), Streams(name)["decks"])
    return Match.start(new_header(game, name, seats, options=desk.rules_of(number)))


def varied(mind: Mind, table: Any, prompt: Prompt, stream: Stream) -> Sequence[str]:
    """Return a novice's answer: usually its first choice, now and then another one, so that the games differ."""
    keys = mind.choose(table, prompt, stream)
    if stream.below(APART) == 0:
        others = mind.candidates(table, prompt, FEW, stream)
        keys = others[stream.below(len(others))]
    return keys if is_lawful(prompt, keys) else [option.key for option in prompt.least()]


def run(
    module: str,
    about: str | None,
    games: int,
    games_of: Callable[[int, int], Iterable[Any]],
    write: Callable[[Sequence[Any], int], None],
    arguments: Sequence[str] | None = None,
) -> None:
    """Play games for fitting and write the fitted weights: the whole command line of a program that fits weights.

    ``module`` is the name of the program, ``about`` the text of its help. The command line gives the number of games
    (default: ``games``) and the seed. ``games_of(count, seed)`` plays the games, and ``write(played, seed)`` fits and
    stores the weights.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    write(list(games_of(parsed.games, parsed.seed)), parsed.seed)
