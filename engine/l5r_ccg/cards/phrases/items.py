"""Phrases of Items: the opponents of their unit, and the Ring of their element."""

from collections.abc import Callable

from engine.cardplay.ability import Persistent
from engine.cardplay.cost import Cost
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import foes
from engine.l5r_ccg.cards.words import gains

# A cost: the player gives up the Imperial Favor.
FAVOR: Cost[Use] = Cost(lambda use: [use.give_up_favor()])


def facing(this: Card, fits: Callable[[Card], bool]) -> bool:
    """Tell whether this card's Personality opposes a card that ``fits`` accepts, in a battle or a duel."""
    one, duel = this.personality, this.table.duel
    side = None if duel is None else duel.side(one)
    if duel is not None and side is not None and fits(duel.opponent(side).card):
        return True
    return any(fits(each) for foe in foes(this) for each in foe.unit)


def shadowlands(one: Card) -> bool:
    """Tell whether a card is a Shadowlands card."""
    return one.trait("Shadowlands")


def _ring(ring: str, this: Card) -> int:
    """Return 1 if this player has the Ring in play, otherwise 0."""
    return int(any(one.id == ring for one in this.player.rings))


def of_the_ring(ring: str, cost: int) -> list[Persistent]:
    """Return the bonuses that an Item has while the Ring of its element is in play: +2 Force, +1 Chi, no gold cost."""
    return [
        gains("force", lambda this, one: 2 * _ring(ring, this)),
        gains("chi", lambda this, one: _ring(ring, this)),
        gains("gold-cost", lambda this, one: -cost * _ring(ring, this), zones=("hand",)),
    ]
