"""The engine compiled by mypyc into a folder of its own.

``make fast`` builds the compiled engine and compares it with the plain engine. The compiled engine is optional, and no
test uses it. The compiled engine must play exactly as the plain engine does: both play the same games, and any
difference is a failure.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

import engine
from engine.cli import bench, contest, golden
from engine.cli.owntime import own_time
from engine.desks import find_desk, game_names, names_for
from engine.kernel import match as compiled_if_any
from engine.kernel.game import find_game
from engine.kernel.match import Match

ROOT: Final = Path(engine.__file__).parents[1]
FOLDER: Final = ROOT / "build" / "fast"
# Each of these rooms or parts of rooms becomes one library. A change recompiles only its library, and libraries are
# compiled in parallel.
ROOMS: Final = ("kernel", "cardplay", "players", "l5r_lcg", "l5r_ccg", "root")
PARTS: Final = ("cards", "effects", "factions")
# Modules that are not compiled. Most of them run at most once in a match. The programs that fit weights are started
# with ``python -m``, which cannot start a compiled module.
LEFT: Final = ("adjusting.py", "fitting.py", "impossible.py", "literal.py", "position.py")
# The libraries that are used most. They are compiled with more optimization, which takes longer.
HOT: Final = tuple(f"engine_{name}" for name in (*ROOMS, "root_factions"))
# How many matches of each game are compared, and how often each match is timed.
GAMES: Final = 12
ROUNDS: Final = 4
# the number of fuzzer games; with fewer, some factions of Root would never be loaded from a position
WATCHED: Final = 12
PLAYOUTS: Final = 8
SETTINGS: Final = "[mypy]\nstrict = True\nplugins = pydantic.mypy, engine.cli.narrowed\n"
SETUP: Final = """\
from os import cpu_count
from setuptools import setup
from mypyc.build import mypycify
modules = mypycify({arguments!r}, debug_level="0", multi_file=True, separate={libraries!r})
for module in modules:
    # Names that a library does not export are called directly; a name that several files declare is one object.
    level = "-O2" if module.name.removesuffix("__mypyc") in {hot!r} else "-O1"
    module.extra_compile_args = [*module.extra_compile_args, level, "-fvisibility=hidden", "-fcommon"]
options = {{"build_ext": {{"inplace": True, "parallel": cpu_count()}}}}
setup(name="teahouse", packages=[], ext_modules=modules, options=options)
"""


def main(arguments: Sequence[str]) -> int:
    """Build, compare, or print the games that this engine plays, as ``arguments`` say. Return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.cli.compiled", description=__doc__)
    parser.add_argument("what", choices=("build", "compare", "figures"))
    what = parser.parse_args(arguments).what
    if what == "figures":
        print(json.dumps(figures()))
        return 0
    if what == "build":
        return build()
    return compare()


