"""The cards, in files by type and clan. A card without an entry here is not implemented and cannot be played."""

from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING

from engine.l5r_ccg.abilities.traits import OF_PERSONALITIES
from engine.l5r_ccg.cards.words import REGISTER
from engine.l5r_ccg.tokens import MADE
from engine.l5r_ccg.vocabulary import vocabulary

if TYPE_CHECKING:
    from engine.l5r_ccg.definition import CardDef


def implement_all(cards: "dict[str, CardDef]") -> None:
    """Give every card of the pool its abilities from the files below.

    Raises Misspelt for a card that uses an attribute, zone or scope not declared in ``engine.l5r_ccg.vocabulary``.
    """
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)
    cards.update(MADE)
    for face in cards.values():
        if face.type == "personality":
            face.by_rule = OF_PERSONALITIES
    REGISTER.give_all(cards, vocabulary(cards.values()))
