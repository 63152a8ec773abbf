"""``ladder``: how strong the computers are, one level against another, with confidence intervals."""

import argparse
import json
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from itertools import pairwise
from multiprocessing import cpu_count, get_context
from typing import Any, Final

from engine.cli.contest import Contest, Result, line, play, shares, summed
from engine.cli.strangers import check_player, is_stranger
from engine.desks import find_desk, game_names, names_for
from engine.kernel.prompt import Refused
from engine.players.computer import LEVELS, find_level
from engine.players.mind import find_mind

# This name means every game whose computer players search, one game after the other.
ALL: Final = "all"
GAMES: Final = 100
# Pairs of levels that both search play fewer games in the full table, so that it takes less than an hour.
OF_THINKERS: Final = 60
# How many games a process gets at once.
CHUNK: Final = 2
# With fewer games than this, starting further processes is not worth it.
FEW: Final = 20


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``ladder``."""
    command.add_argument("game", choices=[*game_names(), ALL])
    command.add_argument(
        "levels",
        nargs="*",
        metavar="LEVEL",
        help="two levels, or classes as module:Class (default: each level against the next lower one)",
    )
    command.add_argument("--games", type=positive, help="highest number of games per pair")
    command.add_argument("--seed", default="1")
    command.add_argument(
        "--budget", type=positive, metavar="PLAYOUTS", help="playouts for each decision of the first level"
    )
    command.add_argument(
        "--seats", type=positive, metavar="N", help="number of seats (default: the lowest; for Root four)"
    )
    command.add_argument(
        "--bring", metavar="NAMES", help="each seat's deck or faction in every game, separated by commas"
    )
    command.add_argument(
        "--test",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as one of these two shares of wins is ruled out",
    )
    command.add_argument("--jobs", type=positive, help="number of processes (default: one per core)")
    command.add_argument("--shares", action="store_true", help="also print how often each deck or faction won")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def positive(text: str) -> int:
    """Return ``text`` as a whole number above zero. Raises ArgumentTypeError for any other text."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def run(parsed: argparse.Namespace) -> int:
    """Play the games and print the results.

    Raises Refused: ``unknown-level``, ``unknown-player``, ``two-levels``, ``seat-count``.
    """
    if len(parsed.levels) not in (0, 2):
        raise Refused("two-levels")
    pairs = [tuple(parsed.levels)] if parsed.levels else [(upper, lower) for lower, upper in pairwise(LEVELS)]
    games = [game for game in game_names() if find_mind(game).searches] if parsed.game == ALL else [parsed.game]
    contests = [contest_of(parsed, game, *map(check_player, pair)) for game in games for pair in pairs]
    bounds = bounds_of(parsed)
    found = []
    for contest in contests:
        most = parsed.games or games_of(contest, whole=not parsed.levels)
        jobs = parsed.jobs or min(cpu_count(), most // FEW + 1)
        with closing(results(contest, most, jobs)) as played:
            found.append(summed(contest, played, bounds))
        if not parsed.json:
            row = f"{contest.game:8} {line(found[-1])}" if parsed.game == ALL else line(found[-1])
            print("\n".join([row, *(shares(found[-1]) if parsed.shares else ())]), flush=True)
    if parsed.json:
        head: dict[str, Any] = {"game": parsed.game, "seed": parsed.seed, "budget": parsed.budget}
        print(json.dumps({**head, **(found[0] if len(found) == 1 else {}), "pairs": found}))
    return 0


def games_of(contest: Contest, *, whole: bool) -> int:
    """Return the default number of games of a contest.

    If the ``whole`` table is measured, some contests are shorter.
    """
    return OF_THINKERS if whole and not is_stranger(contest.against) and find_level(contest.against).searches else GAMES


def contest_of(parsed: argparse.Namespace, game: str, level: str, against: str) -> Contest:
    """Return the contest that the arguments ask for."""
    bring = parsed.bring.split(",") if parsed.bring else []
    seats = parsed.seats if parsed.seats or bring else find_desk(game).company
    names = names_for(game, bring, seats)
    return Contest(game, level, against, parsed.seed, len(names), parsed.budget, tuple(names) if bring else ())


def bounds_of(parsed: argparse.Namespace) -> tuple[float, float] | None:
    """Return the two shares of wins that a test compares, or None without a test. Raises Refused: ``bad-test``."""
    if parsed.test is None:
        return None
    low, high = parsed.test
    if not 0 < low < high < 1:
        raise Refused("bad-test", low=low, high=high)
    return low, high


def results(contest: Contest, games: int, jobs: int) -> Generator[Result]:
    """Yield the results in the order of the games. If the caller stops, the processes stop too."""
    if jobs <= 1:
        yield from map(partial(play, contest), range(games))
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield from pool.map(partial(play, contest), range(games), chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)
