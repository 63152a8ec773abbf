"""The seven steps of initiating an ability: restrictions, costs, pay, choose, announce, cancel, resolve.

In a game with ``Use.targets_first``, players choose targets before they pay. A game can add to a step by overriding a
method of ``Use``. A reaction that redirects another effect reads that effect from ``use.event.use``.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.cardplay.ability import Choice, Target
from engine.cardplay.choosing import choose_subjects, one_of, selection
from engine.cardplay.cost import Cost
from engine.cardplay.events import Initiate
from engine.cardplay.use import Use
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt


def may_initiate(use: Use) -> bool:
    """Check steps 1 and 2: restrictions, limits, costs, targets, and that the effect would change something."""
    return use.permitted() and use.payable() and use.choosable()


def initiate(use: Use) -> Flow[bool]:
    """Run steps 3 to 7.

    Return whether the ability counts as used. The ability does not count as used if the player declined it or if a cost
    was prevented.
    """
    use.label = use.this.key
    untidy: list[Any] = []
    used = yield from _initiate(use, untidy)
    if untidy:
        yield from use.table.tidy(untidy)
    return used


def _initiate(use: Use, untidy: list[Any]) -> Flow[bool]:
    """Run the steps. ``untidy`` collects the consequences of paying the costs.

    The rules settle these consequences once the ability is over.
    """
    table = use.table
    chosen = False
    if use.targets_first:
        chosen = yield from choose(use)
        if use.declined:
            return False
        use.declare()
        thwarting = use.thwarting()
        if thwarting is not None and (yield from thwarting):
            use.count()
            use.move_to_resolving()
            use.close()
            return True
    table.held_back.append(untidy)
    paid = yield from pay(use)
    table.held_back.pop()
    if not paid:
        return False
    use.count()
    use.move_to_resolving()
    if not use.targets_first:
        chosen = yield from choose(use)
    initiation = yield from announce(use)
    yield from use.announced(initiation)
    yield from run_batch(table, [initiation, *use.played()])
    if chosen and not initiation.stopped and use.still_resolves():
        yield from resolve(use)
        use.close()
        yield from run_batch(table, use.resolved())
    use.close()
    return True


def pay(use: Use, costs: Sequence[Cost[Any]] | None = None) -> Flow[bool]:
    """Pay all costs at once (step 4), or only ``costs``. If any part is prevented, the initiation stops there.

    The initiation also stops if the subject of a cost can no longer be chosen, for example because its player has left.
    """
    events: list[Event] = []
    for cost in use.costs() if costs is None else costs:
        if cost.pick is not None:
            if not cost.payable(use):
                return False
            yield from cost.choose(use)
        events.extend(cost.events(use))
    if costs is None:
        events.extend(use.price())
    use.paying = True
    yield from run_batch(use.table, events)
    use.paying = False
    return all(event.fulfilled for event in events)


def choose(use: Use) -> Flow[bool]:
    """Choose options and targets (step 5). Return False if a required option or target can no longer be chosen."""
    choice = use.ability.choice
    use.chosen.clear()
    use.choice = None
    if choice and not choice.last and not (yield from _select(use, choice)):
        return False
    for target in use.ability.targets:
        if not (yield from choose_target(use, target)):
            return False
    return not (choice and choice.last) or (yield from _select(use, choice))


def _select(use: Use, choice: Choice[Any]) -> Flow[bool]:
    """Ask the player named by the ability to select an option. Return False if no option may be selected.

    The question shows the public targets, because an opponent may be the one who selects.
    """
    options = [selection(name, name) for name in use.options()]
    if not options:
        return False
    seat = use.seat if choice.by is None else choice.by(use)
    prompt = Prompt(
        seat, "select", options, rule=use.table.cites.choosing, source=use.label, data=Initiate(use).chosen,
        purpose=(use, choice),
    )  # fmt: skip
    use.choice = yield from ask(prompt)
    return True


def choose_target(use: Use, target: Target[Any]) -> Flow[bool]:
    """Ask the player named by the ability to choose a target.

    Return False if there is no legal choice for a required target.
    """
    candidates = use.legal_targets(target)
    if len(candidates) < max(1, target.least):
        use.chosen[target.name] = ()
        return target.least == 0
    seat = use.seat if target.by is None else target.by(use)
    least = 0 if use.may_decline(candidates) else target.least
    chosen = yield from choose_subjects(
        seat, candidates, source=use.label, rule=use.table.cites.choosing, least=least, most=target.most,
        total=target.total, measure=target.measure, name=target.name, guarded=target.guarded,
        purpose=(use, target),
    )  # fmt: skip
    use.chosen[target.name] = chosen
    return bool(chosen) or target.least == 0


def first_target(use: Use) -> Prompt | None:
    """Return the question for the first target if it is the next question for the user of an ability.

    Return None if another choice comes first. Subjects that leave because costs are paid are left out. Paying the costs
    may also make other targets legal or illegal. The question does not foresee that.
    """
    ability = use.ability
    first = ability.targets[0] if ability.targets else None
    paid_first = not use.targets_first and any(cost.pick for cost in use.costs())
    before = paid_first or (ability.choice is not None and not ability.choice.last)
    if first is None or before or first.by is not None or first.guarded or (first.least, first.most) != (1, 1):
        return None
    left = [subject for subject in use.legal_targets(first) if use.targets_first or not use.gives_up(subject)]
    return one_of(use.seat, left, source=use.this.key, rule=use.table.cites.choosing)


def announce(use: Use) -> Flow[Initiate]:
    """Announce the chosen options and targets, before anybody may cancel the effects (step 6)."""
    yield from run_batch(use.table, use.showing())
    initiation = Initiate(use)
    if not use.table.imagined:
        use.table.records.append(initiation.announce())
    return initiation


def resolve(use: Use) -> Flow[None]:
    """Resolve the effects (step 7)."""
    ability, table = use.ability, use.table
    if ability.run is None:
        assert ability.effect is not None
        events = ability.effect(use)
        yield from run_batch(table, events, partial(_follow, use, events))
        return
    if ability.effect is not None:
        yield from run_batch(table, ability.effect(use))
    yield from ability.run(use)


def _follow(use: Use, events: Sequence[Event], done: list[Event]) -> Flow[None]:
    """Resolve the "then" part if all events before it have happened."""
    then = use.ability.then
    if then is not None and all(event.happened for event in events):
        yield from run_batch(use.table, then(use))
    use.close()


def finish(use: Use, events: Sequence[Event]) -> Flow[None]:
    """Resolve the last events of a ``run``. The card is put away before players may react to these events."""
    yield from run_batch(use.table, events, partial(_put_away, use))


def _put_away(use: Use, done: list[Event]) -> Flow[None]:
    use.close()
    yield from ()


def again(use: Use, costs: Sequence[Cost[Any]] = ()) -> Flow[bool]:
    """Resolve an ability a second time: repeat steps 5 to 7, and pay only ``costs``.

    Return whether the ability's effects resolved.
    """
    if not (yield from choose(use)):
        return False
    if costs and not (yield from pay(use, costs)):
        return False
    initiation = yield from announce(use)
    yield from run_batch(use.table, [initiation])
    if initiation.stopped or not use.still_resolves():
        return False
    yield from resolve(use)
    return True
