"""Regions (§region)."""

from typing import Any

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import card, gains
from engine.l5r_ccg.state import Province


def _defends_here(this: Card, subject: Any) -> bool:
    """Hold for Followers that defend the province of this Region."""
    if not isinstance(subject, Card) or not subject.is_follower or this.slot is None:
        return False
    return subject.defending and subject.personality.at is this.slot


def beside_it(this: Card, subject: Any) -> bool:
    """Hold for the provinces next to the one that this card is attached to."""
    own = this.slot
    return isinstance(subject, Province) and own is not None and subject.owner == own.owner and subject in _beside(own)


def _beside(province: Province) -> list[Province]:
    # A destroyed province is no longer there: those on both sides of it are next to each other (§destroyed).
    row = province.table.players[province.owner].standing
    place = row.index(province) if province in row else -2
    return [other for number, other in enumerate(row) if abs(number - place) == 1]


# What it adds to its own province is printed as a number.
card("mountain-pass", gains("strength", -1, applies=beside_it))

card("training-grounds", gains("force", applies=_defends_here))
