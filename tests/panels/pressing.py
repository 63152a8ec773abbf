"""Presses on a panel, made by tests without Discord."""

from collections.abc import Sequence
from typing import Any, Final

from bot.panels.buttons.answering import ACTS, Answer
from bot.tables import Table
from bot.tables.answers.draft import whole_answers, whole_reference
from engine.kernel.prompt import Prompt

BY_VERB: Final = {button.verb: button for button in ACTS}


async def press(table: Table, user: int, custom_id: str, values: Sequence[str] = ()) -> None:
    """Press the button, or choose the line of the select, that has this name."""
    _, verb, *fields = custom_id.split(":")
    await BY_VERB[verb].decode(fields).act(table, user, values)


async def act(table: Table, user: int, button: type[Answer], *fields: Any, values: Sequence[str] = ()) -> None:
    """Press the button of this name that belongs to the open question."""
    await button(table.id, table.stamp, *fields).act(table, user, values)


def whole_of(prompt: Prompt, keys: Sequence[str]) -> str:
    """Return the reference of the whole answer with these keys, or an empty text if there is none."""
    for number, some in enumerate(whole_answers(prompt)):
        if sorted(option.key for option in some) == sorted(keys):
            return whole_reference(number, some)
    return ""
