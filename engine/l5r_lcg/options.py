"""Options about things on the table: their keys, and the facts that a program or a button needs."""

from typing import Any

from engine.cardplay.choosing import passing
from engine.kernel.prompt import Option


def option_for(subject: Any, verb: str, value: Any = None, *, group: str = "", suffix: str = "") -> Option:
    """Return an option about a card, province, ring or player; its value is the subject unless given."""
    made: Option = subject.option(verb, value, group=group, suffix=suffix)
    return made


__all__ = ["option_for", "passing"]
