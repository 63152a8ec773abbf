"""Phrases about ranged attacks that are redirected or come twice."""

from typing import Any

from engine.cardplay.initiation import again
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import army_holds
from engine.l5r_ccg.fighting.ranged import WITH, Ranged, in_range, volley


def may_be_swept(event: e.Initiate, one: Card) -> bool:
    """Tell whether a ranged attack may be redirected to a card, even a card that it is too weak to destroy."""
    return one is not event.use.target and not one.forbids("be-targeted", event.use)


def shot_at_ones_army(use: Use, event: e.Initiate) -> bool:
    """Tell whether a ranged attack with a strength targets a card of this player's army."""
    shot = event.use
    return isinstance(shot.ability, Ranged) and bool(shot.chosen.get("target")) and army_holds(use, shot.target)


def other_marks(use: Use) -> list[Any]:
    """Return the other cards in range of the ranged attack to which the ability reacts."""
    event = use.event
    assert isinstance(event, e.Initiate)
    return [one for one in in_range(event.use) if may_be_swept(event, one)]


def twice(use: Use) -> Flow[None]:
    """Make the first of two ranged attacks, then the second."""
    yield from run_batch(use.table, volley(use))
    if not use.paid.get("second"):
        use.paid["second"], use.paid[WITH] = True, []
        yield from again(use)
