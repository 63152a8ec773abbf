"""Phrases of Items about the opponents of their unit."""

from collections.abc import Callable

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import foes


def facing(this: Card, fits: Callable[[Card], bool]) -> bool:
    """Tell whether this card's Personality opposes a card that passes the test, in a battle or a duel."""
    one, duel = this.personality, this.table.duel
    side = None if duel is None else duel.side(one)
    if duel is not None and side is not None and fits(duel.against(side).card):
        return True
    return any(fits(each) for foe in foes(this) for each in foe.unit)


def shadowlands(one: Card) -> bool:
    """Tell whether it is a Shadowlands card."""
    return one.trait("Shadowlands")
