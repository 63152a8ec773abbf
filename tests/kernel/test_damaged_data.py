"""A game reads all its data when it is created: a damaged file is noticed at once, and never later in a match."""

import subprocess
import sys

import pytest

from engine.kernel.fingerprint import sources
from engine.kernel.games import LIST, ROOT, read

# Data that only card pages and deck checks read: names of packs, our wording, lists and formats.
SHOWN = ("packs.json", "sets.json", "lists.json", "formats_by_set.json")
READ = [
    (game, path)
    for game in read(LIST.read_bytes())
    for path in sources(game)
    if path.suffix == ".json" and "texts" not in path.parts and path.name not in SHOWN
]
TRY = """
import sys
from pathlib import Path
from engine.kernel.games import part_of
from engine.kernel.prompt import Refused
real, Path.read_bytes = Path.read_bytes, lambda path: real(path)[: -2 if path == damaged else None]
for game, damaged in zip(sys.argv[1::2], map(Path, sys.argv[2::2])):
    for name, module in list(sys.modules.items()):
        if name.startswith("engine.") and not name.startswith("engine.kernel"):
            for part in vars(module).values():
                getattr(part, "cache_clear", lambda: None)()
    try:
        part_of(game, "rules")
        print(game, damaged.name)
    except Refused:
        pass
    from engine.kernel import games
    games._made.clear()
"""


@pytest.mark.parametrize("game", list(read(LIST.read_bytes())))
def test_a_damaged_file_is_found_when_its_game_is_made(game: str) -> None:
    files = [path for name, path in READ if name == game]
    # A few of many files of one kind stand for all of them.
    some = [path for folder in {path.parent for path in files} for path in [p for p in files if p.parent == folder][:8]]
    arguments = [word for path in some for word in (game, str(path))]
    command = [sys.executable, "-c", TRY, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert len(some) >= 3 and done.stdout == ""
