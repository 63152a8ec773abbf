"""``python -m tests.doors``: a fuzzer guided by coverage tries each door, and prints the results as a table.

Each door is tried in a process of its own for ``--seconds``, by atheris (libFuzzer) where it is installed: on Linux
with Python 3.11 to 3.13, ``pip install -r requirements-fuzz.txt``. Otherwise the same inputs are changed at random,
without coverage. The table says which of the two was done. The slowest inputs are then measured once more in a plain
process against the door's limit. The program prints an input that raises. The option ``--again NAME HEX`` sends one
input to a door.
"""

import argparse
import gc
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter, thread_time
from typing import Any, Final

SLOWEST: Final = 3  # inputs that are measured again
WARM: Final = 0.3  # memory is first measured after this share of the time
GROWN: Final = 64  # MiB that a process may grow after that, because caches fill up
OURS: Final = ("bot", "cogs", "engine")
MOST: Final = 300.0  # an input that takes more seconds counts as hanging


def guided() -> bool:
    """Tell whether a fuzzer guided by coverage is installed."""
    return importlib.util.find_spec("atheris") is not None


def memory() -> float:
    """Return how many MiB of memory this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


class Watch:
    """Tries a door again and again.

    The watch writes the slowest inputs, and the growth of memory, to a file.
    """

    def __init__(self, enter: Callable[[bytes], None], seconds: float, file: Path) -> None:
        self.enter = enter
        self.file = file
        self.began = perf_counter()
        self.seconds = seconds
        self.tried = 0
        self.slowest: list[tuple[float, str]] = []
        self.weights: list[float] = []

    def __call__(self, data: bytes) -> None:
        self.tried += 1
        began = thread_time()
        try:
            self.enter(data)
        except BaseException:
            self.note(data.hex(), traceback.format_exc(limit=-6))
            raise
        took = thread_time() - began
        new = len(self.slowest) < SLOWEST or took > self.slowest[-1][0]
        if new:
            self.slowest = sorted([*self.slowest, (took, data.hex())], reverse=True)[:SLOWEST]
        if self.tried % 200 == 0 and perf_counter() - self.began > self.seconds * WARM:
            self.weights.append(memory())
        if new or self.tried % 200 == 0:
            self.note()

    def note(self, failed: str | None = None, trace: str = "") -> None:
        """Write the notes now, because the fuzzer ends the process without a warning."""
        weights = [self.weights[0], self.weights[-1]] if self.weights else []
        found = {"tried": self.tried, "slowest": self.slowest, "mib": weights, "failed": failed, "trace": trace}
        self.file.write_text(json.dumps(found))


def try_one(name: str, seconds: float, folder: Path) -> None:
    """Try one door in this process until the time is up, or an input raises."""
    if not guided():
        from .doors import door

        watch, one = Watch(door(name).enter, seconds, folder / "found.json"), door(name)
        for data in by_chance([*one.seeds()], one.longest):
            watch(data)
            if perf_counter() - watch.began > seconds:
                return watch.note()
    import atheris

    with atheris.instrument_imports(include=[*OURS]):
        from .doors import door
    one, corpus = door(name), folder / "corpus"
    corpus.mkdir()
    for number, data in enumerate(one.seeds()):
        (corpus / f"seed{number}").write_bytes(data)
        one.enter(data)  # reading the data once does not count for any input
    options = [
        f"-max_total_time={int(seconds)}",
        f"-max_len={one.longest}",
        f"-timeout={int(MOST)}",
        "-rss_limit_mb=4096",
    ]
    atheris.Setup(
        [name, *options, f"-artifact_prefix={folder}/", "-verbosity=0", str(corpus)],
        Watch(one.enter, seconds, folder / "found.json"),
    )
    atheris.Fuzz()


def by_chance(seeds: list[bytes], longest: int, seed: int = 1) -> Iterator[bytes]:
    """Yield inputs without end: earlier ones with some bytes changed, cut out, doubled or inserted."""
    chance, known = Random(seed), [*seeds, b""]
    while True:
        data = bytearray(chance.choice(known))
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(data) + 1)
            match chance.randrange(4):
                case 0:
                    data[at : at + 1] = bytes([chance.randrange(256)])
                case 1:
                    del data[at : at + chance.randint(1, 30)]
                case 2:
                    data[at:at] = data[at : at + chance.randint(1, 60)] * chance.randint(1, 20)
                case _:
                    data[at:at] = chance.choice(known)[: chance.randint(1, 40)]
        if len(known) < 2000 and not chance.randrange(10):
            known.append(bytes(data[:longest]))
        yield bytes(data[:longest])


def again(name: str, data: bytes) -> float:
    """Return the processor time of an input in seconds: the least of three runs."""
    from .doors import door

    times = []
    for _ in range(4):
        began = thread_time()
        door(name).enter(data)
        times.append(thread_time() - began)
    return min(times[1:])


def tried(name: str, seconds: float) -> dict[str, Any]:
    """Try a door in a separate process, and return the results."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.doors", "--one", name, folder, "--seconds", str(seconds)]
        ended = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        file = Path(folder) / "found.json"
        found: dict[str, Any] = (
            json.loads(file.read_text()) if file.exists() else {"tried": 0, "slowest": [], "mib": []}
        )
        left = [path for path in Path(folder).iterdir() if path.name.startswith(("crash-", "timeout-", "oom-"))]
        if left and not found.get("failed"):
            found |= {"failed": left[0].read_bytes().hex(), "trace": left[0].name}
        if ended.returncode and not found.get("failed"):
            found |= {"failed": "", "trace": ended.stderr[-2000:]}
    return found


