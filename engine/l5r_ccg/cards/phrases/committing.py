"""Phrases that limit which units may be committed together."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.cardplay.ability import Persistent
from engine.kernel.events import Event
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import cannot
from engine.l5r_ccg.state import Province

Stranger = Callable[[Card], bool]


def _together(one: Card, newcomer: Card, side: str) -> bool:
    """Tell whether a Personality who already fights is in the army that the new Personality would join."""
    attack = one.table.attack
    if attack is None:
        return one.controller == newcomer.controller
    own = attack.side(one)
    return own == side or (own is None and one.controller == newcomer.controller)


def _with_strangers(stranger: Stranger, side: str, this: Card, subject: Card, province: Province) -> bool:
    """Tell whether, at the Province, a side or its allies have a unit that this card may not fight beside."""
    there = [one for one in this.table.personalities() if one is not this and one.at is province]
    return any(_together(one, this, side) and stranger(one) for one in there)


def _strangers_with_it(side: str, this: Card, subject: Card, province: Province) -> bool:
    return this.at is province and _together(this, subject, side)


def _of_strangers(stranger: Stranger, this: Card, subject: Any) -> bool:
    return isinstance(subject, Card) and subject.is_personality and subject is not this and stranger(subject)


def apart_from(stranger: Stranger) -> list[Persistent]:
    """Return prohibitions: this Personality may not be in an army with a Personality that ``stranger`` accepts."""
    return [
        text
        for side in ("attack", "defend")
        for text in (
            cannot(side, test=partial(_with_strangers, stranger, side)),
            cannot(side, applies=partial(_of_strangers, stranger), test=partial(_strangers_with_it, side)),
        )
    ]


def attacks_no(cause: Cause, one: Card, test: Callable[..., bool]) -> list[Event]:
    """Return the effects that keep a unit from attacking certain Provinces until the end of the turn.

    ``test`` is a registered condition of a Personality and a Province. If the condition holds, the unit can neither be
    committed to that Province nor moved there.
    """
    return [cause.apply(one, f"cannot:{what}", test=test) for what in ("attack", "enter")]


def comes_to_defend(one: Card) -> bool:
    """Tell whether a Personality's player is on the Defender's side."""
    attack = one.table.attack
    return attack is not None and attack.side(one) == "defend"