def modules(root: Path = ROOT) -> Iterator[Path]:
    """Yield the files to compile: the rules and the computer players, without modules that hold pydantic models."""
    for room in ROOMS:
        for path in sorted((root / "engine" / room).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if path.name not in LEFT and "BaseModel" not in text and ("def " in text or "import" in text):
                yield path


def libraries() -> dict[str, list[str]]:
    """Return the files of each library by its name."""
    found: dict[str, list[str]] = {}
    for path in modules():
        _, room, part, *_ = path.relative_to(ROOT).parts
        name = f"engine_{room}_{part}" if part in PARTS else f"engine_{room}"
        found.setdefault(name, []).append(path.relative_to(ROOT).as_posix())
    return found


def build() -> int:
    """Compile a copy of the engine into its folder and return the exit status."""
    missing = lacking()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(FOLDER / "engine", ignore_errors=True)
    shutil.copytree(ROOT / "engine", FOLDER / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    if not (FOLDER / "data").exists():
        (FOLDER / "data").symlink_to(ROOT / "data")
    kept = libraries()
    (FOLDER / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    setup = SETUP.format(
        arguments=["--config-file=mypy.ini", *(path for paths in kept.values() for path in paths)],
        libraries=[(paths, name) for name, paths in kept.items()],
        hot=HOT,
    )
    (FOLDER / "setup.py").write_text(setup, encoding="utf-8")
    return subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext"], cwd=FOLDER, check=False).returncode


def lacking() -> str:
    """Return a text that says which programs for compiling are missing on this machine, and how to install them.

    The text is empty if no program is missing.
    """
    try:
        # Newer Pythons have no distutils; setuptools contains a copy.
        import_module("setuptools")
        compiler = import_module("distutils.ccompiler").new_compiler()
        sysconfig = import_module("distutils.sysconfig")
    except ImportError:
        return "Compiling needs setuptools, which requirements-dev.txt lists."
    sysconfig.customize_compiler(compiler)
    program = compiler.compiler[0]
    if shutil.which(program) is None:
        return f"Compiling needs a C compiler; '{program}' is missing. On Debian and Ubuntu: apt install gcc libc6-dev"
    if not Path(sysconfig.get_python_inc(), "Python.h").exists():
        return "Compiling needs Python's C headers. On Debian and Ubuntu: apt install python3-dev"
    return ""


def compare() -> int:
    """Let both engines play, and run the fuzzer on the compiled one. Print the result and return the exit status."""
    plain, fast = played_in(ROOT, FOLDER)
    wrong = differences(plain, fast) or [trouble for game in plain["times"] if (trouble := _watched(game))]
    for line in wrong or speedups(plain, fast):
        print(line)
    return 1 if wrong else 0


def _watched(game: str) -> str:
    """Return the fault that the fuzzer found in a compiled game (forks, views, positions), or an empty text."""
    command = [sys.executable, "-m", "engine", "fuzz", game, "--mixed", "--games", str(WATCHED)]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, check=False, text=True)
    return "" if done.returncode == 0 else f"{game}:\n{done.stdout}{done.stderr}"


def played_in(*roots: Path) -> list[dict[str, Any]]:
    """Return the games that the engine of each folder played, and the shortest time of several rounds for each.

    Raises CalledProcessError if an engine fails.
    """
    rounds = [[_figures_of(root) for root in roots] for _ in range(ROUNDS)]
    found = rounds[0]
    for again in rounds[1:]:
        for first, later in zip(found, again, strict=True):
            first["times"] = {name: min(taken, later["times"][name]) for name, taken in first["times"].items()}
    return found


def _figures_of(root: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "engine.cli.compiled", "figures"]
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def figures() -> dict[str, Any]:
    """Return whether this engine is compiled, the games it plays, and the processor time it takes for these games."""
    played: dict[str, Any] = {name: digest(text) for name, text in golden.texts().items()}
    times: dict[str, float] = {}
    for game in game_names():
        names = names_for(game, find_desk(game).measured, None)
        bench.play(
            bench.header_of(game, names, GAMES), GAMES
        )  # The data are loaded before the timing starts, because they are read only once.
        played[game], times[game] = [], 0.0
        for number in range(GAMES):
            start = own_time()
            match, decisions = bench.play(bench.header_of(game, names, number), number)
            times[game] += own_time() - start
            played[game].append([decisions, *_happened(match)])
        played[f"{game}, computers"] = _thought(game)
    compiled = compiled_if_any.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    return {"compiled": compiled, "played": played, "times": times}


def _thought(game: str) -> list[Any]:
    """Return the decisions and records of a game between an adept with a small budget and novices."""
    seats = find_desk(game).company or find_game(game).seat_count[0]
    result = contest.play(contest.Contest(game, "adept", "novice", "compiled", seats, PLAYOUTS), 1)
    return [result.won, *result.decisions, result.outcome]


def _happened(match: Match) -> list[Any]:
    """Return what happened in a match, shortened by digests."""
    log = "\n".join(f"{row.seat} {row.auto} {' '.join(row.keys)}" for row in match.log)
    records = "\n".join(map(repr, match.records))
    return [len(match.log), len(match.records), digest(log), digest(records)]


def digest(text: str) -> str:
    """Return a digest of a text."""
    return sha256(text.encode()).hexdigest()[:16]


def differences(plain: Mapping[str, Any], fast: Mapping[str, Any]) -> list[str]:
    """Return the name of each point where the compiled engine plays differently, or say that it is not compiled."""
    if not fast["compiled"]:
        return ["not compiled"]
    return [f"not the same: {name}" for name, text in plain["played"].items() if fast["played"].get(name) != text]


def speedups(plain: Mapping[str, Any], fast: Mapping[str, Any]) -> list[str]:
    """Return how much faster the compiled engine plays each game, and how to use it."""
    ratios = [f"{game}: {taken / fast['times'][game]:.2f} times as fast" for game, taken in plain["times"].items()]
    return [*ratios, "The same games and transcripts. FAST=1 makes make play, bench, soak and ladder take this engine."]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
