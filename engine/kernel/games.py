"""The one list of games: ``data/games.json`` names each game and the path of each of its parts.

A part is the code that one room needs from a game, such as its rules, its desk for programs or its face in the bot.
Each room asks for its own part by name, so no room needs to know another. A part is created at the first request. If
one part cannot be created, all the others stay usable.
"""

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Annotated, Any, Final, TypeAlias

from pydantic import StringConstraints, TypeAdapter

from engine.kernel.prompt import Refused

ROOT: Final = Path(__file__).parents[2]
BROKEN: Final = "broken-game"
LIST: Final = ROOT / "data" / "games.json"
Name: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
# The place of a part: a class as ``package.module:Class``, or a folder as a path below the root (with a slash).
Place: TypeAlias = Annotated[str, StringConstraints(pattern=r"^(\w+(\.\w+)*:\w+|\w+(/\w+)+)$")]

log = logging.getLogger(__name__)
_adapter: Final = TypeAdapter(dict[Name, dict[Name, Place]])
_made: Final[dict[tuple[str, str], Any]] = {}


def read(text: bytes) -> dict[str, dict[str, str]]:
    """Return the list of games in ``text``. Raises pydantic's ValidationError if ``text`` does not hold such a list."""
    return _adapter.validate_json(text)


def listed() -> Mapping[str, Mapping[str, Any]]:
    """Return the whole list: for each game, where each part is found."""
    return _entries()


def games(*parts: str) -> list[str]:
    """Return the names of the games that have all ``parts``, in the order of the list. No part is created."""
    return [name for name, entry in _entries().items() if all(part in entry for part in parts)]


def sound(*parts: str) -> list[str]:
    """Return the names of the games whose ``parts`` can all be created."""
    return [name for name in games(*parts) if not any(isinstance(_find(name, part), Refused) for part in parts)]


def part_of(game: str, part: str) -> Any:
    """Return one part of a game: an object of its class, or the path of its folder.

    Raises Refused. The reason is ``unknown-game`` if there is no such game or part, and ``broken-game`` if the part
    cannot be created. The log then says why.
    """
    if part not in _entries().get(game, {}):
        raise Refused("unknown-game", game=game)
    found = _find(game, part)
    if isinstance(found, Refused):
        raise Refused(found.reason, **found.data)
    return found


def enter(game: str, **parts: Any) -> None:
    """Add parts to a game.

    A game that is not on the list is added to it. A part is an object, or a path as in the list.
    """
    _entries().setdefault(game, {}).update(parts)
    for part in parts:
        _made.pop((game, part), None)


def withdraw(game: str) -> None:
    """Take a game off the list."""
    for part in _entries().pop(game, {}):
        _made.pop((game, part), None)


@cache
def _entries() -> dict[str, dict[str, Any]]:
    return {**read(LIST.read_bytes())}


def _find(game: str, part: str) -> Any:
    """Return a part of a game. The first call creates the part. If the part cannot be created, return a Refused."""
    if (game, part) not in _made:
        try:
            _made[game, part] = _make(_entries()[game][part])
        except Exception as fault:
            # A fault in one game's code or data must not stop the others.
            log.exception("%s cannot be played or used: its %s is missing (%s)", game, part, type(fault).__name__)
            _made[game, part] = Refused(BROKEN, game=game)
    return _made[game, part]


def _make(given: Any) -> Any:
    if not isinstance(given, str):
        return given
    if "/" in given:
        folder = ROOT / given
        if not folder.is_dir():
            raise NotADirectoryError(given)
        return folder
    return resolve_name(given)()
