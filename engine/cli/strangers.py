"""Strangers: players from outside the engine that can play in the ladder.

A stranger is a class, named ``module:Class``. The program creates an object ``Class(seat)`` for each seat and game. The
object's method ``answer(prompt, view)`` gets only what the seat may see, and returns the keys of its answer to the
question. If the answer is not legal, the prompt's ``least()`` is taken.
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
    """A player from outside the engine, in one seat of one game."""

    def answer(self, prompt: Prompt, view: Mapping[str, Any]) -> Sequence[str]:
        """Return the keys of the answer to a question of this seat."""


def is_stranger(name: str) -> bool:
    """Tell whether a name names a class and not a level."""
    return ":" in name


def find_stranger(name: str) -> Callable[[int], Stranger]:
    """Return the class that ``name`` names. Raises Refused: ``unknown-player``."""
    module, _, name_of_class = name.partition(":")
    try:
        found: Callable[[int], Stranger] = getattr(import_module(module), name_of_class)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused("unknown-player", player=name) from error
    return found


def check_player(name: str) -> str:
    """Return ``name`` if it names a level or a stranger. Raises Refused: ``unknown-level``, ``unknown-player``."""
    if is_stranger(name):
        find_stranger(name)
        return name
    return find_level(name).name


def player(name: str, seat: int, seed: str, budget: int | None) -> Answer:
    """Return the function that answers for a seat.

    If ``name`` is a level, a computer of this level answers, with ``budget`` playouts for each decision. Otherwise a
    stranger answers.
    """
    if is_stranger(name):
        return partial(_answer, find_stranger(name)(seat))
    level = find_level(name)
    return lambda match, prompt: decide(match, seat, level, seed, budget)


def _answer(guest: Stranger, match: Match, prompt: Prompt) -> Sequence[str]:
    """Return a stranger's answer if it is legal, otherwise ``prompt.least()``."""
    keys = guest.answer(prompt, match.view(prompt.seat))
    return keys if is_lawful(prompt, keys) else [option.key for option in prompt.least()]
