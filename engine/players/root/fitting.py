"""``python -m engine.players.root.fitting``: fits what things bring in Root on games of novices, and keeps it as data.

At the beginning of each turn of a game that four novices play, all is counted that ``value.features`` counts of each
player, and what the player gains in the next two rounds is what it brought. For each faction the weights are those of
least squares, drawn a little toward nothing. The data say how many games of which seed they come from.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.root.mind import RootMind
from engine.players.root.value import ROUNDS, Features, features
from engine.players.root.weights import DATA
from engine.root.definition import decks, maps
from engine.root.ruling import rulers

SEATS: Final = 4
LONGEST: Final = 3000
RIDGE: Final = 12.0
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
# Games between which samples are told apart: who gained what.
Sample = tuple[str, Features, float]


def start(number: int, seed: int) -> Match:
    """Return a game of random factions on a random map with a random deck."""
    stream = Stream(seed * 1_000_003 + number)
    seats = find_desk("root").seats(["random"] * SEATS, stream)
    options = {"map": stream.pick(sorted(maps())), "deck": stream.pick(sorted(decks()))}
    return Match.start(new_header("root", f"fitting {seed} {number}", seats, options=options))


def play(match: Match, seed: int) -> list[list[tuple[str, Features, int]]]:
    """Let novices play; return what was counted of every player at the beginning of each turn, and their points."""
    mind, stream, counted = RootMind(), Stream(seed), []
    turn = 0
    for _ in range(LONGEST):
        if not match.pending:
            break
        table = match.table
        if table.turns > turn:
            turn, lords = table.turns, rulers(table)
            counted.append([(each.id, features(table, each, lords), each.score) for each in table.factions])
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, mind.choose(table, prompt, stream))
    return counted


def samples(games: int, seed: int) -> Iterator[Sample]:
    """Yield what was counted of a player, and what it gained in the next rounds."""
    for number in range(games):
        counted = play(start(number, seed), seed)
        for now, later in zip(counted, counted[SEATS * ROUNDS :], strict=False):
            for (faction, found, before), (_, _, after) in zip(now, later, strict=True):
                yield faction, found, after - before


def fit(rows: Sequence[tuple[Features, float]]) -> dict[str, float]:
    """Return the weights of least squares; what only seems to cost something is left out, one thing after the other.

    Wood lies about where nothing can be built: that is no reason to have none.
    """
    names = sorted({name for found, _ in rows for name in found})
    while True:
        weights = least_squares(rows, names)
        seeming = min(names, key=lambda name: 0.0 if name in COSTS else weights[name])
        if seeming in COSTS or weights[seeming] >= 0:
            return {name: round(weight, 3) for name, weight in weights.items()}
        names.remove(seeming)


def least_squares(rows: Sequence[tuple[Features, float]], names: Sequence[str]) -> dict[str, float]:
    """Return the weights of least squares, drawn toward nothing."""
    square = [[RIDGE * (one == other) for other in names] for one in names]
    right = [0.0] * len(names)
    for found, gained in rows:
        line = [found.get(name, 0.0) for name in names]
        for one, count in enumerate(line):
            if count:
                right[one] += count * gained
                row = square[one]
                for other, more in enumerate(line):
                    row[other] += count * more
    return dict(zip(names, solve(square, right), strict=True))


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations (Gauss and Jordan, the largest pivot first)."""
    size = len(right)
    rows = [[*row, end] for row, end in zip(square, right, strict=True)]
    for step in range(size):
        best = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[best] = rows[best], rows[step]
        pivot = rows[step][step]
        rows[step] = [each / pivot for each in rows[step]]
        for other in range(size):
            if other != step and rows[other][step]:
                factor = rows[other][step]
                rows[other] = [each - factor * own for each, own in zip(rows[other], rows[step], strict=True)]
    return [row[-1] for row in rows]


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit, and write the data."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.root.fitting", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    by_faction: dict[str, list[tuple[Features, float]]] = {}
    for faction, found, gained in samples(parsed.games, parsed.seed):
        by_faction.setdefault(faction, []).append((found, gained))
    run = {"games": parsed.games, "seed": parsed.seed, "samples": sum(map(len, by_faction.values()))}
    result: dict[str, Any] = {"run": run, "factions": {name: fit(by_faction[name]) for name in sorted(by_faction)}}
    DATA.write_text(json.dumps(result, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
