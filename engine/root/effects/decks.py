"""The effects of all decks. Whoever starts a game takes them from here, so that every card's effect is entered."""

from typing import Final

from engine.root.definition import decks
from engine.root.effects import EFFECTS, Effect, base, exiles

# Their files enter the effects as they are loaded.
ENTERED: Final = (base, exiles)


def effects() -> dict[str, Effect]:
    """Return the effects of all cards that have one, by card id."""
    return EFFECTS


def written(deck: str) -> bool:
    """Tell whether every card of a deck that has an effect is entered."""
    return all(card.id in EFFECTS for card in decks()[deck] if card.kind in ("persistent", "immediate"))
