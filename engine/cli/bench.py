"""``bench``: the engine's speed, as one JSON line."""

import argparse
import json
import platform
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median
from timeit import default_timer
from typing import Any, Final, NamedTuple

import engine
from engine.cli import playouts
from engine.cli.owntime import own_time
from engine.cli.seats import add_mixed, add_seats, seat_names
from engine.desks import find_desk, game_names, mixed_names
from engine.fuzzing.probe import find_probe
from engine.fuzzing.run import CAP
from engine.kernel.game import Header, new_header
from engine.kernel.match import Corrupt, Match
from engine.kernel.rng import Streams
from engine.players.driver import play_on
from engine.players.random import player

LONG: Final = 500
# Every run plays the same first games, so the numbers counted in them do not depend on the machine.
COUNTED: Final = 20
# The number of decisions from one timed fork to the next.
APART: Final = 6
# The number of rounds of the plain loop that measures the machine's present speed.
LOOP: Final = 1_000_000
COLD: Final = """
from timeit import default_timer as now
start = now()
from engine.cli.seats import add_seats, seat_names
from engine.desks import find_desk
desk = find_desk({game!r})
desk.decks(), desk.cards()
print(now() - start)
"""


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``bench``."""
    command.add_argument("game", nargs="?", choices=game_names(), default="l5r-lcg")
    command.add_argument("--seconds", type=float, default=10.0)
    command.add_argument("--forks", type=int, default=0, metavar="GAMES", help="also time forks in this many games")
    command.add_argument(
        "--playouts",
        type=int,
        nargs="?",
        const=3,
        default=0,
        metavar="GAMES",
        help="also time playouts in this many games",
    )
    command.add_argument(
        "--shun", default="", metavar="VERBS", help="acts that the random players avoid (this changes the figures)"
    )
    add_seats(command)
    add_mixed(command)


def run(parsed: argparse.Namespace) -> int:
    """Measure the engine's speed and print it as one JSON line."""
    names = [] if parsed.mixed else seat_names(parsed, [] if parsed.seats else find_desk(parsed.game).measured)
    shunned = [verb for verb in parsed.shun.split(",") if verb]
    found = {
        "game": parsed.game,
        "seats": names or "mixed",
        **({"shunned": shunned} if shunned else {}),
        **play_for(parsed.game, names, parsed.seconds, shunned),
        **look_back(parsed.game, names),
        **({"fork": fork_times(parsed.game, names, parsed.forks)} if parsed.forks else {}),
        **({"playouts": playouts.rate(parsed.game, parsed.playouts)} if parsed.playouts else {}),
        "cold_load_s": cold_load(parsed.game),
        "python": platform.python_version(),
    }
    print(json.dumps(found))
    return 0


class Played(NamedTuple):
    """The result of one game."""

    decisions: int
    automatic: int
    records: int
    turns: int


def play_for(game: str, names: Sequence[str], seconds: float, shunned: Sequence[str] = ()) -> dict[str, Any]:
    """Play random games for ``seconds`` and return what was measured in them.

    The rates count seconds of the wall clock. On a shared machine, prefer ``cpu_seconds`` (the processor time of this
    process) and the rates per ``loop``. These two figures can be compared between machines of different speed.
    """
    endings: Counter[str] = Counter()
    played: list[Played] = []
    spent = cpu = 0.0
    loop = loop_time()
    while spent < seconds or len(played) < COUNTED:
        number = len(played)
        header = header_of(game, names, number)
        start, begun = default_timer(), own_time()
        match, taken = play(header, number, shunned=shunned)
        spent += default_timer() - start
        cpu += own_time() - begun
        turns = find_desk(game).turns(match) or 0
        played.append(Played(taken, sum(row.auto for row in match.log), len(match.records), turns))
        endings[match.outcome.reason if match.outcome else "none"] += 1
    return {
        "seconds": round(spent, 2),
        "games": len(played),
        "games_per_second": round(len(played) / spent, 2),
        **rates(played, spent, cpu, min(loop, loop_time())),
        "median_decisions": median(game.decisions for game in played),
        "median_automatic_decisions": median(game.automatic for game in played),
        "endings": dict(endings.most_common()),
        "counted": {
            "games": COUNTED,
            "decisions": sum(game.decisions for game in played[:COUNTED]),
            "automatic": sum(game.automatic for game in played[:COUNTED]),
            "records": sum(game.records for game in played[:COUNTED]),
        },
    }


def rates(played: Sequence[Played], spent: float, cpu: float, loop: float) -> dict[str, float]:
    """Return how many decisions and turns were played per second, and how many per run of ``loop_time``'s loop."""
    totals = {
        "decisions": sum(game.decisions for game in played),
        "automatic_decisions": sum(game.automatic for game in played),
        "turns": sum(game.turns for game in played),
    }
    counted = {what: total for what, total in totals.items() if total or what != "turns"}
    return {
        **{f"{what}_per_second": round(total / spent) for what, total in counted.items()},
        "cpu_seconds": round(cpu, 2),
        "loop_ms": round(loop * 1000, 1),
        **{f"{what}_per_loop": round(total / cpu * loop, 2) for what, total in counted.items()},
    }


