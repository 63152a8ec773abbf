"""Tells which abilities may be copied (§copying)."""

from typing import TYPE_CHECKING, Final

from engine.l5r_ccg.abilities.timing import BATTLE, BEFORE, LIMITED, OPEN, REACTION

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.l5r_ccg.card import Card

# The text of an ability begins with one of these words. Everything else is a trait (§trait).
KINDS: Final = (LIMITED, OPEN, BATTLE, BEFORE, REACTION)


def copyable(card: "Card") -> "list[Ability]":
    """Return the printed and gained abilities of a card in play. Abilities that the rules give are not copied."""
    if card.forbids("be-copied"):
        return []
    return [ability for ability in (*card.face.abilities, *card.gained) if ability.timing in KINDS]
