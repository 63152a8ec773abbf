"""Marks of cards that lie under other cards, are set aside for them or have become one with them."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.l5r_ccg.definition import CardDef

# A mark of this name tells the number of the card under which a card lies face down. It ends when the card moves.
BENEATH: Final = "beneath"
# The same for cards that lie face up under a card, and how many turns they must still wait there.
ENTOMBED: Final = "entombed"
WAITS: Final = "waits"
# Marks of these names tell for which card a card is set aside, by its number, and which seat, counted from one, gets it
# back. They end when the card moves.
SET_ASIDE: Final = "set-aside"
GETS_BACK: Final = "gets-back"
# A card of a deck with a mark of this name lies face up. The mark ends when the card moves or the deck is shuffled.
TURNED_UP: Final = "turned-up"
# A mark of this name tells that a card has become the same card as another one, which may be Unique.
HATCHED: Final = "hatched"
# A mark of this name tells the number of a Personality that has become one with this one, and lies under it.
MERGED: Final = "merged"
# What may lie under a card of each type. An Action is a Terrain.
LIES_UNDER: Final[dict[str, tuple[str, ...]]] = {
    "item": ("strategy",),
    "personality": ("spell", "follower", "item"),
    "holding": ("personality", "follower"),
}


def may_lie_under(face: "CardDef", cover: str) -> bool:
    """Tell whether a card may lie under a card in play of the type ``cover``."""
    return face.type in LIES_UNDER[cover] and (face.type != "strategy" or bool(face.terrain))
