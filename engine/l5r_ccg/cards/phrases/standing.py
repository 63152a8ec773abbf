"""Phrases about Actions that stay in play for a Personality or another card."""

from collections.abc import Callable

from engine.cardplay.ability import Persistent
from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import gains, whenever
from engine.l5r_ccg.state import Player, Province

STAYS = ("play",)


def stays_for(use: Use, *subjects: Card | Player | Province) -> list[Event]:
    """Return the events that keep an Action in play, so that it keeps affecting these cards, players or Provinces."""
    own = use.this
    return [use.enter_play(own, bowed=False), *(use.apply(one, "bound", own.uid, until="game") for one in subjects)]


def bound(this: Card, subject: Card | Player | Province) -> bool:
    """Tell whether an Action that stays in play affects this card, player or Province."""
    return bound_to(this.uid, subject)


def bound_to(uid: int, subject: Card | Player | Province) -> bool:
    """Tell whether the Action that has or had this number in play affects this card, player or Province."""
    return any(one.attribute == "bound" and one.value == uid for one in subject.lasting)


def goes_with_it(if_destroyed: Callable[[Use], list[Event]] | None = None) -> Ability:
    """Declare that an Action leaves play with the card that it affects.

    ``if_destroyed`` returns what else happens if that card is destroyed.
    """

    def effect(use: Use) -> list[Event]:
        more = [] if if_destroyed is None or not isinstance(use.event, e.Destroy) else if_destroyed(use)
        return [use.discard_from_play(use.this), *more]

    return whenever(
        (e.Destroy, e.DiscardFromPlay), lambda use, event: use.this.uid in event.bound, effect=effect, zones=STAYS
    )


def while_facing(attribute: str, value: int) -> Persistent:
    """Declare a bonus for the Personalities that the Action affects, while they face each other."""
    return gains(attribute, value, applies=_faces, zones=STAYS)


def _faces(this: Card, subject: object) -> bool:
    """Tell whether a card is this player's Personality, and faces the other Personality that the Action affects."""
    if not isinstance(subject, Card) or not subject.is_personality or subject.controller != this.controller:
        return False
    if not bound(this, subject):
        return False
    duel, attack = this.table.duel, this.table.attack
    side = None if duel is None else duel.side(subject)
    if duel is not None and side is not None and bound(this, duel.opponent(side).card):
        return True
    if attack is None or subject.at is None:
        return False
    fought = [one for one in this.table.personalities() if one.at is subject.at and bound(this, one)]
    return any(attack.side(one) != attack.side(subject) for one in fought)
