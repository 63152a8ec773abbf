"""Reads the command line and runs the command."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final, TypeAlias

from engine.garbage import look_rarely
from engine.kernel.prompt import Refused

Runner: TypeAlias = Callable[[argparse.Namespace], int]
PROGRAM: Final = "python -m engine"
# Each command is a module of the same name with ``add_arguments`` and ``run``. Only the requested module is imported.
COMMANDS: Final = {
    "play": "play in the terminal against computer players",
    "serve": "play by a program: JSON lines on standard input and output",
    "replay": "show a saved match as text",
    "fuzz": "play random games and check every step",
    "bench": "measure the engine's speed, as one JSON line",
    "ladder": "measure how strong the computer players are, level against level",
    "tune": "improve the computers' valuation of a table by self-play",
    "perft": "count all legal answers from a position to a given depth",
    "puzzles": "find and prove positions in which only one answer wins",
    "coverage": "list which cards are implemented, tested and fuzzed",
}


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    listed = "\n".join(f"  {name:10}{text}" for name, text in COMMANDS.items())
    chooser = argparse.ArgumentParser(
        prog=PROGRAM, epilog=f"commands:\n{listed}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    chooser.add_argument("command", choices=COMMANDS, metavar="command")
    name = chooser.parse_args(arguments[:1]).command
    command = import_module(f"engine.cli.{name}")
    parser = argparse.ArgumentParser(prog=f"{PROGRAM} {name}", description=COMMANDS[name])
    command.add_arguments(parser)
    look_rarely()
    return _run(command.run, parser.parse_args(arguments[1:]))


def _run(run: Runner, parsed: argparse.Namespace) -> int:
    try:
        status = run(parsed)
        sys.stdout.flush()
    except Refused as refusal:
        print(refusal.reason, *(f"{name}={value}" for name, value in refusal.data.items()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The program that reads the output has ended, so the rest of the buffer cannot be written.
        sys.stderr.close()
        return 1
    return status
