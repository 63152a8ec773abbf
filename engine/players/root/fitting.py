"""``python -m engine.players.root.fitting``: fits what things bring in Root on games of novices, and keeps it as data.

At the beginning of each turn of a game that four novices play, all is counted that ``value.features`` counts of each
player. The weights are those with which the shares of ``value`` tell best who wins (the least mean of the negative
logarithm of the winner's share), found by small steps along the gradient. One answer in so many is not the novice's
first, so that there are all kinds of tables. The data say how many games of which seed they come from, and how well
they tell the winners of games that they were not fitted on.
"""

import json
from collections.abc import Iterator, Sequence
from math import fsum, log
from typing import Any, Final, NamedTuple

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.descent import descend, run
from engine.players.root.mind import RootMind
from engine.players.root.value import Features, features, outlook, shares
from engine.players.root.weights import DATA
from engine.players.search import is_lawful
from engine.root.definition import decks, maps
from engine.root.ruling import rulers

SEATS: Final = 4
LONGEST: Final = 4000
# One answer in so many is any of the novice's first few.
APART, FEW = 30, 4
# How far a first step goes, and how often all moments are gone through.
STEP: Final = 0.1
TIMES: Final = 25
# One game in so many is not fitted on.
SET_APART: Final = 4
# What may really cost something: a card of the Decree a turmoil, a plot shown can be shown no more.
COSTS: Final = (
    "always",
    "behind",
    "damaged",
    "decree-battle",
    "decree-build",
    "decree-move",
    "decree-recruit",
    "shown",
)
Fitted = dict[str, dict[str, float]]


class Moment(NamedTuple):
    """The beginning of a turn: who won in the end, and each player's faction, points and what was counted of it."""

    won: int
    players: Sequence[tuple[str, int, Features]]


def start(number: int, seed: int) -> Match:
    """Return a game of random factions on a random map with a random deck."""
    stream = Stream(seed * 1_000_003 + number)
    seats = find_desk("root").seats(["random"] * SEATS, stream)
    options = {"map": stream.pick(sorted(maps())), "deck": stream.pick(sorted(decks()))}
    return Match.start(new_header("root", f"fitting {seed} {number}", seats, options=options))


def play(match: Match, seed: int) -> list[Moment]:
    """Let novices play; return the moments at which turns began, none of a game that has not one winner.

    Points count for nothing once a dominance card is active: such moments are left out.
    """
    mind, stream, turn = RootMind(), Stream(seed), 0
    counted: list[list[tuple[str, int, Features]]] = []
    for _ in range(LONGEST):
        if not match.pending:
            break
        table = match.table
        if table.turns > turn:
            turn, lords = table.turns, rulers(table)
            if not any(faction.dominance for faction in table.factions):
                counted.append([(each.id, each.score, features(table, each, lords)) for each in table.factions])
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, _answer(mind, table, prompt, stream))
    winner = None if match.outcome is None else match.outcome.winner
    return [] if winner is None else [Moment(winner, players) for players in counted]


def _answer(mind: RootMind, table: Any, prompt: Prompt, stream: Stream) -> Sequence[str]:
    keys = mind.choose(table, prompt, stream)
    if stream.below(APART) == 0:
        others = mind.candidates(table, prompt, FEW, stream)
        keys = others[stream.below(len(others))]
    return keys if is_lawful(prompt, keys) else [option.key for option in prompt.least()]


def games_of(count: int, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of each game."""
    for number in range(count):
        yield play(start(number, seed), seed * 7 + number)


def standings(moment: Moment, fitted: Fitted) -> tuple[list[float], float, float]:
    """Return how all stand with these weights, for how long things bear fruit, and how far apart standings tell."""
    time, spread = outlook(max([score for _, score, _ in moment.players]))
    found = []
    for faction, score, counted in moment.players:
        weights = fitted.get(faction, {})
        found.append(score + time * fsum([weights.get(name, 0.0) * count for name, count in counted.items()]))
    return found, time, spread


def surprise(moments: Sequence[Moment], fitted: Fitted) -> float:
    """Return the mean of the negative logarithm of the winners' shares: 1.39 where nothing is known of four players."""
    total = 0.0
    for moment in moments:
        found, _, spread = standings(moment, fitted)
        total -= log(max(1e-9, shares(found, spread)[moment.won]))
    return total / len(moments)


def fit(moments: Sequence[Moment], times: int = TIMES) -> Fitted:
    """Return the weights that tell best who wins; what only seems to cost something gets none.

    Wood lies about where nothing can be built: that is no reason to have none.
    """
    fitted: Fitted = {}
    squares: Fitted = {}
    for _ in range(times):
        for moment in moments:
            found, time, spread = standings(moment, fitted)
            for seat, share in enumerate(shares(found, spread)):
                faction, _, counted = moment.players[seat]
                slope = (share - (seat == moment.won)) * time / spread
                descend(fitted.setdefault(faction, {}), squares.setdefault(faction, {}), counted, slope, STEP, _bounded)
    return {
        faction: {name: round(weight, 3) for name, weight in sorted(weights.items()) if round(weight, 3)}
        for faction, weights in sorted(fitted.items())
    }


def _bounded(name: str, weight: float) -> float:
    return weight if name in COSTS else max(0.0, weight)


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit, and write the data."""
    run("engine.players.root.fitting", __doc__, 800, games_of, write, arguments)


def write(played: Sequence[Sequence[Moment]], seed: int) -> None:
    """Fit on most of the games, try the weights on the rest, and write the data."""
    tried = [moment for game in played[::SET_APART] for moment in game]
    fitted_on = [moment for number, game in enumerate(played) if number % SET_APART for moment in game]
    fitted = fit(fitted_on)
    told = {
        "games": len(played),
        "seed": seed,
        "moments": len(fitted_on),
        "surprise": round(surprise(tried, fitted), 3),
    }
    DATA.write_text(json.dumps({"run": told, "factions": fitted}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
