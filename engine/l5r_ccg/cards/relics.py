"""Relics: Items of the elements and of Fu Leng."""

from typing import Any

from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import before, card, fear, gains
from engine.l5r_ccg.use import Use


def _airs(this: Card) -> int:
    """Return 1 where the Ring of Air is in play on this card's side, else 0."""
    return int(any(one.id == "ring-of-air" for one in this.player.rings))


def _at_its_unit(use: Use, event: e.Initiate) -> bool:
    """Hold when a ranged attack or a spell targets a card of this unit."""
    if not (event.use.is_("Ranged") or event.use.is_("Spell")):
        return False
    aimed: list[Any] = [one for chosen in event.use.chosen.values() for one in chosen]
    return any(isinstance(one, Card) and one.in_play and one.personality is use.host for one in aimed)


card(
    "yari-of-air",
    gains("force", lambda this, one: 2 * _airs(this)),
    gains("chi", lambda this, one: _airs(this)),
    gains("gold-cost", lambda this, one: -8 * _airs(this), zones=("hand",)),
    before(
        e.Initiate,
        _at_its_unit,
        words=("Elemental", "Air"),
        effect=lambda use: [use.cancel(use.event)],
    ),
)


def _of_fu_leng(this: Card) -> int:
    return sum("Fu Leng" in one.face.name for one in this.personality.unit)


card(
    "the-deafening-war-drums-of-fu-leng",
    gains("force", lambda this, one: 2 * _of_fu_leng(this)),
    fear(3),
)
