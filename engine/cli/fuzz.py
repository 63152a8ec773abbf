"""``fuzz``: random games in which every step is checked against the invariants."""

import argparse
import sys
import traceback

from engine.cli.seats import add_mixed, add_seats, seat_names
from engine.desks import RANDOM, game_names
from engine.fuzzing.probe import Probe, find_probe, unchecked
from engine.fuzzing.run import ASKED, LATE, Failure, Plan, Tally, play_game, seeking
from engine.kernel.prompt import Refused
from engine.players.computer import find_level


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``fuzz``."""
    command.add_argument("game", choices=game_names())
    command.add_argument("--games", type=int, default=100, help="how many games (with --until-covered: at most)")
    command.add_argument("--seed", default="1")
    command.add_argument("--from", dest="first", type=int, default=0, metavar="GAME", help="number of the first game")
    add_seats(command)
    add_mixed(command)
    command.add_argument("--placed", action="store_true", help="start games from positions (l5r-ccg)")
    command.add_argument(
        "--asked", choices=ASKED, default="mixed", help="the seats that are asked even if they can only pass"
    )
    command.add_argument("--every", type=int, default=25, help="average number of decisions between two costly checks")
    command.add_argument(
        "--until-covered", action="store_true", help="play with random decks or factions until everything was used"
    )
    command.add_argument("--computers", default="", metavar="LEVELS", help="also compare the answers of these levels")
    command.add_argument("--alone", action="store_true", help="with --computers: make no other checks")
    command.add_argument(
        "--budget", type=int, default=8, metavar="PLAYOUTS", help="with --computers: playouts per answer"
    )


def run(parsed: argparse.Namespace) -> int:
    """Play the games and print what the games covered."""
    # With ``--mixed`` and with ``--until-covered``, the decks or factions are random by default.
    names = seat_names(parsed, [RANDOM] if parsed.until_covered or parsed.mixed else [])
    probe = find_probe(parsed.game)
    if parsed.placed and not probe.places:
        raise Refused("no-positions", game=parsed.game)
    levels = [find_level(name).name for name in parsed.computers.split(",") if name]
    plan = Plan(
        parsed.game, parsed.seed, names, parsed.asked, max(1, parsed.every), mixed=parsed.mixed, placed=parsed.placed,
        computers=levels, budget=parsed.budget, watched=not (levels and parsed.alone),
    )  # fmt: skip
    tally = Tally(probe.coverage(names))
    numbers = range(parsed.first, parsed.first + parsed.games)
    try:
        for number in numbers:
            play_game(seeking(plan, number, tally.coverage) if parsed.until_covered else plan, number, tally)
            if tally.games % 100 == 0:
                print(progress(tally, names_missing=parsed.until_covered), file=sys.stderr, flush=True)
            if parsed.until_covered and not tally.coverage.missing():
                print(f"covered with game {number}")
                break
    except Failure as failure:
        return report(failure)
    show(tally, probe)
    return 1 if parsed.until_covered and tally.coverage.missing() else 0


def progress(tally: Tally, names_missing: bool) -> str:
    """Return how many games were played.

    If ``names_missing`` is true and little is left to cover, also name what is left, because the run may be stopped
    before its end.
    """
    missing = tally.coverage.missing() if names_missing else []
    if not missing:
        return f"{tally.games} games"
    names = f": {', '.join(missing)}" if len(missing) <= LATE else ""
    return f"{tally.games} games, {len(missing)} missing{names}"


def show(tally: Tally, probe: Probe) -> None:
    """Print the results, the number of checks of each kind, and the checks that were not made."""
    print(f"games: {tally.games}, decisions: {tally.decisions}, automatic: {tally.automatic}")
    print("endings: " + ", ".join(f"{name} {times}" for name, times in tally.endings.most_common()))
    print("checked: " + ", ".join(f"{name} {times}" for name, times in tally.checked.most_common()))
    if nothing := unchecked(probe):
        print("not checked: " + ", ".join(nothing))
    covered = tally.coverage.summary().items()
    if covered:
        print("covered: " + ", ".join(f"{name} {much}/{all_of_it}" for name, (much, all_of_it) in covered))
    missing = tally.coverage.missing()
    if missing:
        print(f"missing: {', '.join(missing)}")


def report(failure: Failure) -> int:
    """Print a failure and the command that repeats it."""
    traceback.print_exception(failure.problem, file=sys.stderr)
    print(f"seed: {failure.plan.seed}, game: {failure.number}, decision: {failure.decision}")
    print(f"problem: {type(failure.problem).__name__}: {failure.problem}")
    print(f"repeat: {failure.command}")
    return 1
