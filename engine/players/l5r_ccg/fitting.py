"""``python -m engine.players.l5r_ccg.fitting``: fits the weights of the 1997 value to games of novices.

Two novices play. At the beginning of each turn, the features of ``value.features`` are counted for both. Gradient
descent finds the weights that predict the winner best: those with the smallest mean of the negative logarithm of the
winner's chance. Some answers are not the novice's first choice, so that the tables vary. The data file records how the
weights were found, and how well they predict the winners of games that were not used for fitting.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from math import fsum, log
from typing import Final, NamedTuple

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream, Streams
from engine.players.descent import descend, run, varied
from engine.players.l5r_ccg.mind import CcgMind
from engine.players.l5r_ccg.value import FILE, Features, chance, features

GAME: Final = "l5r-ccg"
LONGEST: Final = 6000
# The size of the first step, and how often all moments are used.
STEP: Final = 0.02
TIMES: Final = 25
# One game in this many is kept for testing.
SET_APART: Final = 4
# Features that can only count against a player.
COSTS: Final = ("bowed", "dishonored")


class Moment(NamedTuple):
    """The beginning of a turn: the features of seat 0 less those of seat 1, and whether seat 0 won."""

    lead: Features
    won: bool


def start(number: int, seed: int) -> Match:
    """Start a game with random decks."""
    desk, name = find_desk(GAME), f"{seed}/{number}"
    seats = desk.seats(desk.rivals(number, 2), Streams(name)["decks"])
    return Match.start(new_header(GAME, name, seats, options=desk.rules_of(number)))


def play(match: Match, seed: int) -> list[Moment]:
    """Let novices play. Return the moments at which turns began, or an empty list if nobody won."""
    mind, stream, turn = CcgMind(), Stream(seed), 0
    leads: list[Features] = []
    for _ in range(LONGEST):
        if match.outcome is not None:
            break
        table = match.table
        if table.turn != turn:
            turn = table.turn
            own, other = (features(table, player) for player in table.players)
            leads.append({name: count - other[name] for name, count in own.items()})
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, varied(mind, table, prompt, stream))
    winner = None if match.outcome is None else match.outcome.winner
    return [] if winner is None else [Moment(lead, winner == 0) for lead in leads]


def games_of(count: int, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of each game."""
    for number in range(count):
        yield play(start(number, seed), number + seed * 1000)


def expected(lead: Features, weights: Mapping[str, float]) -> float:
    """Return the chance of seat 0 to win, computed with ``weights``."""
    return chance(fsum([weights.get(name, 0.0) * count for name, count in lead.items()]))


def surprise(moments: Sequence[Moment], weights: Mapping[str, float]) -> float:
    """Return how surprising the winners are: the mean of -log(winner's chance). A mere guess gives 0.69."""
    chances = [(expected(lead, weights), won) for lead, won in moments]
    return -fsum([log(max(1e-9, own if won else 1.0 - own)) for own, won in chances]) / len(moments)


def fit(moments: Sequence[Moment], times: int = TIMES) -> dict[str, float]:
    """Return the weights that predict the winner best. A weight with the wrong sign becomes zero."""
    weights: dict[str, float] = {}
    squares: dict[str, float] = {}
    for _ in range(times):
        for lead, won in moments:
            slope = expected(lead, weights) - won
            descend(weights, squares, lead, slope, STEP, _bounded)
    return {name: round(weight, 4) for name, weight in weights.items()}


def _bounded(name: str, weight: float) -> float:
    return min(0.0, weight) if name in COSTS else max(0.0, weight)


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the weights and write the data."""
    run("engine.players.l5r_ccg.fitting", __doc__, 400, games_of, write, arguments)


def write(played: Sequence[Sequence[Moment]], seed: int) -> None:
    """Fit the weights on most of the games, test them on the other games, and write the data."""
    tried = [moment for game in played[::SET_APART] for moment in game]
    weights = fit([moment for number, game in enumerate(played) if number % SET_APART for moment in game])
    told = f"python -m engine.players.l5r_ccg.fitting --games {len(played)} --seed {seed}"
    found = {"run": told, "surprise": round(surprise(tried, weights), 3), "weights": weights}
    FILE.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
