"""An index of abilities: triggered abilities by timing and kind of event, persistent effects by the attribute that they
change.

A card's entries are updated when the card changes zones, so the rules never search all cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.cardplay.ability import Ability, Persistent
from engine.kernel.events import Event, Timing


class Indexed(Protocol):
    """The part of a card that the index reads."""

    def abilities(self) -> Iterator[Ability]:
        """Return the card's abilities, printed and gained ones."""

    def persistents(self) -> Sequence[Persistent]:
        """Return the card's persistent effects."""

    def works(self, zones: Sequence[str] | None) -> bool:
        """Tell whether text that works in ``zones`` works where the card is now.

        If an ability names no zones, it works in the usual zones of the card's type.
        """


C = TypeVar("C", bound=Indexed)
# An entry's place: the part of the index, the kind of event (for listeners only), and the name of the list.
Place: TypeAlias = tuple[int, type[Event] | None, Any]
LISTENERS: Final = 0
PERSISTENTS: Final = 1
PROHIBITIONS: Final = 2


class Index(Generic[C]):
    """The abilities that work where their cards are now, by kind of event and timing, and the persistent effects.

    Prohibitions ("cannot:bow") have a dictionary of their own, by name (``bow``), because they are looked up most
    often. The index keeps no empty lists: if a kind of event has no entry, no ability listens to it.
    """

    def __init__(self) -> None:
        self.listeners: dict[type[Event] | None, dict[Timing, list[tuple[C, Ability]]]] = {}
        self.persistents: dict[str, list[tuple[C, Persistent]]] = {}
        self.prohibitions: dict[str, list[tuple[C, Persistent]]] = {}
        self._entered: dict[C, list[Place]] = {}

    def update(self, card: C) -> None:
        """Update the entries of ``card`` after it moved, turned over, or gained or lost an ability."""
        self.remove(card)
        places: list[Place] = []
        for ability in card.abilities():
            if card.works(ability.zones):
                for kind in ability.events:
                    heard = self.listeners.setdefault(kind, {})
                    heard.setdefault(ability.timing, []).append((card, ability))
                    places.append((LISTENERS, kind, ability.timing))
        for persistent in card.persistents():
            if card.works(persistent.zones):
                family, _, name = persistent.attribute.partition(":")
                part, name = (PROHIBITIONS, name) if family == "cannot" else (PERSISTENTS, persistent.attribute)
                self._lists(part, None).setdefault(name, []).append((card, persistent))
                places.append((part, None, name))
        if places:
            self._entered[card] = places

    def copied(self, of: Mapping[C, C]) -> "Index[C]":
        """Return a copy for another table, with all lists in the same order.

        ``of`` maps the cards of this table to those of the other.
        """
        copy: Index[C] = Index()
        copy.listeners = {kind: _copied(heard, of) for kind, heard in self.listeners.items()}
        copy.persistents = _copied(self.persistents, of)
        copy.prohibitions = _copied(self.prohibitions, of)
        copy._entered = {of[card]: places for card, places in self._entered.items()}
        return copy

    def remove(self, card: C) -> None:
        """Remove ``card`` from the index."""
        for part, kind, name in self._entered.pop(card, ()):
            lists = self._lists(part, kind)
            left = [entry for entry in lists.get(name, ()) if entry[0] is not card]
            if left:
                lists[name] = left
            else:
                lists.pop(name, None)

    def _lists(self, part: int, kind: type[Event] | None) -> dict[Any, list[Any]]:
        """Return the lists of a part of the index by name.

        For each ``kind`` of event there are separate lists of listeners.
        """
        if part == LISTENERS:
            return self.listeners[kind]
        return self.persistents if part == PERSISTENTS else self.prohibitions


def _copied(lists: Mapping[Any, list[tuple[C, Any]]], of: Mapping[C, C]) -> dict[Any, list[tuple[C, Any]]]:
    return {name: [(of[card], text) for card, text in entries] for name, entries in lists.items()}
