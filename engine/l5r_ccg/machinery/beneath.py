"""Puts cards face down or face up under a card in play, and counts the turns for which they wait there."""

from typing import TYPE_CHECKING

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.marks import BENEATH, ENTOMBED, WAITS

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card


def put_beneath(card: "Card", cover: "Card") -> None:
    """Put a card face down under a card in play. From now on, the lower card moves with the upper one."""
    card.table.placing.move(card, BENEATH)
    card.lasting += (Lasting(BENEATH, cover.uid, Layer.ADD, cover.id, BENEATH),)


def entomb(card: "Card", cover: "Card", turns: int) -> None:
    """Put a card face up under a card in play, where it must wait for ``turns`` turns of its player."""
    card.table.placing.move(card, ENTOMBED)
    card.lasting += (Lasting(ENTOMBED, cover.uid, Layer.ADD, cover.id, ENTOMBED),)
    card.lasting += (Lasting(WAITS, turns, Layer.ADD, cover.id, ENTOMBED),)


def shorten_wait(card: "Card") -> None:
    """Count one of the turns for which a card must lie under another one."""
    mark = next(one for one in card.lasting if one.attribute == WAITS)
    left = Lasting(WAITS, max(0, mark.value - 1), Layer.ADD, mark.source, ENTOMBED)
    card.lasting = tuple([left if one is mark else one for one in card.lasting])


def pass_on(former: "Card", card: "Card") -> None:
    """Move the cards under a card to the card that covers or replaces it."""
    for one in former.beneath:
        mark = next(lasting for lasting in one.lasting if lasting.attribute == BENEATH)
        there = Lasting(BENEATH, card.uid, Layer.ADD, card.id, BENEATH)
        one.lasting = tuple([there if lasting is mark else lasting for lasting in one.lasting])
