"""The effects of all decks. A game imports this module, so every card's effect is entered when the game starts."""

from typing import Final

from engine.root.definition import decks
from engine.root.effects import EFFECTS, Effect, base, exiles

# These files enter the effects when they are imported.
ENTERED: Final = (base, exiles)


def effects() -> dict[str, Effect]:
    """Return the effects of all cards by card id."""
    return EFFECTS


def written(deck: str) -> bool:
    """Tell whether, for every card with an effect in the deck, that effect is entered."""
    return all(card.id in EFFECTS for card in decks()[deck] if card.kind in ("persistent", "immediate"))
