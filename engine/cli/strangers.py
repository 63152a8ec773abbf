"""Players from outside the engine that the ladder seats beside the levels: classes, named ``module:Class``.

The program creates one object of such a class for each seat and game, by ``Class(seat)``. The object's method
``answer(prompt, view)`` returns the keys of the answer to the seat's question, using only what the seat may see. An
unlawful answer is replaced by the prompt's ``least()``.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Protocol

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.players.computer import decide, find_level
from engine.players.search import is_lawful

Answer = Callable[[Match, Prompt], Sequence[str]]


class Stranger(Protocol):
    """A player from outside, in its seat."""

    def answer(self, prompt: Prompt, view: Mapping[str, Any]) -> Sequence[str]:
        """Return the keys of the answer to a question of this seat."""


def is_stranger(name: str) -> bool:
    """Tell whether a name is that of a class, and not of a level."""
    return ":" in name


def find_stranger(name: str) -> Callable[[int], Stranger]:
    """Return the class of that name. Raises Refused: ``unknown-player``."""
    module, _, name_of_class = name.partition(":")
    try:
        found: Callable[[int], Stranger] = getattr(import_module(module), name_of_class)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused("unknown-player", player=name) from error
    return found


def check_player(name: str) -> str:
    """Return the name of a level or of a stranger. Raises Refused: ``unknown-level``, ``unknown-player``."""
    if is_stranger(name):
        find_stranger(name)
        return name
    return find_level(name).name


def player(name: str, seat: int, seed: str, budget: int | None) -> Answer:
    """Return the function that answers for a seat: a stranger's, or a level's with ``budget`` playouts per decision."""
    if is_stranger(name):
        return partial(_answer, find_stranger(name)(seat))
    level = find_level(name)
    return lambda match, prompt: decide(match, seat, level, seed, budget)


def _answer(guest: Stranger, match: Match, prompt: Prompt) -> Sequence[str]:
    """Return a stranger's answer if it is lawful, otherwise ``prompt.least()``."""
    keys = guest.answer(prompt, match.view(prompt.seat))
    return keys if is_lawful(prompt, keys) else [option.key for option in prompt.least()]
