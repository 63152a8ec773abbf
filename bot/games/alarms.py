"""Alarms end a player's passing in advance.

An alarm rings when somebody attacks the player, uses a card on one of the player's cards, opposes the player's attack,
or when the player gets a card.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from engine.kernel.record import Record

ATTACKED: Final = "attacked"
AIMED: Final = "aimed"
OPPOSED: Final = "opposed"
DEALT: Final = "dealt"
UNTIL: Final = (ATTACKED, AIMED)  # a player may pass all windows until one of these alarms rings
# A function of a record, a seat and the seat's view: whether the record alarms that seat.
Alarm: TypeAlias = Callable[[Record, int, Mapping[str, Any]], bool]


def attack_on(kind: str, fact: str) -> Alarm:
    """Return the alarm for records of an attack. ``fact`` names the attacked player, or a province of theirs."""

    def attacked(record: Record, seat: int, view: Mapping[str, Any]) -> bool:
        return record.kind == kind and (found := record.facts[fact]) is not None and _of(found, seat)

    return attacked


def aimed(record: Record, seat: int, view: Mapping[str, Any]) -> bool:
    """Tell whether somebody else, or somebody else's card, does something to a card or a province of the seat."""
    facts = record.facts
    by, touched = facts.get("by"), [*facts.get("targets", ()), facts.get("host")]
    if by is not None:
        touched += [facts.get("card"), facts.get("subject")]
    touched = [key for key in touched if isinstance(key, str)]
    if not touched or (by is None and facts.get("player", seat) == seat):
        return False
    own = set(_keys(view["players"][seat]))
    return by not in own and any(key in own or _of(key, seat) for key in touched)


def _of(found: int | str, seat: int) -> bool:
    """Tell whether a value names the seat, or a place of the seat (``province:0.2``)."""
    return found == seat or (isinstance(found, str) and found.rpartition(":")[2].partition(".")[0] == str(seat))


def _keys(found: Any) -> Iterator[str]:
    """Yield the keys of all cards in a part of a view."""
    if isinstance(found, str):
        if "#" in found:
            yield found
    elif isinstance(found, Mapping):
        for part in found.values():
            yield from _keys(part)
    elif isinstance(found, list):
        for part in found:
            yield from _keys(part)
