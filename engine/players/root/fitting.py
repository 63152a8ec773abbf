"""``python -m engine.players.root.fitting``: fits the weights of Root's value to games of novices, and stores them.

Four novices play. At the beginning of each turn, the features of ``value.features`` are counted for each player.
Gradient descent finds the weights that predict the winner best: those with the smallest mean of the negative logarithm
of the winner's share. Some answers are not the novice's first choice, so that the tables vary. The data file records
the number and seed of the games. The data file also records how well the weights predict the winners of games that were
not used for fitting.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from math import fsum, log
from typing import Final, NamedTuple

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.descent import descend, run, varied
from engine.players.root.mind import RootMind
from engine.players.root.value import Features, features, outlook, shares
from engine.players.root.weights import DATA
from engine.root.definition import decks, maps
from engine.root.ruling import rulers

SEATS: Final = 4
LONGEST: Final = 4000
# The size of the first step, and how often the fitting goes through all moments.
STEP: Final = 0.1
TIMES: Final = 25
# One game in this many is kept for testing.
SET_APART: Final = 4
# Features that can really count against a player. For example, a card of the Decree may cause turmoil, and a flipped
# plot cannot be flipped again.
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
    """The beginning of a turn: the final winner, and each player's faction, points and features."""

    won: int
    players: Sequence[tuple[str, int, Features]]


def start(number: int, seed: int, names: Sequence[str] = ("random",) * SEATS) -> Match:
    """Start a game of the named factions, by default random ones, on a random map with a random deck."""
    stream = Stream(seed * 1_000_003 + number)
    seats = find_desk("root").seats(names, stream)
    options = {"map": stream.pick(sorted(maps())), "deck": stream.pick(sorted(decks()))}
    return Match.start(new_header("root", f"fitting {seed} {number}", seats, options=options))


def play(match: Match, seed: int) -> list[Moment]:
    """Let novices play, and return what ``moments_of`` returns."""
    mind, stream = RootMind(), Stream(seed)
    return moments_of(match, lambda prompt: varied(mind, match.table, prompt, stream))


def moments_of(match: Match, answer: Callable[[Prompt], Sequence[str]]) -> list[Moment]:
    """Play a game. Return the moments at which turns began. The list is empty unless exactly one player won.

    ``answer`` returns the keys of the answer to a question. Moments with an active dominance card are left out, because
    points do not decide the game then.
    """
    turn = 0
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
        match.answer(prompt.seat, answer(prompt))
    winner = None if match.outcome is None else match.outcome.winner
    return [] if winner is None else [Moment(winner, players) for players in counted]


def games_of(count: int, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of each game."""
    for number in range(count):
        yield play(start(number, seed), seed * 7 + number)


def standings(moment: Moment, fitted: Fitted) -> tuple[list[float], float, float]:
    """Return the players' standings by the weights ``fitted``, and the time and scale that ``value.outlook`` gives."""
    time, spread = outlook(max([score for _, score, _ in moment.players]))
    found = []
    for faction, score, counted in moment.players:
        weights = fitted.get(faction, {})
        found.append(score + time * fsum([weights.get(name, 0.0) * count for name, count in counted.items()]))
    return found, time, spread


def surprise(moments: Sequence[Moment], fitted: Fitted) -> float:
    """Return how surprising the winners are: the mean of -log(winner's share). Guessing among four gives 1.39."""
    total = 0.0
    for moment in moments:
        found, _, spread = standings(moment, fitted)
        total -= log(max(1e-9, shares(found, spread)[moment.won]))
    return total / len(moments)


def fit(moments: Sequence[Moment], times: int = TIMES) -> Fitted:
    """Return the weights that predict the winner best. A weight with the wrong sign becomes zero.

    For example, losers often have much unused wood, although wood does no harm.
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
    """Fit the weights and write the data."""
    run("engine.players.root.fitting", __doc__, 800, games_of, write, arguments)


def write(played: Sequence[Sequence[Moment]], seed: int) -> None:
    """Fit the weights on most of the games, test them on the other games, and write the data."""
    tried = [moment for game in played[::SET_APART] for moment in game]
    fitted_on = [moment for number, game in enumerate(played) if number % SET_APART for moment in game]
    fitted = fit(fitted_on)
    facts = {
        "games": len(played),
        "seed": seed,
        "moments": len(fitted_on),
        "surprise": round(surprise(tried, fitted), 3),
    }
    DATA.write_text(json.dumps({"run": facts, "factions": fitted}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
