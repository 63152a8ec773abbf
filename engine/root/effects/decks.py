"""The effects of all decks. Importing this module registers every card's effect."""

from typing import Final

from engine.root.definition import decks
from engine.root.effects import EFFECTS, Effect, base, exiles

# These files register the effects when they are imported.
ENTERED: Final = (base, exiles)


def effects() -> dict[str, Effect]:
    """Return the effects of all cards by card id."""
    return EFFECTS


def is_implemented(deck: str) -> bool:
    """Tell whether the effects of all cards of a deck are registered."""
    return all(card.id in EFFECTS for card in decks()[deck] if card.kind in ("persistent", "immediate"))
