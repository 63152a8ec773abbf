"""``python -m bot.pictures.gallery OUT``: every state of every picture on one page, to look at.

With ``--bench`` the program measures how long the pictures take instead.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from bot.pictures.l5r_ccg import gallery as l5r_ccg
from bot.pictures.l5r_lcg import gallery as l5r_lcg
from bot.pictures.render import Sketch, draw
from bot.pictures.root import gallery as root

ROOMS: Final = (l5r_lcg, l5r_ccg, root)


def sketches() -> Iterator[tuple[str, Sketch]]:
    """Yield every picture of every game by name, in every language."""
    for room in ROOMS:
        yield from room.sketches()


def write_page(folder: Path) -> int:
    """Write all pictures and a page that shows them. Return the number of pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = ["<!doctype html><meta charset='utf-8'><body style='background:#313338;color:#fff;font:16px sans-serif'>"]
    for name, sketch in sketches():
        (folder / f"{name}.png").write_bytes(draw(sketch.draw, sketch.given))
        parts.append(f"<h2>{name}</h2><img src='{name}.png' width=400><p>{sketch.description}</p>")
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")
    return len(parts) - 1


def bench(rounds: int = 30) -> Iterator[str]:
    """Yield the processor time of each kind of picture in milliseconds: the median, and the slowest of a hundred.

    The pictures are drawn as the bot draws them, in a process that does nothing else. Other work of the machine is not
    counted.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for name, sketch in chain(sketches(), root.late()):
            if name.endswith("-en"):
                times, size = pool.submit(timed, sketch.draw, sketch.given, rounds).result()
                slowest = times[min(int(rounds * 0.99), rounds - 1)]
                yield f"{name:22} p50 {times[rounds // 2]:6.1f} ms  p99 {slowest:6.1f} ms  {size // 1024:4} KiB"
        yield f"for comparison, a million rounds of a plain loop: {pool.submit(plain_loop).result():.0f} ms"


def timed(make: Callable[..., str], given: tuple[Any, ...], rounds: int) -> tuple[list[float], int]:
    """Draw a picture repeatedly. Return the milliseconds taken, sorted, and the picture's bytes."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        size = len(draw(make, given))
        times.append((time.process_time() - start) * 1000)
    return sorted(times), size


def plain_loop() -> float:
    """Return the milliseconds of a million empty rounds: the machine's present speed."""
    start = time.process_time()
    for _ in range(1_000_000):
        pass
    return (time.process_time() - start) * 1000


def main() -> int:
    """Write the page, or measure."""
    parser = argparse.ArgumentParser(prog="python -m bot.pictures.gallery")
    parser.add_argument("out", nargs="?", type=Path, help="the folder to write into")
    parser.add_argument("--bench", action="store_true", help="measure instead")
    arguments = parser.parse_args()
    if arguments.bench:
        for line in bench():
            print(line)
    elif arguments.out is None:
        parser.error("a folder is needed")
    else:
        print(f"{write_page(arguments.out)} pictures: {arguments.out / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
