"""Options about things on the table: their keys, and the facts that a program or a button needs."""

from typing import Any

from engine.kernel.prompt import PASS, Option
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.state import Player, Ring


def option_for(subject: Any, verb: str, value: Any = None, *, group: str = "", suffix: str = "") -> Option:
    """Return an option about a card, province, ring or player; its value is the subject unless given."""
    given = subject if value is None else value
    if isinstance(subject, Province):
        key = f"{verb}:{subject.place}{suffix}"
        card = None if subject.facedown else subject.id
        return Option(key, verb, given, subject=f"province:{subject.place}", card=card, group=group)
    if isinstance(subject, Card):
        if subject.facedown and subject.slot is not None:
            # What lies there is nobody's to know: only its place has a name.
            place = subject.slot.place
            depth = subject.slot.contents.index(subject)
            return Option(f"{verb}:{place}/{depth}{suffix}", verb, given, subject=f"province:{place}", group=group)
        return Option(f"{verb}:{subject.key}{suffix}", verb, given, card=subject.key, group=group)
    if isinstance(subject, Ring):
        return Option(f"{verb}:{subject.key}{suffix}", verb, given, subject=subject.key, group=group)
    if isinstance(subject, Player):
        return Option(
            f"{verb}:{subject.key}{suffix}", verb, given, subject=subject.key, player=subject.seat, group=group
        )
    raise TypeError(subject)


def passing() -> Option:
    """Return the option to pass."""
    return Option(PASS, PASS, None, alone=True)
