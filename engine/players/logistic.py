"""Values of the card games: a weighted sum for each player, with weights found by logistic regression.

The lead of one player's sum over the other's becomes a chance to win. Gradient descent finds the weights that predict
the winners of games best: those with the smallest mean of the negative logarithm of the winner's chance.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from math import exp, fsum, log
from pathlib import Path
from typing import Final, NamedTuple

from engine.players.descent import descend

Features = dict[str, float]

# The size of the first step, and how often the fitting goes through all moments.
STEP: Final = 0.02
TIMES: Final = 25
# One game in this many is kept for testing.
SET_APART: Final = 4


class Moment(NamedTuple):
    """One moment of a game: the features of seat 0 minus the features of seat 1, and whether seat 0 won."""

    lead: Features
    won: bool


def chance(lead: float) -> float:
    """Return the chance to win for a player whose sum is higher by ``lead`` than the other's."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead))))


def total(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """Return the weighted sum of ``features``. A feature without a weight adds nothing."""
    return fsum([weights.get(name, 0.0) * count for name, count in features.items()])


def less(own: Features, other: Features) -> Features:
    """Return one player's features less those of another player."""
    return {name: count - other[name] for name, count in own.items()}


def surprise(moments: Sequence[Moment], weights: Mapping[str, float]) -> float:
    """Return how surprising the winners are: the mean of -log(winner's chance). Guessing gives 0.69."""
    chances = [(chance(total(lead, weights)), won) for lead, won in moments]
    return -fsum([log(max(1e-9, own if won else 1.0 - own)) for own, won in chances]) / len(moments)


def fit(moments: Sequence[Moment], costs: Collection[str], times: int = TIMES) -> dict[str, float]:
    """Return the weights that predict the winner best. A weight with the wrong sign becomes zero.

    ``costs`` names the features that can only count against a player.
    """

    def bounded(name: str, weight: float) -> float:
        return min(0.0, weight) if name in costs else max(0.0, weight)

    weights: dict[str, float] = {}
    squares: dict[str, float] = {}
    for _ in range(times):
        for lead, won in moments:
            descend(weights, squares, lead, chance(total(lead, weights)) - won, STEP, bounded)
    return {name: round(weight, 4) for name, weight in weights.items()}


def kept(file: Path) -> dict[str, float]:
    """Return the weights stored in ``file``."""
    found: dict[str, float] = json.loads(file.read_bytes())["weights"]
    return found


def write(file: Path, module: str, played: Sequence[Sequence[Moment]], seed: int, costs: Collection[str]) -> None:
    """Fit the weights on most of the games, test them on the other games, and write them to ``file``.

    ``module`` is the program that played the games with ``seed``. The file records the command that runs this program.
    """
    tried = [moment for game in played[::SET_APART] for moment in game]
    weights = fit([moment for number, game in enumerate(played) if number % SET_APART for moment in game], costs)
    command = f"python -m {module} --games {len(played)} --seed {seed}"
    found = {"run": command, "surprise": round(surprise(tried, weights), 3), "weights": weights}
    file.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
