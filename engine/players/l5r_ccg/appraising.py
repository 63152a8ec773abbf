"""Estimates the worth of an ability.

The events of the ability are made but not resolved, and each event is valued (``counting``). An ability with a
generator ``run`` makes its events only while it resolves, so its worth is estimated from its targets.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from engine.cardplay.ability import Target
from engine.cardplay.limits import used
from engine.l5r_ccg.abilities.payments import holds_after_some_payment
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.turn.gold import Gold
from engine.players.l5r_ccg import worth
from engine.players.l5r_ccg.counting import UNSEEN, events_worth, foreseen, lasting_worth
from engine.players.l5r_ccg.situation import Situation
from engine.players.trying import MOST, each_choice, each_target, with_target

# A ``run`` is assumed to be worth this share of its target.
AIMED: Final = 0.25
# The worth of an effect that has no legal target.
NOTHING: Final = -1e9
# How much each point of Chi changes the chance to win a duel.
CHI: Final = 0.12


def worth_of_use(own: Situation, use: Use, least: float = NOTHING) -> float:
    """Return the worth of using an ability on the best targets, less its costs.

    If the worth is not above ``least``, the result may be any number that is not above ``least``.
    """
    if not _again(own, use):
        return -1.0
    # The payment is chosen first, because the effect may depend on it.
    cost, best = price(own, use), NOTHING
    ability = use.ability
    targets = ability.targets
    simple = ability.choice is None and all(target.least == 1 for target in targets)
    if simple and len(targets) == 1:
        best = _best_target(own, use, targets[0], least + cost)
    elif not simple or len(targets) != 2 or _may_gain(own, use, targets[0], targets[1], least + cost):
        for _ in each_choice(use):
            best = max(best, _effect(own, use))
    return best - cost


def _may_gain(own: Situation, use: Use, first: Target[Any], second: Target[Any], least: float) -> bool:
    """Tell whether an effect with two targets may be worth more than ``least``, if all subjects were legal targets."""
    if least <= NOTHING:
        return True
    found = False
    for subject in list(first.find(use)):
        use.chosen[first.name] = (subject,)
        for other in list(second.find(use)):
            use.chosen[second.name] = (other,)
            found = found or _effect(own, use, least) > least
        use.chosen.pop(second.name, None)
    use.chosen.pop(first.name, None)
    return found


def _best_target(own: Situation, use: Use, target: Target[Any], least: float) -> float:
    """Return the worth of the effect on the best legal target, if that is above ``least``.

    It is quicker to value a subject than to find out whether the subject is a legal target. So all subjects are valued,
    and the best ones are checked until one is legal.
    """
    found: list[tuple[float, Any]] = []
    subjects = list(target.find(use))
    for subject in subjects:
        use.chosen[target.name] = (subject,)
        gain = _effect(own, use, least)
        if gain > least:
            found.append((gain, subject))
    use.chosen.pop(target.name, None)
    if len(subjects) > MOST:
        # The computer considers only the first ``MOST`` legal targets.
        legal = use.legal_targets(target)[:MOST]
        return max([gain for gain, subject in found if any(subject is one for one in legal)], default=NOTHING)
    found.sort(key=_by_gain)
    for gain, subject in found:
        if holds_after_some_payment(use, partial(use._legal, target, subject)):
            return gain
    return NOTHING


def _by_gain(entry: tuple[float, Any]) -> float:
    return -entry[0]


def _again(own: Situation, use: Use) -> bool:
    """Tell whether the computer may use an ability now.

    The computer uses an action only once in a period, even if the action has no limit.
    """
    ability = use.ability
    if use.event is not None:
        return True
    return used(use.this.uses, (ability.name, use.seat), own.table.period(ability.period)) < 1


def _effect(own: Situation, use: Use, least: float = NOTHING) -> float:
    """Return the worth of the effect on the chosen targets.

    If the worth is not above ``least``, the result may be any number that is not above ``least``.
    """
    effect, then = foreseen(use), use.ability.then
    if effect is None:
        return _unseen(own, use, least)
    gain = events_worth(own, effect(use))
    if then is not None:
        gain += lasting_worth(own, then(use))
    return gain


def _unseen(own: Situation, use: Use, least: float) -> float:
    """Value a ``run``: as a duel if two Personalities meet, else by its targets."""
    aimed = [one for one in use.subjects if isinstance(one, Card)]
    friends = [one for one in (*aimed, use.performer) if one is not None and one.controller == own.seat]
    others = [one for one in aimed if one.controller != own.seat]
    if not others:
        return UNSEEN
    stake = AIMED * sum([worth.in_play(one) if one.in_play else worth.CARD for one in others])
    champions = [one for one in friends if one.is_personality]
    gain = _duel(own, champions[0], others[0]) if others[0].is_personality and champions else stake
    return -stake if gain > least and _helps(own, use) else gain


def _helps(own: Situation, use: Use) -> bool:
    """Tell whether a ``run`` seems to help its targets. Assume that it helps if cards of both sides may be chosen.

    Nearly all harmful effects allow only cards of other players.
    """
    for target in use.ability.targets:
        owners = {one.controller == own.seat for one in target.find(use) if isinstance(one, Card)}
        if len(owners) > 1:
            return True
    return False


def _duel(own: Situation, champion: Card, other: Card) -> float:
    """Return the worth of a duel between two Personalities to the controller of the first."""
    players = own.table.players
    hands = len(players[champion.controller].hand) - len(players[other.controller].hand)
    chance = max(0.05, min(0.95, 0.5 + CHI * (champion.chi - other.chi) + 0.02 * hands))
    return chance * worth.unit(other) - (1 - chance) * worth.unit(champion)


def price(own: Situation, use: Use) -> float:
    """Return the lowest cost of an ability. ``use`` then holds the cheapest payment."""
    cost = worth.CARD if use.this.zone == "hand" else 0.0
    for each in use.costs():
        if isinstance(each, Gold):
            cost += worth.GOLD * own.purse * each.amount(use)
        elif each.pick is None:
            cost -= events_worth(own, each.events(use))
        else:
            cost += _cheapest(own, use, each)
    return cost - events_worth(own, use.price())


def _cheapest(own: Situation, use: Use, each: Any) -> float:
    cheapest, picked = 1e9, None
    for subject in each.candidates(use):
        use.paid[each.name] = subject
        loss = -events_worth(own, each.events(use))
        if loss < cheapest:
            cheapest, picked = loss, subject
    use.paid[each.name] = () if picked is None else picked
    if each.name == "unit" and picked is not None:
        use.paid["force"] = picked.unit_force
    return 0.0 if picked is None else cheapest


def worth_of_cost(own: Situation, use: Use, each: Any, subject: Any) -> float:
    """Return the worth of paying with ``subject``. It is negative if the payment hurts."""
    before = use.paid.get(each.name)
    use.paid[each.name] = subject
    found = events_worth(own, each.events(use))
    use.paid[each.name] = before
    return found


def worth_of_target(own: Situation, use: Use, target: Target[Any], subjects: Sequence[Any]) -> float:
    """Return the worth of the effect with ``subjects`` as ``target`` and the best choices for later targets."""
    return max([_effect(own, use) for _ in with_target(use, target, subjects)], default=0.0)


def worth_of_choice(own: Situation, use: Use, name: str) -> float:
    """Return the worth of the effect with the option ``name`` selected."""
    choice, before = use.ability.choice, use.choice
    use.choice = name
    if choice is not None and choice.last:
        best = _effect(own, use)
    else:
        best = max([_effect(own, use) for _ in each_target(use, use.ability.targets)], default=0.0)
    use.choice = before
    return best
