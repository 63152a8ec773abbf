"""Two questions on one screen: a window to act in, and the question that its seat is asked when nobody acts any more.

A player with nothing more to do answers the second question at once, which also passes the window. The bot gives the
answer when the second question comes. The bot drops the answer if somebody acts in the window after all. The rules
still ask both questions one after the other.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bot.store.matches.plan import Step, next_answer
from bot.tables.answers.draft import Draft, problem
from bot.tables.plans.wishes import is_window
from engine.kernel.prompt import PASS, Option, Prompt

PASS_BOTH: Final = f"{PASS}>{PASS}"
BOTH: Final = "pass-both"  # the verb of passing, in the window and (when it comes) in the second question


def joined(prompt: Prompt) -> Prompt:
    """Return a question together with the question that follows if it is passed.

    If no question follows, return the given one alone.
    """
    passing = next((option for option in prompt.options if option.key == PASS), None)
    if passing is None or not is_window(prompt) or prompt.follows is None:
        return prompt
    second = prompt.follows(passing)
    return prompt if second is None else on_one_screen(prompt, second)


def on_one_screen(first: Prompt, second: Prompt, *, passing: bool = True) -> Prompt:
    """Return one question made of both: the player takes an option of the window, or answers the second question.

    The options of ``first`` stand first, so they have the same references as if ``first`` were asked alone. ``passing``
    tells whether ``first`` can be passed alone.
    """
    acts = [_alone(option) for option in first.options if passing or option.key != PASS]
    rest = [_both() if option.key == PASS else option for option in second.options]
    return Prompt(
        first.seat, second.kind, [*acts, *rest], rule=second.rule, groups=second.groups, check=second.check,
        guarded=True, window=True, data={**(second.data or {}), "name": first.kind}, follows=_after(first), first=first,
    )  # fmt: skip


def split(prompt: Prompt, keys: Sequence[str], ahead: Step | None) -> tuple[Sequence[str], Step | None]:
    """Split an answer to two joined questions into the answer to the first and the answer in advance to the second."""
    if prompt.first is None or (keys and {option.key for option in prompt.first.options}.issuperset(keys)):
        return keys, ahead
    return [PASS], next_answer(prompt.kind, *(PASS if key == PASS_BOTH else key for key in keys))


def in_mind(prompt: Prompt, draft: Draft, ahead: Step | None, former: Step | None) -> Step | None:
    """Return the picks to store now that a seat answers ``prompt``, to propose them if the question comes back.

    The picks are the answer given in advance, or otherwise the options that the player had picked before acting in the
    window. The bot forgets such earlier picks when the player answers another window.
    """
    if ahead is None and prompt.first is not None and draft.touched:
        return next_answer(prompt.kind, *draft.keys)
    return ahead or (None if is_window(prompt) else former)


def once_more(prompt: Prompt, ahead: Step | None) -> Sequence[str]:
    """Return the answer given in advance if its question is asked again and the answer is still legal."""
    if ahead is None or ahead.asks != prompt.kind:
        return ()
    pressed = any(option.alone for option in prompt.options if option.key in ahead.keys)
    return () if pressed or problem(prompt, list(ahead.keys)) else ahead.keys


def _after(first: Prompt) -> Callable[[Option], Prompt | None] | None:
    """Return the question that follows each act of the window.

    The rules receive the options that the window had at first.
    """
    follows, acts = first.follows, {option.key: option for option in first.options if option.key != PASS}
    if follows is None:
        return None
    return lambda option: follows(acts[option.key]) if option.key in acts else None


def _alone(option: Option) -> Option:
    """Return an option of the window as an option that excludes all others."""
    return option.under(option.key, option.value, alone=True)


def _both() -> Option:
    return Option(PASS_BOTH, BOTH, alone=True)
