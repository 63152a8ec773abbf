"""Whole answers: a compound question that has few legal answers offers each of them, so that one press answers.

For example, a player who takes two hits with three kinds of items chooses one of three pairs. Without this, the player
would pick each item and then confirm.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from bot.tables.answers.draft import digest_of, single
from bot.trouble import Trouble
from engine.kernel.prompt import Option, Prompt, answers

MOST: Final = 12  # the most whole answers: more lines are harder to read than single options
TRIED: Final = 200  # the most combinations that are tried, legal or not
SIGN: Final = "w"  # the first letter of a reference to a whole answer; other references begin with a number

Whole = tuple[Option, ...]


def whole_answers(prompt: Prompt) -> Sequence[Whole]:
    """Return the legal answers of a compound question, without those that exclude all others.

    The result is empty if there are too many, or if the question allows only one option.
    """
    if single(prompt) or sum(option.times for option in prompt.options) > TRIED:
        return ()
    free = Prompt(prompt.seat, prompt.kind, prompt.options, rule=prompt.rule, groups=prompt.groups)
    tried = [*islice(answers(free), TRIED + 1)]
    if len(tried) > TRIED:
        return ()
    found = [some for some in tried if not any(option.alone for option in some) and _legal(prompt, some)]
    return found if len(found) <= MOST else ()


def _legal(prompt: Prompt, some: Whole) -> bool:
    return prompt.check is None or prompt.check(some) is None


def whole_reference(number: int, some: Whole) -> str:
    """Return the reference of one of the whole answers: its position and the digest of its keys."""
    return f"{SIGN}{number}.{digest_of(option.key for option in some)}"


def meant_whole(prompt: Prompt, ref: str) -> Whole:
    """Return the whole answer to which a reference refers. Raises Trouble if there is none."""
    for number, some in enumerate(whole_answers(prompt)):
        if whole_reference(number, some) == ref:
            return some
    raise Trouble("trouble-option-gone", stale=True)
