"""Flows: rules that may stop and wait for a person.

A rule that may ask is a generator and is called with ``yield from``. A rule that never asks is a plain function. A flow
yields the tuple of prompts that are open at the same time and receives their answers.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from engine.kernel.prompt import Option, Prompt

T = TypeVar("T")

Answer: TypeAlias = tuple[Option, ...]
Flow: TypeAlias = Generator[tuple[Prompt, ...], tuple[Answer, ...], T]

# If the rules pass this many points where they can restart (such as turns) without a question, they run in a circle.
ENDLESS: Final = 5_000


def next_prompts(
    flow: Flow[Any], answers: tuple[Answer, ...] | None, pass_place: Callable[[], None]
) -> tuple[Prompt, ...]:
    """Run the rules with ``answers`` and return their next prompts. At the start of the rules, ``answers`` is None.

    ``pass_place`` is called at each place on the way where the rules can restart. Raises StopIteration at the end of
    the rules, and RuntimeError if they go on without a question.
    """
    prompts = next(flow) if answers is None else flow.send(answers)
    for _ in range(ENDLESS):
        if prompts:
            return prompts
        pass_place()
        prompts = flow.send(())
    raise RuntimeError("the rules go on without a question")


def ask(prompt: Prompt) -> Flow[Any]:
    """Ask for one option and return its value."""
    answers = yield (prompt,)
    return answers[0][0].value


def ask_many(prompt: Prompt) -> Flow[tuple[Option, ...]]:
    """Ask for any number of options (as the prompt's groups allow) and return them."""
    answers = yield (prompt,)
    return answers[0]


def ask_all(prompts: Sequence[Prompt]) -> Flow[tuple[Answer, ...]]:
    """Ask several seats at the same time, in secret: no seat learns an answer before all have answered."""
    return (yield tuple(prompts))


def ask_hidden(prompt: Prompt, *, opens: bool) -> Flow[tuple[Option, ...]]:
    """Ask a question whose options depend on hidden cards.

    ``opens`` may depend only on facts that everybody at the table knows. If ``opens`` is false, the seat is not asked,
    and the choice is empty. If ``opens`` is true, the prompt is asked and guarded, even if passing is the only choice.
    The prompt must have an ``alone`` option (passing). Returns the seat's choice. The choice is empty if the seat
    passed or was not asked.

    Raises ValueError if ``opens`` is false although there is something to choose, or if the seat cannot pass. In both
    cases the rules contain an error: the question or its absence would reveal something about a hand.
    """
    # The option to pass comes last.
    if not any(option.alone for option in reversed(prompt.options)):
        raise ValueError(f"no way to pass: {prompt!r}")
    if not opens:
        if not all(option.alone for option in prompt.options):
            raise ValueError(f"opens by hidden facts: {prompt!r}")
        return ()
    prompt.guarded = True
    answers = yield (prompt,)
    chosen = answers[0]
    return () if chosen and chosen[0].alone else chosen
