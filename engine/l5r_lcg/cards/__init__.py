"""The cards: one file per pack and clan. A card without an entry here is not implemented and cannot be played."""

from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING

from engine.l5r_lcg.cards.words import REGISTER

if TYPE_CHECKING:
    from engine.l5r_lcg.definition import CardDef


def implement_all(cards: "dict[str, CardDef]") -> None:
    """Give every card of the pool its abilities from the files below."""
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)
    for card_id, entry in REGISTER.items():
        entry.give(cards[card_id])
