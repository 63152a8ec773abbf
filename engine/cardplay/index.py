"""Who listens to what: triggered abilities by timing and kind of event, persistent effects by what they change.

Kept up to date card by card as cards change zones, so that nothing ever looks through all cards.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from engine.cardplay.ability import Ability, Persistent
from engine.kernel.events import Event, Timing


class Indexed(Protocol):
    """What the index asks of a card."""

    def abilities(self) -> Iterator[Ability]:
        """Return the card's abilities, printed and gained ones."""

    def persistents(self) -> Sequence[Persistent]:
        """Return the card's persistent effects."""

    def works(self, zones: Sequence[str] | None) -> bool:
        """Tell whether what is for these zones (None: where cards of its type work) works where the card is now."""


C = TypeVar("C", bound=Indexed)


class Index(Generic[C]):
    """The abilities that work where their cards are now."""

    def __init__(self) -> None:
        self.listeners: dict[tuple[Timing, type[Event] | None], list[tuple[C, Ability]]] = {}
        self.persistents: dict[str, list[tuple[C, Persistent]]] = {}
        self._entered: dict[C, tuple[list[list[tuple[C, Ability]]], list[list[tuple[C, Persistent]]]]] = {}

    def update(self, card: C) -> None:
        """Enter ``card`` anew after it moved, turned over, or gained or lost an ability."""
        self.remove(card)
        lists: list[list[tuple[C, Ability]]] = []
        effects: list[list[tuple[C, Persistent]]] = []
        for ability in card.abilities():
            if card.works(ability.zones):
                for kind in ability.events:
                    found = self.listeners.setdefault((ability.timing, kind), [])
                    found.append((card, ability))
                    lists.append(found)
        for persistent in card.persistents():
            if card.works(persistent.zones):
                entered = self.persistents.setdefault(persistent.attribute, [])
                entered.append((card, persistent))
                effects.append(entered)
        if lists or effects:
            self._entered[card] = (lists, effects)

    def order(self) -> list[C]:
        """Return the entered cards, the latest last: entering them so makes the same index again."""
        return list(self._entered)

    def remove(self, card: C) -> None:
        """Take ``card`` out."""
        entered = self._entered.pop(card, None)
        if entered is None:
            return
        for listeners in entered[0]:
            listeners[:] = [entry for entry in listeners if entry[0] is not card]
        for effects in entered[1]:
            effects[:] = [entry for entry in effects if entry[0] is not card]
