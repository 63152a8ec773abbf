"""Regions."""

from typing import Any

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import defending
from engine.l5r_ccg.cards.words import card, gains


def _defends_here(this: Card, subject: Any) -> bool:
    """Hold for Followers that defend the province of this Region."""
    if not isinstance(subject, Card) or not subject.is_follower or this.slot is None:
        return False
    return defending(subject) and subject.personality.at is this.slot


card("training-grounds", gains("force", applies=_defends_here))
