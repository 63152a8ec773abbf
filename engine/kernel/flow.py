"""The one place where rules stop and wait for a person.

A rule that may have to ask is a generator and is called with ``yield from``; a rule that never asks is a plain
function. What a flow yields is the tuple of prompts that are open at once, what it gets back is their answers.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from engine.kernel.prompt import Option, Prompt

T = TypeVar("T")

Answer: TypeAlias = tuple[Option, ...]
Flow: TypeAlias = Generator[tuple[Prompt, ...], tuple[Answer, ...], T]


def ask(prompt: Prompt) -> Flow[Any]:
    """Ask for one option and return its value."""
    answers = yield (prompt,)
    return answers[0][0].value


def ask_many(prompt: Prompt) -> Flow[tuple[Option, ...]]:
    """Ask for any number of options (as the prompt's groups allow) and return them."""
    answers = yield (prompt,)
    return answers[0]


def ask_all(prompts: Sequence[Prompt]) -> Flow[tuple[Answer, ...]]:
    """Ask several seats at once, in secret: nobody learns an answer before all have answered."""
    return (yield tuple(prompts))