def judged(name: str, found: dict[str, Any]) -> tuple[str, list[str]]:
    """Return a row of the table, and its faults."""
    from .doors import door

    one, wrong = door(name), []
    worst = 0.0
    if found.get("failed") is not None:
        wrong.append(f"{name}: {found['trace']}\n  python -m tests.doors --again {name} {found['failed'] or '-'}")
    else:
        worst = max((again(name, bytes.fromhex(data)) for _, data in found["slowest"]), default=0.0)
    if worst > one.seconds:
        wrong.append(f"{name}: an input takes {worst:.2f} s\n  --again {name} {found['slowest'][0][1]}")
    grown = found["mib"][1] - found["mib"][0] if found["mib"] else 0.0
    if grown > GROWN:
        wrong.append(f"{name}: memory grew by {grown:.0f} MiB")
    return f"| {name} | {found['tried']} | {len(wrong)} | {worst:.3f} | {one.seconds} | {grown:.1f} |", wrong


def main() -> int:
    """Print the table; return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.doors", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="seconds for each door")
    parser.add_argument("--doors", nargs="*", help="only these doors")
    parser.add_argument("--one", nargs=2, metavar=("DOOR", "FOLDER"), help=argparse.SUPPRESS)
    parser.add_argument("--again", nargs=2, metavar=("DOOR", "HEX"), help="enter a door with one input")
    arguments = parser.parse_args()
    if arguments.one:
        try_one(arguments.one[0], arguments.seconds, Path(arguments.one[1]))
        return 0
    if arguments.again:
        name, data = arguments.again
        print(f"{again(name, bytes.fromhex(data.strip('-'))):.3f} s")
        return 0
    from .doors import DOORS

    if not guided():
        print("atheris is not installed (pip install -r requirements-fuzz.txt), so that no coverage is seen.")
    print("| door | inputs | wrong | slowest, s | budget, s | memory grew by, MiB |\n|---|---|---|---|---|---|")
    every: list[str] = []
    for name in arguments.doors or [one.name for one in DOORS]:
        row, wrong = judged(name, tried(name, arguments.seconds))
        print(row, flush=True)
        every += wrong
    for one in every:
        print(f"* {one}")
    return 1 if every else 0
