"""Reads a position from plain data (a literal), and refuses an impossible position with a list of all its problems."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from engine.kernel.prompt import Refused

P = TypeVar("P", bound=BaseModel)


def read(literal: Mapping[str, Any], shape: type[P], problems: Callable[[P], Iterable[Mapping[str, Any]]]) -> P:
    """Return the position that a literal describes. Raises Refused (``impossible-position``) with all problems."""
    try:
        position = shape.model_validate(literal)
    except ValidationError as error:
        found: list[Mapping[str, Any]] = [
            {"at": ".".join(map(str, e["loc"])), "problem": e["type"]} for e in error.errors()
        ]
        raise Refused("impossible-position", problems=found) from error
    found = list(problems(position))
    if found:
        raise Refused("impossible-position", problems=found)
    return position
