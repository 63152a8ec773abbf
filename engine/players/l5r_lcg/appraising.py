"""Estimates the worth of an ability.

The events of the ability are made but not resolved, and each event is valued (``counting``). An ability with a
generator ``run`` makes its events only while it resolves, so it counts as a small gain.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.cardplay.ability import Choice, Target
from engine.l5r_lcg.use import Use
from engine.players.l5r_lcg import worth
from engine.players.l5r_lcg.counting import events_worth, lasting_worth
from engine.players.l5r_lcg.situation import Situation
from engine.players.trying import each_choice, each_target, with_target

UNSEEN: Final = 0.7  # the worth of a ``run``
# At most this many choices of targets are tried for one option of an ability.
FEW: Final = 8


def worth_of_use(own: Situation, use: Use) -> float:
    """Return the worth of using an ability on the best targets, less its costs."""
    ability = use.ability
    # The payment is chosen first, because the effect may depend on it.
    cost, best = price(own, use), -1e9
    for _ in each_choice(use):
        own.forget()
        found = UNSEEN if ability.effect is None else lasting_worth(own, ability.effect(use))
        if ability.then is not None:
            found += lasting_worth(own, ability.then(use))
        best = max(best, found + own.moved())
    return best - cost


def price(own: Situation, use: Use) -> float:
    """Return the lowest cost of an ability. ``use`` then holds the cheapest payment."""
    cost = 0.0
    if use.this.face.type == "event":
        cost += worth.CARD + use.event_cost
    for each in use.costs():
        if each.pick is None:
            cost -= events_worth(own, each.events(use))
            continue
        cheapest, picked = 1e9, None
        for subject in each.candidates(use):
            use.paid[each.name] = subject
            loss = -events_worth(own, each.events(use))
            if loss < cheapest:
                cheapest, picked = loss, subject
        use.paid[each.name] = picked
        cost += cheapest
    return cost


def worth_of_target(own: Situation, use: Use, target: Target[Any], subjects: Sequence[Any]) -> float:
    """Return the worth of the effect with ``subjects`` as ``target`` and the best choices for later targets."""
    effect, best = use.ability.effect, -1e9
    for _ in with_target(use, target, subjects):
        best = max(best, UNSEEN if effect is None else events_worth(own, effect(use)))
    return best


def worth_of_choice(own: Situation, use: Use, choice: Choice[Any], name: str) -> float:
    """Return the worth of selecting an option, with the chosen targets, or else with the best ones."""
    use.choice = name
    effect, best = use.ability.effect, -1e9
    if effect is None:
        return 0.0
    if choice.last or not use.ability.targets:
        return events_worth(own, effect(use))
    for _ in each_target(use, use.ability.targets, FEW):
        best = max(best, events_worth(own, effect(use)))
    return best
