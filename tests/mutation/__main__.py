"""``python -m tests.mutation [ROOM …]``: inserts random faults into packages and prints how many the tests find.

The nearest tests of a package run once without a fault, which shows the tests that reach each line. For each fault only
these tests run. With ``--whole`` the whole suite runs for faults that they miss. The faults are inserted into a copy,
so the checkout is never changed.
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from engine.cli.contest import interval
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.reach import by_room, reaching, share

ROOT = Path(__file__).parents[2]
# The nearest tests of each package. The small packages come first.
NEAR = {
    "engine/kernel": ["tests/kernel", "tests/cardplay", "tests/keeping"],
    "engine/cardplay": ["tests/cardplay", "tests/l5r_lcg", "tests/l5r_ccg"],
    "engine/l5r_lcg": ["tests/l5r_lcg"],
    "engine/l5r_ccg": ["tests/l5r_ccg"],
    "engine/root": ["tests/root"],
    "engine/players": ["tests/players"],
    "engine/puzzles": ["tests/puzzles"],
    "engine/cli": ["tests/engine_cli"],
    "engine/fuzzing": ["tests/engine_cli"],
    "bot/words": ["tests/bot/test_words.py", "tests/bot/test_face.py", "tests/pictures/test_pictures.py"],
    "bot/later": ["tests/later"],
    "bot/pace": ["tests/pace"],
    "bot/store": ["tests/store", "tests/later"],
    "bot/replays": ["tests/replays"],
    "bot/learn": ["tests/learn", "tests/cogs/test_learn.py"],
    "bot/jobs": ["tests/jobs"],
    "bot/upkeep": ["tests/upkeep"],
    "bot/pictures": ["tests/pictures"],
    "bot/decks": ["tests/decks", "tests/cogs/test_decks.py"],
    "bot/rules": ["tests/rules"],
    "bot/games": ["tests/bot", "tests/cogs"],
    "bot/tables": ["tests/bot", "tests/cogs"],
    "bot/panels": ["tests/bot", "tests/cogs"],
}
# A fault that makes a test run forever counts as found.
PATIENCE = 900.0
# If there are more tests than this, their files are named instead.
NAMED = 200
# pytest's exit status for a command that it cannot run.
USAGE = 4


class Score(NamedTuple):
    """A package: the share of its lines and branches that its nearest tests reach, and how many faults they find."""

    room: str
    reached: float
    found: int
    tried: int


def main() -> int:
    options = _options()
    with tempfile.TemporaryDirectory(prefix="teahouse-mutants-") as folder:
        copy = _copied(Path(folder).resolve() / "teahouse")
        scores = [_score(copy, room, options) for room in options.rooms or NEAR]
    print(f"\n{'room':16} {'reached':>8} {'found':>10}   (95 of 100)")
    for score in scores:
        print(_line(score))
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
    """Copy the files that git knows to ``place``, with the checkout's Python beside them."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        target = place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return place


def _score(copy: Path, room: str, options: argparse.Namespace) -> Score:
    """Try random faults of a package and print those that no test finds."""
    data = copy / ".coverage"
    data.unlink(missing_ok=True)
    if _fails(copy, NEAR[room], "--cov", room, "--cov-context=test", "--cov-report="):
        sys.exit(f"the tests nearest to {room} fail without a fault")
    reached = share(by_room(copy)[room])
    found = tried = 0
    for path, mutant in _drawn(copy / room, options.mutants, f"{options.seed} {room}"):
        source = path.read_text()
        names = reaching(data, path).get(mutant.line)
        path.write_text(mutant.put_into(source))
        # A line that no test reaches runs when its file is imported: then any of the tests may find the fault.
        dead = names is not None and _fails(copy, names if 0 < len(names) <= NAMED else _files(names) or NEAR[room])
        dead = dead or (options.whole and _fails(copy, ["tests"]))
        path.write_text(source)
        tried += 1
        found += dead
        if not dead:
            was, line = source[mutant.start : mutant.end], source.splitlines()[mutant.line - 1].strip()
            print(f"  lives: {path.relative_to(copy)}:{mutant.line}: {was!r} -> {mutant.text!r} in {line}", flush=True)
    score = Score(room, reached, found, tried)
    print(_line(score), flush=True)
    return score


def _files(names: list[str]) -> list[str]:
    return sorted({name.partition("::")[0] for name in names})


def _drawn(room: Path, number: int, seed: str) -> list[tuple[Path, Mutant]]:
    """Draw faults, each line of the package with the same probability."""
    lines = [
        (path, [one for one in faults if one.line == line])
        for path in sorted(room.rglob("*.py"))
        for faults in [mutants(path.read_text())]
        for line in sorted({one.line for one in faults})
    ]
    chance = random.Random(seed)
    return [(path, chance.choice(faults)) for path, faults in chance.sample(lines, min(number, len(lines)))]


def _fails(copy: Path, targets: list[str], *more: str) -> bool:
    """Tell whether these tests fail, or never end."""
    tests = [target for target in targets if (copy / target.partition("::")[0]).exists()]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *more, *tests]
    try:
        ran = subprocess.run(command, cwd=copy, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    if ran.returncode == USAGE and "not found:" in ran.stderr + ran.stdout and "::" in "".join(tests):
        # A test has another name than when it was recorded.
        return _fails(copy, _files(tests), *more)
    return ran.returncode != 0


def _line(score: Score) -> str:
    low, high = interval(score.found, score.tried)
    share_found = f"{score.found} of {score.tried}"
    return f"{score.room:16} {100 * score.reached:7.1f}% {share_found:>10}   ({100 * low:.0f} to {100 * high:.0f})"


if __name__ == "__main__":
    sys.exit(main())
