"""``python -m tests.mutation [ROOM …]``: puts random faults into rooms and prints how many of them the tests find.

The tests nearest to a room run first. With ``--whole`` the whole suite runs for what they miss. The faults are put into
a copy, so the checkout is never touched.
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from engine.cli.contest import interval
from tests.mutation.mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
# The tests nearest to each room.
NEAR = {
    "engine/kernel": ["tests/kernel", "tests/cardplay", "tests/root/rules", "tests/engine_cli"],
    "engine/cardplay": ["tests/cardplay", "tests/l5r_lcg", "tests/l5r_ccg"],
    "engine/l5r_lcg": ["tests/l5r_lcg", "tests/engine_cli"],
    "engine/l5r_ccg": ["tests/l5r_ccg", "tests/engine_cli"],
    "engine/root": ["tests/root", "tests/engine_cli"],
    "engine/players": ["tests/players"],
    "bot/decks": ["tests/decks", "tests/cogs/test_decks.py"],
    "bot/rules": ["tests/rules"],
    "bot/store": ["tests/bot", "tests/upkeep"],
    "bot/tables": ["tests/bot", "tests/cogs"],
    "bot/panels": ["tests/bot", "tests/cogs"],
}
# A fault that makes a test run forever counts as found.
PATIENCE = 900.0


def main() -> int:
    options = _options()
    with tempfile.TemporaryDirectory(prefix="teahouse-mutants-") as folder:
        copy = _copied(Path(folder) / "teahouse")
        found = [_score(copy, room, options) for room in options.rooms or NEAR]
    killed, tried = (sum(column) for column in zip(*found, strict=True))
    print(_line("all", killed, tried))
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(NEAR))
    parser.add_argument("--mutants", type=int, default=10, help="faults for each room")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--whole", action="store_true", help="run the whole suite for what the nearest tests miss")
    options = parser.parse_args()
    for room in options.rooms:
        if room not in NEAR:
            parser.error(f"no such room: {room}")
    return options


def _copied(place: Path) -> Path:
    """Copy what git knows to ``place``, with the checkout's Python beside it."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        target = place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return place


def _score(copy: Path, room: str, options: argparse.Namespace) -> tuple[int, int]:
    """Try random faults of a room, print those that no test found, and return how many were found of how many."""
    if _found(copy, NEAR[room]):
        sys.exit(f"the tests nearest to {room} fail without a fault")
    killed = tried = 0
    for path, mutant in _drawn(copy / room, options.mutants, f"{options.seed} {room}"):
        source = path.read_text()
        path.write_text(mutant.put_into(source))
        dead = _found(copy, NEAR[room]) or (options.whole and _found(copy, ["tests"]))
        path.write_text(source)
        tried += 1
        killed += dead
        if not dead:
            was, line = source[mutant.start : mutant.end], source.splitlines()[mutant.line - 1].strip()
            print(f"  lives: {path.relative_to(copy)}:{mutant.line}: {was!r} -> {mutant.text!r} in {line}", flush=True)
    print(_line(room, killed, tried), flush=True)
    return killed, tried


def _drawn(room: Path, number: int, seed: str) -> list[tuple[Path, Mutant]]:
    """Draw faults, each line of the room as likely as any other."""
    lines = [
        (path, [one for one in faults if one.line == line])
        for path in sorted(room.rglob("*.py"))
        for faults in [mutants(path.read_text())]
        for line in sorted({one.line for one in faults})
    ]
    chance = random.Random(seed)
    return [(path, chance.choice(faults)) for path, faults in chance.sample(lines, min(number, len(lines)))]


def _found(copy: Path, targets: list[str]) -> bool:
    """Tell whether the tests fail, or never end."""
    tests = [target for target in targets if (copy / target).exists()]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(command, cwd=copy, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return ran.returncode != 0


def _line(room: str, killed: int, tried: int) -> str:
    low, high = interval(killed, tried)
    return f"{room:16} {killed} of {tried} found ({100 * low:.0f} to {100 * high:.0f} of 100)"


if __name__ == "__main__":
    sys.exit(main())
