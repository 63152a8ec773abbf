"""``python -m bot.pictures.gallery OUT``: every state of every picture on one page, to be looked at by eye.

With ``--bench`` how long the pictures take instead.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.games import Scene
from bot.games.l5r_lcg.names import GAME
from bot.games.l5r_lcg.pictures import cards_sketch, chart_sketch, hand_sketch, table_sketch
from bot.pictures import examples
from bot.pictures.render import Sketch, draw
from bot.words import LANGUAGES, Words

NAMES = ("Hana", "Kenji")
LONG = ("Wilhelmina Krystyna", "Maximilien-François")


def sketches() -> Iterator[tuple[str, Sketch]]:
    """Yield every picture by name, in every language."""
    for language in LANGUAGES:
        say = Words.load()[language].of(GAME)
        for state in (examples.beginning, examples.conflict, examples.crowded):
            names = LONG if state is examples.crowded else NAMES
            yield f"{state.__name__}-{language}", table_sketch(Scene(say, names, state()))
        public = {**examples.conflict(), "viewer": None}
        yield f"public-{language}", table_sketch(Scene(say, NAMES, public))
        yield f"hand-{language}", hand_sketch(Scene(say, NAMES, with_hand()))
        yield f"phases-{language}", chart_sketch(say, "3.2.2")
        yield f"clans-{language}", cards_sketch(examples.clans(), say, "clans", "")


def with_hand() -> dict[str, Any]:
    """Return a table with a full hand."""
    shown = examples.beginning()
    shown["players"][0]["hand"] = [examples.card(card) for card in examples.HAND]
    return shown


def write_page(folder: Path) -> int:
    """Write all pictures and a page that shows them; return how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = ["<!doctype html><meta charset='utf-8'><body style='background:#313338;color:#fff;font:16px sans-serif'>"]
    for name, sketch in sketches():
        (folder / f"{name}.png").write_bytes(draw(sketch.draw, sketch.given))
        parts.append(f"<h2>{name}</h2><img src='{name}.png' width=400><p>{sketch.description}</p>")
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")
    return len(parts) - 1


def bench(rounds: int = 20) -> Iterator[str]:
    """Yield how many milliseconds each kind of picture takes: in the middle, and of a hundred the slowest."""
    for name, sketch in sketches():
        if not name.endswith("-en"):
            continue
        times = []
        for _ in range(rounds):
            start = time.perf_counter()
            size = len(draw(sketch.draw, sketch.given))
            times.append((time.perf_counter() - start) * 1000)
        times.sort()
        slowest = times[min(int(rounds * 0.99), rounds - 1)]
        yield f"{name:14} p50 {times[rounds // 2]:6.1f} ms  p99 {slowest:6.1f} ms  {size // 1024:4} KiB"


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
