"""``python -m tests.secrets.times``: how much the time of an answer tells of hidden cards.

At random positions of random games, cards that are hidden from a viewer change places in a fork of the match. The
viewer gives the same answer at the table of either fork. The program measures the processor time from the answer to
the viewer's next panel, and does so for two equal tables too, because no two measurements are the same. Each time is
the least of some runs. The differences should be far below those of the network and of other presses, which Discord
adds to every answer.
"""

import argparse
import sys
from dataclasses import dataclass, field
from math import inf
from time import thread_time
from typing import Final

from bot.panels.panel import panel_page
from engine.fuzzing.probe import find_probe
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream

from .exchange import GAMES, positions
from .leaving import run, table_of, tongue

RUNS: Final = 3
HEAD: Final = (
    "| game | positions | an answer, ms | hidden cards differ: the times differ by, ms (median, p95, most)"
    " | equal tables: the same |\n|---|---|---|---|---|"
)


@dataclass
class Times:
    """The times of answers in seconds, and their differences."""

    answers: list[float] = field(default_factory=list)
    hidden: list[float] = field(default_factory=list)
    equal: list[float] = field(default_factory=list)


def spent(match: Match, viewer: int, keys: list[str]) -> float:
    """Return the processor time from an answer to the next panel."""
    least = inf
    for _ in range(RUNS):
        table = table_of(match.fork(), ["usual"] * len(match.header.seats))
        assert table.match is not None
        began = thread_time()
        table.match.answer(viewer, keys)
        run(table.play.carry_on())
        if table.match.outcome is None:
            panel_page(table, viewer, tongue("en"))
        least = min(least, thread_time() - began)
    return least


def measured(game: str, count: int, seed: str) -> Times:
    """Return the times at ``count`` positions of a game."""
    found, probe, number = Times(), find_probe(game), 0
    while len(found.answers) < count:
        for match, stream in positions(game, seed, number):
            viewer = stream.pick(match.waiting())
            prompt, plan = match.prompt_for(viewer), probe.exchanges(match, viewer, stream)
            if prompt is None or plan is None or len(match.asked) < len(match.header.seats):
                continue
            one, other, again = (match.fork() for _ in range(3))
            for twin in (one, other, again):
                probe.exchange(twin, plan, really=twin is other)
            try:
                times = in_any_order([one, other, again], viewer, probe.choose(prompt, stream, 0), stream)
            except Refused:
                continue
            found.answers.append(times[0])
            found.hidden.append(abs(times[1] - times[0]))
            found.equal.append(abs(times[2] - times[0]))
            if len(found.answers) == count:
                break
        number += 1
    return found


def in_any_order(matches: list[Match], viewer: int, keys: list[str], stream: Stream) -> list[float]:
    """Return the time of each match, measured in a random order."""
    times = dict.fromkeys(range(len(matches)), 0.0)
    left = list(times)
    while left:
        number = left.pop(stream.below(len(left)))
        times[number] = spent(matches[number], viewer, keys)
    return list(times.values())


def told(times: list[float]) -> str:
    """Return the median, the 95th percentile and the longest of some times in milliseconds."""
    ordered = sorted(times)
    places = (ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])
    return ", ".join(f"{1000 * one:.2f}" for one in places)


def main() -> int:
    """Print the times as a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.secrets.times", description=__doc__)
    parser.add_argument("--positions", type=int, default=300, help="positions of each game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    arguments = parser.parse_args()
    print(HEAD)
    for game in arguments.games:
        found = measured(game, arguments.positions, arguments.seed)
        median = sorted(found.answers)[len(found.answers) // 2]
        row = (game, len(found.answers), f"{1000 * median:.1f}", told(found.hidden), told(found.equal))
        print(f"| {' | '.join(map(str, row))} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
