"""An index of abilities: triggered abilities by timing and kind of event, persistent effects by what they change.

A card's entries are updated when the card changes zones, so the rules never search all cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

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


class Index(Generic[C]):
    """The abilities that work where their cards are now, by kind of event and timing, and the persistent effects.

    Prohibitions ("cannot:bow") have a dictionary of their own, by name (``bow``), because they are looked up most
    often. The index keeps no empty lists: if a kind of event has no entry, no ability listens to it.
    """

    def __init__(self) -> None:
        self.listeners: dict[type[Event] | None, dict[Timing, list[tuple[C, Ability]]]] = {}
        self.persistents: dict[str, list[tuple[C, Persistent]]] = {}
        self.prohibitions: dict[str, list[tuple[C, Persistent]]] = {}
        self._entered: dict[C, list[tuple[dict[Any, list[Any]], Any]]] = {}

    def update(self, card: C) -> None:
        """Update the entries of ``card`` after it moved, turned over, or gained or lost an ability."""
        self.remove(card)
        places: list[tuple[dict[Any, list[Any]], Any]] = []
        for ability in card.abilities():
            if card.works(ability.zones):
                for kind in ability.events:
                    heard = self.listeners.setdefault(kind, {})
                    heard.setdefault(ability.timing, []).append((card, ability))
                    places.append((heard, ability.timing))
        for persistent in card.persistents():
            if card.works(persistent.zones):
                family, _, name = persistent.attribute.partition(":")
                place = (self.prohibitions, name) if family == "cannot" else (self.persistents, persistent.attribute)
                place[0].setdefault(place[1], []).append((card, persistent))
                places.append(place)
        if places:
            self._entered[card] = places

    def copied(self, of: Mapping[C, C]) -> "Index[C]":
        """Return a copy for another table, with all lists in the same order.

        ``of`` maps the cards of this table to those of the other.
        """
        copy: Index[C] = Index()
        there: dict[int, dict[Any, list[Any]]] = {}
        for kind, heard in self.listeners.items():
            copy.listeners[kind] = there[id(heard)] = _copied(heard, of)
        copy.persistents = there[id(self.persistents)] = _copied(self.persistents, of)
        copy.prohibitions = there[id(self.prohibitions)] = _copied(self.prohibitions, of)
        for card, places in self._entered.items():
            copy._entered[of[card]] = [(there[id(lists)], name) for lists, name in places]
        return copy

    def remove(self, card: C) -> None:
        """Remove ``card`` from the index."""
        for lists, name in self._entered.pop(card, ()):
            left = [entry for entry in lists.get(name, ()) if entry[0] is not card]
            if left:
                lists[name] = left
            else:
                lists.pop(name, None)


def _copied(lists: Mapping[Any, list[tuple[C, Any]]], of: Mapping[C, C]) -> dict[Any, list[tuple[C, Any]]]:
    return {name: [(of[card], text) for card, text in entries] for name, entries in lists.items()}
