"""Marks: lasting effects that link a card to another one.

The card lies under the other, was set aside for it, or has become one with it.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.l5r_ccg.definition import CardDef

# On a card that lies face down under another: the number of the card on top. The mark ends when the card moves.
BENEATH: Final = "beneath"
# On a card that lies face up under another: the number of the card on top, and the turns that it must still wait.
ENTOMBED: Final = "entombed"
WAITS: Final = "waits"
# On a card that is set aside: the number of the card for which it is set aside, and the seat (counted from one) that
# gets it back. The marks end when the card moves.
SET_ASIDE: Final = "set-aside"
GETS_BACK: Final = "gets-back"
# A card of a deck with a mark of this name lies face up. The mark ends when the card moves or the deck is shuffled.
TURNED_UP: Final = "turned-up"
# On a card that has become a copy of another card, even of a Unique one.
HATCHED: Final = "hatched"
# On a Personality that has become one with another: the number of the other, which lies under it.
MERGED: Final = "merged"
# The types of cards that may lie under a card of each type. The only Actions among them are Terrains.
LIES_UNDER: Final[dict[str, tuple[str, ...]]] = {
    "item": ("strategy",),
    "personality": ("spell", "follower", "item"),
    "holding": ("personality", "follower"),
}


def may_lie_under(face: "CardDef", cover: str) -> bool:
    """Tell whether a card may lie under a card in play of the type ``cover``."""
    return face.type in LIES_UNDER[cover] and (face.type != "strategy" or bool(face.terrain))
