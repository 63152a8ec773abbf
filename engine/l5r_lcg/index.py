"""Who listens to what: triggered abilities by timing and kind of event, persistent effects by what they change.

Kept up to date card by card as cards change zones, so that nothing ever looks through all cards.
"""

from typing import TYPE_CHECKING

from engine.kernel.events import Event, Timing
from engine.l5r_lcg.ability import IN_PLAY, Ability, Persistent

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card

DEFAULT_ZONES: dict[str, tuple[str, ...]] = {
    "event": ("hand",),
    "character": ("play",),
    "attachment": ("play",),
    "holding": ("province",),
    "province": ("row",),
    "stronghold": ("stronghold",),
    "role": ("role",),
}

Listener = tuple["Card", Ability]
Heard = tuple[Timing, type[Event] | None]


class Index:
    """The abilities that work where their cards are now."""

    def __init__(self) -> None:
        self.listeners: dict[Heard, list[Listener]] = {}
        self.persistents: dict[str, list[tuple[Card, Persistent]]] = {}
        self._entered: dict[Card, tuple[list[list[Listener]], list[list[tuple[Card, Persistent]]]]] = {}

    def update(self, card: "Card") -> None:
        """Enter ``card`` anew after it moved, turned over, or gained or lost an ability."""
        self.remove(card)
        zone = card.zone
        here = DEFAULT_ZONES[card.face.type]
        hidden = card.facedown and zone != "hand"
        lists: list[list[Listener]] = []
        effects: list[list[tuple[Card, Persistent]]] = []
        if not hidden:
            for ability in card.abilities():
                zones = ability.zones or here
                if zone in zones or (card.face.type == "event" and self._borrowed(card)):
                    for kind in ability.events:
                        found = self.listeners.setdefault((ability.timing, kind), [])
                        found.append((card, ability))
                        lists.append(found)
            for persistent in card.persistents():
                if zone in (persistent.zones or here):
                    entered = self.persistents.setdefault(persistent.attribute, [])
                    entered.append((card, persistent))
                    effects.append(entered)
        if lists or effects:
            self._entered[card] = (lists, effects)

    def order(self) -> list["Card"]:
        """Return the entered cards, the latest last: entering them so makes the same index again."""
        return list(self._entered)

    def remove(self, card: "Card") -> None:
        """Take ``card`` out."""
        entered = self._entered.pop(card, None)
        if entered is None:
            return
        for listeners in entered[0]:
            listeners[:] = [entry for entry in listeners if entry[0] is not card]
        for effects in entered[1]:
            effects[:] = [entry for entry in effects if entry[0] is not card]

    @staticmethod
    def _borrowed(card: "Card") -> bool:
        """Whether the card may be played from where it is as if it were in hand."""
        return card.zone == "conflict deck" and card in card.table.players[card.owner].revealed


__all__ = ["IN_PLAY", "Index"]