def loop_time() -> float:
    """Return how long a plain loop takes now: the best of three runs, in seconds of this process's processor time."""
    times = []
    for _ in range(3):
        start = own_time()
        total = 0
        for number in range(LOOP):
            total += number * number % 7
        times.append(own_time() - start)
    return min(times)


def header_of(game: str, names: Sequence[str], number: int) -> Header:
    """Return the header of the benchmark's game ``number``.

    Without ``names``, every game has other seats and decks or factions.
    """
    seed = f"bench/{number}"
    streams = Streams(seed)
    seats = find_desk(game).seats(names or mixed_names(game, streams["mixed"]), streams["decks"])
    options = {} if names else find_probe(game).settings(streams["settings"], seats)
    return new_header(game, seed, seats, options=options)


def play(header: Header, number: int, *, at_least: int = 0, shunned: Sequence[str] = ()) -> tuple[Match, int]:
    """Play a random game to its end, or to ``at_least`` decisions. Return the match and the number of answers."""
    match = Match.start(header)
    stream = Streams(f"bench/{number}")["players"]
    probe = find_probe(header.game)
    one = partial(probe.choose, stream=stream, mood=probe.lasting) if at_least else player(stream, shunned)
    taken = 0
    for _ in play_on(match, dict.fromkeys(range(len(header.seats)), one)):
        taken += 1
        # The rules may allow an endless game, so it is stopped at the same length as in the fuzzer.
        if 0 < at_least <= len(match.log) or taken >= CAP:
            break
    return match, taken


def look_back(game: str, names: Sequence[str]) -> dict[str, Any]:
    """Time how long it takes to rebuild a long match, and to make a view at every step of it."""
    longest = max((play(header_of(game, names, n), n, at_least=LONG)[0] for n in range(30)), key=lambda m: len(m.log))
    log = longest.log[:LONG]
    while True:
        try:
            Match.rebuild(longest.header, log)
            break
        except Corrupt:
            # At this point, the other rows of a secret choice are still missing.
            log = log[:-1]
    times = []
    for _ in range(5):
        start = default_timer()
        Match.rebuild(longest.header, log)
        times.append(default_timer() - start)
    return {
        "rebuild_decisions": len(log),
        "rebuild_ms": round(min(times) * 1000, 1),
        "view_ms": round(mean(view_times(longest)) * 1000, 3),
    }


def view_times(played: Match) -> list[float]:
    """Play a match again and time one seat's view at each step, with nothing cached yet."""
    times = []
    match = Match.start(played.header)
    for row in played.log:
        if row.auto or row.seat not in match.waiting():
            continue
        match.answer(row.seat, row.keys)
        start = default_timer()
        match.view(0)
        times.append(default_timer() - start)
    return times


def fork_times(game: str, names: Sequence[str], games: int) -> dict[str, Any]:
    """Time forks at random moments of some games.

    Moments where the rules can restart are counted separately from the others. ``first`` is the time of the first fork
    at a moment, ``again`` is the time of a second fork, and ``rebuild`` is the time to replay all decisions. All three
    are timed at each moment, in milliseconds of this process's processor time.
    """
    there: dict[str, list[tuple[float, ...]]] = {"anew": [], "elsewhere": []}
    moments = Streams("bench/forks")["moments"]
    for number in range(games):
        played = play(header_of(game, names, number), number)[0]
        match = Match.start(played.header)
        for row in played.log:
            if row.auto or row.seat not in match.waiting():
                continue
            match.answer(row.seat, row.keys)
            if match.pending and not moments.below(APART):
                rebuild = partial(Match.rebuild, match.header, match.log, match.held_keys())
                taken = tuple(timed(made) for made in (match.fork, match.fork, rebuild))
                there["anew" if all(prompt.anew for prompt in match.pending) else "elsewhere"].append(taken)
    return {where: quantiles_of(times) for where, times in there.items() if times}


def timed(made: Callable[[], object]) -> float:
    """Return how long a call of ``made`` takes, in milliseconds of this process's processor time."""
    start = own_time()
    made()
    return (own_time() - start) * 1000


def quantiles_of(times: Sequence[tuple[float, ...]]) -> dict[str, Any]:
    """Return the number of moments, and the median and the 95th percentile of each kind of time."""
    found: dict[str, Any] = {"moments": len(times)}
    for way, column in zip(("first", "again", "rebuild"), zip(*times, strict=True), strict=True):
        ordered = sorted(column)
        found[f"{way}_ms"] = round(median(ordered), 3)
        found[f"{way}_p95_ms"] = round(ordered[len(ordered) * 95 // 100], 3)
    return found


def cold_load(game: str) -> float:
    """Return the seconds that a new process needs to load the game with all its cards."""
    root = Path(engine.__file__).parents[1]
    command = [sys.executable, "-c", COLD.format(game=game)]
    done = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True)
    return round(float(done.stdout), 3)
