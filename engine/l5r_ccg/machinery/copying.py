"""What may be copied (§copying)."""

from typing import TYPE_CHECKING, Final

from engine.l5r_ccg.timing import BATTLE, BEFORE, LIMITED, OPEN, REACTION

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.l5r_ccg.card import Card

# An ability is what stands behind one of these words; all else is a trait (§trait).
KINDS: Final = (LIMITED, OPEN, BATTLE, BEFORE, REACTION)


def copyable(card: "Card") -> "list[Ability]":
    """Return the abilities of a card in play, printed ones and gained ones; what the rules let it do is none."""
    return [ability for ability in (*card.face.abilities, *card.gained) if ability.timing in KINDS]
