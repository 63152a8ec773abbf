"""The functions that do jobs, each in a separate process. The functions take plain data and return bytes."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from bot import thought
from bot.pictures.render import rendered
from bot.thought import Question


def question_of(given: Mapping[str, Any]) -> Question:
    """Return the question that plain data describe."""
    rows = [(seat, tuple(keys), auto) for seat, keys, auto in given["rows"]]
    held = {int(seat): tuple(keys) for seat, keys in given["held"].items()}
    return Question(given["header"], rows, held, given["seat"], given["level"], given["seconds"], given["part"])


def think(given: Mapping[str, Any]) -> bytes:
    """Return a computer's answer."""
    return json.dumps(thought.think(question_of(given))).encode()


def advise(given: Mapping[str, Any]) -> bytes:
    """Return an adept's answer and its reason."""
    return json.dumps(thought.advise(question_of(given))).encode()


def review(given: Mapping[str, Any]) -> bytes:
    """Return the result of a part of a review."""
    return json.dumps(thought.review(question_of(given))).encode()


def draw(given: Mapping[str, Any]) -> bytes:
    """Return a picture."""
    return rendered(given["svg"])


WORK: Final[Mapping[str, Callable[[Any], bytes]]] = {"think": think, "advise": advise, "review": review, "draw": draw}
