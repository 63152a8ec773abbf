"""Phrases about Provinces."""

from typing import Any

from engine.cardplay.ability import Persistent
from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import cannot, instead
from engine.l5r_ccg.state import Province


def standing(use: Use) -> list[Province]:
    """Return the Provinces of all players."""
    return [place for player in use.table.players for place in player.standing]


def filled(use: Use) -> list[Province]:
    """Return the Provinces with a card in them. A player chooses a face-down card by its Province."""
    return [place for place in standing(use) if place.card is not None]


def _in_cavalry_maneuvers(this: Card, subject: Any, province: Province) -> bool:
    attack = this.table.attack
    return province is this.slot and attack is not None and attack.segment == "cavalry"


def no_cavalry_maneuvers() -> Persistent:
    """Return the prohibition to commit units to this card's Province in the Cavalry Maneuvers."""
    return cannot("commit", applies=lambda this, subject: isinstance(subject, Card), test=_in_cavalry_maneuvers)


def fought_here(this: Card) -> bool:
    """Tell whether the battle in progress is at this card's Province."""
    battle = this.table.battle
    return battle is not None and battle.province is this.slot


def tied(this: Card, one: Any) -> bool:
    """Tell whether a Holding is tied to this Region.

    A tied Holding is destroyed together with the Region's Province.
    """
    return isinstance(one, Card) and any(
        lasting.attribute == "tied" and lasting.value == this.uid for lasting in one.lasting
    )


def ties(use: Use, one: Card) -> Event:
    """Return the effect that ties a Holding to this Region."""
    return use.apply(one, "tied", use.this.uid, until="play")


def falls_with_province() -> Ability:
    """Declare the trait that a Holding tied to this Region is destroyed together with the Region's Province."""
    return instead(
        e.DestroyProvince,
        lambda use, event: event.province is use.province,
        effect=lambda use: [use.destroy(one) for one in use.table.in_play() if tied(use.this, one)],
    )


def defended(use: Use) -> list[Province]:
    """Return the Defender's Provinces, or none outside an attack."""
    attack = use.table.attack
    return [] if attack is None else use.table.attacked(attack)
