"""Cards that lie face down or face up under a card in play: how they get there, and what happens when they leave."""

from typing import TYPE_CHECKING

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.marks import BENEATH, ENTOMBED, WAITS

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card


def put_beneath(card: "Card", cover: "Card") -> None:
    """Put a card face down under a card in play, with which it then moves."""
    card.table.placing.move(card, BENEATH)
    card.lasting.append(Lasting(BENEATH, cover.uid, Layer.ADD, cover.id, BENEATH))


def entomb(card: "Card", cover: "Card", turns: int) -> None:
    """Put a card face up under a card in play, where it must wait for so many turns of its player."""
    card.table.placing.move(card, ENTOMBED)
    card.lasting.append(Lasting(ENTOMBED, cover.uid, Layer.ADD, cover.id, ENTOMBED))
    card.lasting.append(Lasting(WAITS, turns, Layer.ADD, cover.id, ENTOMBED))


def shorten_wait(card: "Card") -> None:
    """Let one of the turns pass for which a card must lie under another one."""
    mark = next(one for one in card.lasting if one.attribute == WAITS)
    left = Lasting(WAITS, max(0, mark.value - 1), Layer.ADD, mark.source, ENTOMBED)
    card.lasting[card.lasting.index(mark)] = left


def pass_on(former: "Card", card: "Card") -> None:
    """Let the cards under a card lie under the one that covers or replaces it."""
    for one in former.beneath:
        mark = next(lasting for lasting in one.lasting if lasting.attribute == BENEATH)
        one.lasting[one.lasting.index(mark)] = Lasting(BENEATH, card.uid, Layer.ADD, card.id, BENEATH)
