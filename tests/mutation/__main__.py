"""``python -m tests.mutation [ROOM …]``: inserts random faults into packages and prints how many the tests find.

All tests run once without a fault, which shows the tests that reach each fault. For each fault these tests run until
one fails, the cheapest first. The faults are inserted while Python imports the code, so no file is changed. A test that
starts other processes does not see a fault in them.
"""

import argparse
import ast
import os
import random
import sys
import tempfile
from pathlib import Path

import discord  # noqa: F401  (what all tests import is imported once, before the processes part)
import hypothesis  # noqa: F401
import simcord  # noqa: F401

from tests.mutation.faults import Fault, faults
from tests.mutation.trials import Drawn, End, Plan, tried

ROOT = Path(__file__).parents[2]
ROOMS = (
    "engine/kernel", "engine/cardplay", "engine/l5r_lcg", "engine/l5r_ccg", "engine/root", "engine/players",
    "engine/puzzles", "engine/cli", "engine/fuzzing", "bot/words", "bot/later", "bot/pace", "bot/store", "bot/replays",
    "bot/learn", "bot/jobs", "bot/upkeep", "bot/pictures", "bot/decks", "bot/rules", "bot/games", "bot/tables",
    "bot/panels", "cogs",
)  # fmt: skip
# A word with fewer letters than this says little about its statement.
SHORT = 6


def main() -> int:
    options = _options()
    rooms = options.rooms or ROOMS
    drawn = [one for room in rooms for one in _drawn(room, options.mutants, f"{options.seed} {room}")]
    found = {room: 0 for room in rooms}
    with tempfile.TemporaryDirectory(prefix="teahouse-mutants-") as folder:
        plan = Plan(drawn, options.tests, options.workers, options.most, Path(folder))
        for number, end, names in tried(plan):
            one = drawn[number]
            if end in (End.LIVES, End.NOT_ALL):
                reached = f"{len(names)} tests reach it" + (", not all of them ran" if end is End.NOT_ALL else "")
                print(f"  lives: {one.path.relative_to(ROOT)}:{one.line}: {one.text} ({reached})", flush=True)
            else:
                found[one.room] += 1
    print(f"\n{'room':16} {'found':>10}   (95 of 100)")
    for room in rooms:
        print(_line(room, found[room], sum(one.room == room for one in drawn)))
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(ROOMS))
    parser.add_argument("--mutants", type=int, default=10, help="faults for each room")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="only these tests")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--most", type=float, default=600.0, help="seconds of processor time for each fault")
    options = parser.parse_args()
    for room in options.rooms:
        if room not in ROOMS:
            parser.error(f"no such room: {room}")
    return options


def _drawn(room: str, number: int, seed: str) -> list[Drawn]:
    """Draw faults, each line of the package with the same probability."""
    trees = {path: ast.parse(path.read_text()) for path in sorted((ROOT / room).rglob("*.py"))}
    lines: dict[tuple[Path, int], list[tuple[int, Fault]]] = {}
    for path, tree in trees.items():
        for place, fault in enumerate(faults(tree)):
            lines.setdefault((path, fault.line), []).append((place, fault))
    chance = random.Random(seed)
    drawn = []
    for path, line in chance.sample(list(lines), min(number, len(lines))):
        place, fault = chance.choice(lines[path, line])
        text = f"{fault.was!r} -> {fault.mistake!r} in {path.read_text().splitlines()[line - 1].strip()}"
        drawn.append(Drawn(room, path, place, line, text, fault.once, _words(trees[path], line)))
    return drawn


def _words(tree: ast.Module, line: int) -> frozenset[str]:
    """Return the names and the texts of the statement at a line."""
    (statement,) = [part for part in tree.body if part.lineno <= line <= (part.end_lineno or 0)] or [tree]
    words = {node.value for node in ast.walk(statement) if isinstance(node, ast.Constant)}
    words |= {node.name for node in ast.walk(statement) if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    words |= {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return frozenset(word for word in words if isinstance(word, str) and len(word) >= SHORT and " " not in word)


def _line(room: str, found: int, number: int) -> str:
    from engine.cli.contest import interval  # here, because code imported before the trials has no faults

    low, high = interval(found, number)
    return f"{room:16} {f'{found} of {number}':>10}   ({100 * low:.0f} to {100 * high:.0f})"


if __name__ == "__main__":
    sys.exit(main())
