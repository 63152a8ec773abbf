"""Decides which Actions may be taken in a battle: those that come from the battle, move into it, or affect it
(§battle-action-limits).
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.state import Battle, Province

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use


def allowed(use: "Use", battle: Battle, taken: bool) -> bool:
    """Tell whether an Action with its present choices may be taken in this battle.

    An Action that has been ``taken`` no longer needs its player's unit or its card, because its cost may have destroyed
    them.
    """
    ability = use.ability
    present = taken or battle.units_of(use.seat) or getattr(ability, "anywhere", False)
    spent = taken and not use.is_played and not use.this.in_play  # the card was here, and its cost destroyed it
    near = spent or from_battle(use, battle) or _chosen_here(use, battle)
    if present and near:
        return True
    effect = [] if ability.effect is None else list(ability.effect(use))
    if not present and not any(_brings(event, battle, use.seat) for event in effect):
        # A player without a unit in the battle may only move their own units into it.
        return False
    return near or _affects(use, battle, effect)


def from_battle(use: "Use", battle: Battle) -> bool:
    """Tell whether the ability's card takes part in the battle."""
    card = use.this
    return battle.holds(card) or (card.in_play and card.slot is battle.province)


def here(subject: Any, battle: Battle) -> bool:
    """Tell whether a subject is a card in the battle or the attacked province."""
    if isinstance(subject, Card):
        return battle.holds(subject)
    return isinstance(subject, Province) and subject is battle.province


def touches(use: "Use", battle: Battle) -> bool:
    """Tell whether an Action targets or affects a battle."""
    effect = [] if use.ability.effect is None else list(use.ability.effect(use))
    return _chosen_here(use, battle) or _affects(use, battle, effect)


def _chosen_here(use: "Use", battle: Battle) -> bool:
    return any(here(subject, battle) for subject in use.subjects)


def _affects(use: "Use", battle: Battle, effect: list[Event]) -> bool:
    if use.ability.effect is None:
        # The card is elsewhere and its targets are not in the battle. So the Action concerns the battle only if the
        # ability says so.
        concerns = getattr(use.ability, "concerns", None)
        return concerns is not None and bool(concerns(use))
    return any(_concerned(event, battle) for event in effect)


def _concerned(event: Any, battle: Battle) -> bool:
    if isinstance(event, e.LayTerrain):
        return True
    return any(here(getattr(event, name, None), battle) for name in _subjects(event.__class__))


@cache
def _subjects(kind: Any) -> tuple[str, ...]:
    """Return the names of the attributes that hold the subjects of such an event."""
    return tuple(name for name in ("card", "subject", "host", "province") if hasattr(kind, name))


def _brings(event: Event, battle: Battle, seat: int) -> bool:
    if not isinstance(event, (e.MoveUnit, e.Commit)):
        return False
    return event.province is battle.province and event.card.controller == seat
