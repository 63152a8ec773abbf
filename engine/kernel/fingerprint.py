"""The fingerprint of a game: one short hash of everything that decides how a log of decisions is read.

The hash covers all files of the game's own package, of the rooms of the engine that the package imports, and of the
folders of data that its code names. The program finds these files itself, so no list of them can be out of date.
Docstrings, empty lines and lines that hold only a comment do not count. If a saved match has another fingerprint, its
replay is compared with the saved state before the match goes on (``engine.keeping``).
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from engine.kernel.games import ROOT, part_of

SOURCES: Final = (".py", ".json")
LENGTH: Final = 16
_IMPORTS: Final = re.compile(rb"^\s*(?:from|import)\s+engine\.(\w+)", re.MULTILINE)
#: A docstring, a line that holds only a comment, or an empty line. A test checks that every docstring has this form.
PROSE: Final = re.compile(rb'^([ \t]*)(?:(""")[^"]*(?:"{1,2}[^"]+)*"""[ \t]*|#.*)?\n', re.MULTILINE)
_DATA: Final = re.compile(rb'"data"\s*/\s*"(\w+)"')


def sources(game: str) -> list[Path]:
    """Return the files that decide how a log of ``game`` is read, in a fixed order.

    Raises the errors of ``part_of``.
    """
    return sorted(path for path, _ in _read(game))


@cache
def fingerprint(game: str) -> str:
    """Return the fingerprint of a game's present rules and data.

    Each process computes it once. Raises Refused: ``unknown-game``, ``broken-game``.
    """
    digest = sha256()
    for path, text in sorted(_read(game)):
        rules = PROSE.sub(b"", text) if path.suffix == ".py" else text
        digest.update(f"{_name(path)}\0{len(rules)}\0".encode())
        digest.update(rules)
    return digest.hexdigest()[:LENGTH]


def _name(path: Path) -> str:
    """Return the path of a file relative to the checkout, so that it is the same on every machine."""
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(path.name)).as_posix()


def _read(game: str) -> Iterator[tuple[Path, bytes]]:
    """Yield each file of a game's own room, of the rooms that its sources import, and of the data that they name."""
    waiting = [_own(game)]
    met = set(waiting)
    while waiting:
        place = waiting.pop()
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.suffix not in SOURCES:
                continue
            text = path.read_bytes()
            yield path, text
            found = [ROOT / "engine" / room.decode() for room in _IMPORTS.findall(text)]
            found += [ROOT / "data" / folder.decode() for folder in _DATA.findall(text)]
            new = {one for one in found if one not in met and one.is_dir()}
            met |= new
            waiting += sorted(new)


def _own(game: str) -> Path:
    """Return the folder of the package of a game's rules, or their file if they have no package."""
    module = type(part_of(game, "rules")).__module__
    package = module.rpartition(".")[0]
    spec = find_spec(package if "." in package else module)
    assert spec is not None
    return Path((spec.submodule_search_locations or [spec.origin or ""])[0])
