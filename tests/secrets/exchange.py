"""``python -m tests.secrets``: hidden cards are swapped, and no message of the bot may change because of it.

The program plays random games of all three games. At random moments it forks the match twice; in one fork it swaps
cards that are hidden from one viewer (the fuzzer's exchange, ``engine/fuzzing/interference.py``). Each fork sits at a
table of the bot. Everything that both tables send to this viewer and to the public must be the same, byte for byte.
This holds at that moment, and once more after one to three answers that both tables receive, while the bot passes for
players as they wish and clocks run. There is no second comparison if the rules have shown the viewer a swapped card.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from time import perf_counter
from typing import Any, Final

from bot.games import face_of
from engine.desks import mixed_names
from engine.fuzzing.facts import Broken
from engine.fuzzing.interference import Pair
from engine.fuzzing.probe import Probe, find_probe
from engine.fuzzing.run import Plan, Tally, Watched
from engine.kernel.match import Match
from engine.kernel.rng import Stream, Streams
from engine.players.driver import play_on

from .leaving import Wares, forward, run, table_of, tongue
from .once import FaceOnce, Lines

GAMES: Final = ("l5r-lcg", "root", "l5r-ccg")
LANGUAGES: Final = ("en", "fr", "pl")
MODES: Final = ("usual", "usual", "always")
LONGEST: Final = 500  # decisions of one game
APART: Final = 12  # decisions between two positions, on average
STEPS: Final = 3  # answers at most between the two comparisons of a position
DEAR: Final = 40  # one position of this many has an export, an advice and drawn pictures
A_GAME: Final = 12  # positions of one game
INVENTED: Final = 4  # presses with invented references


@dataclass
class Found:
    """The numbers of compared positions, later moments, and messages by kind; and the differences."""

    positions: Counter[str] = field(default_factory=Counter)
    later: Counter[str] = field(default_factory=Counter)
    compared: Counter[str] = field(default_factory=Counter)
    letters: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)


class Tables(Pair):
    """Two tables that differ only in facts hidden from a viewer."""

    def __init__(self, match: Match, viewer: int, probe: Probe, plan: Any, stream: Stream, lines: Lines) -> None:
        super().__init__(match, viewer, probe, plan)
        self.lines = lines
        seats = range(len(match.header.seats))
        # A computer plays each seat that may be asked for nothing; the viewer is never a computer.
        computers = frozenset(seat for seat in seats if seat not in match.asked and seat != viewer)
        modes = [stream.pick(MODES) if seat != viewer else stream.pick((*MODES, "able")) for seat in seats]
        self.tables = [table_of(twin, modes, computers) for twin in self.twins]
        self.alone = bool(computers)
        self.say = tongue(stream.pick(LANGUAGES))
        self.rows = [stream.below(40) for _ in range(INVENTED)]

    def look(self, found: Found, *, dear: bool) -> None:
        """Compare everything that both tables send. Raises Broken if anything differs."""
        self.compare("exchange" if not self.story else "non-interference")
        self.lines.later()
        for table in self.tables:
            face: Any = FaceOnce(face_of(table.saved.game), self.lines)
            table.face = face
        one, other = (Wares(table, self.viewer, self.say, self.rows).all(dear=dear) for table in self.tables)
        if one.keys() != other.keys():
            raise Broken("sent", sorted(one.keys() ^ other.keys()))
        for name, text in one.items():
            kind = name.partition(" (")[0]
            found.compared[kind] += 1
            found.letters[kind] += len(text)
            if text != other[name]:
                raise Broken(f"sent: {name}", around(text, other[name]))

    def go_on(self, stream: Stream) -> bool:
        """Give both tables the same answer. Tell whether the comparison may go on."""
        span = timedelta(seconds=stream.below(4) * 50)
        for table in self.tables:
            forward(table, span)
        if self.alone or not self.step(stream):
            return False
        for table in self.tables:
            run(table.play.carry_on())
        if any(twin.outcome is not None for twin in self.twins):
            return False  # all cards lie open
        one, other = self.tables
        # Not all players are always asked: one table may have passed a window at which the other stopped.
        return not self.revealed() and (self.asked or (one.stamp, one.waiting()) == (other.stamp, other.waiting()))


def around(one: str, other: str) -> str:
    """Return the first place where two texts differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 120) : at + 120]}… / …{other[max(0, at - 120) : at + 120]}…"


def positions(game: str, seed: str, number: int) -> Iterator[tuple[Match, Stream]]:
    """Yield random moments of a random game, with random seats, decks and options; some players are asked less."""
    streams = Streams(f"{seed}/{game}/{number}")
    placed = find_probe(game).places and number % 3 == 2
    asked = "mixed" if number % 2 else "all"  # people are always asked, computers are not
    names = mixed_names(game, streams["names"])
    plan = Plan(game, seed, names, asked=asked, watched=False, placed=placed)
    watched = Watched(plan, number, Tally(find_probe(game).coverage([])))
    match = watched.match = Match.start(watched.header)
    for taken, _ in enumerate(play_on(match, watched.players, streams["order"].pick), 1):
        if taken >= LONGEST or match.outcome is not None:
            return
        if not streams["moments"].below(APART):
            yield match, streams["exchange"]


def run_games(games: tuple[str, ...], seed: str, count: int, found: Found) -> None:
    """Compare the tables at ``count`` positions of each game."""
    for game in games:
        number = 0
        while found.positions[game] < count:
            most, lines = min(count, found.positions[game] + A_GAME), Lines()
            for match, stream in positions(game, seed, number):
                look_at(match, stream, found, f"{game} --seed {seed}, game {number}", lines)
                if found.positions[game] >= most:
                    break
            number += 1


def look_at(match: Match, stream: Stream, found: Found, where: str, lines: Lines) -> None:
    """Swap cards at one moment, and compare the messages then and later."""
    game, viewer = match.header.game, stream.below(len(match.header.seats))
    probe = find_probe(game)
    plan = probe.exchanges(match, viewer, stream)
    if plan is None:
        return
    found.positions[game] += 1
    try:
        tables = Tables(match, viewer, probe, plan, stream, lines)
        tables.look(found, dear=not stream.below(DEAR))
        if all(tables.go_on(stream) for _ in range(1 + stream.below(STEPS))):
            tables.look(found, dear=False)
            found.later[game] += 1
    except Broken as broken:
        found.leaks.append(f"{where}, decision {len(match.log)}, viewer {viewer}: {broken}")


def main() -> int:
    """Print the comparisons and the differences as a table. Return 1 if anything differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.secrets", description=__doc__)
    parser.add_argument("--positions", type=int, default=10000, help="positions of all games together")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    arguments = parser.parse_args()
    found, began = Found(), perf_counter()
    games = tuple(arguments.games)
    run_games(games, arguments.seed, -(-arguments.positions // len(games)), found)
    print("| what is sent | compared | letters |\n|---|---|---|")
    for name, count in found.compared.most_common():
        print(f"| {name} | {count} | {found.letters[name]} |")
    print(f"\npositions: {dict(found.positions)}, later moments: {dict(found.later)}, {perf_counter() - began:.0f} s")
    print(f"leaks: {len(found.leaks)}")
    for leak in found.leaks:
        print(f"* {leak}")
    return 1 if found.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
