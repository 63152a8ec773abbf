"""Initiating abilities, in the seven steps of the reference (Initier des Capacités / Jouer des Cartes)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.ability import UNLIMITED, Ability, Choice, Target
from engine.cardplay.limits import count, used
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.options import option_for
from engine.l5r_lcg.timing import ACTION
from engine.l5r_lcg.use import Use

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Province
    from engine.l5r_lcg.table import Table

RULE = "initiating-abilities"


def period_token(table: "Table", period: str) -> Any:
    """Return what tells one round, phase or conflict from the next, for limits and maximums."""
    if period == "round":
        return table.round
    if period == "phase":
        return table.phases
    return table.conflicts


def uses_left(use: Use) -> bool:
    """Tell whether limits and maximums allow this use (Limite de X Fois, Maximum X)."""
    ability, card, table = use.ability, use.this, use.table
    if ability.maximum is not None:
        period = period_token(table, ability.maximum_period)
        if used(table.maximums, (use.seat, card.face.name, ability.name), period) >= ability.maximum:
            return False
    if ability.limit >= UNLIMITED or card.face.type == "event":
        return True
    times = used(card.uses, (ability.name, use.seat), period_token(table, ability.period))
    return times < ability.limit or times < ability.limit + card.value("extra-uses")


def count_use(use: Use) -> None:
    """Count this use against limits and maximums; a cancelled one counts too."""
    ability, card, table = use.ability, use.this, use.table
    count(card.uses, (ability.name, use.seat), period_token(table, ability.period))
    if ability.maximum is not None:
        period = period_token(table, ability.maximum_period)
        count(table.maximums, (use.seat, card.face.name, ability.name), period)


def text_works(card: Card, ability: Ability) -> bool:
    """Tell whether the ability stands on the card now: printed and not blanked, or gained."""
    if card.gained and ability in card.gained:
        return card.in_play and not card.facedown
    if ability.zones is not None or card.face.type == "event":
        return not card.facedown or card.zone == "hand"
    return card.active


def event_cost(card: Card, seat: int) -> int:
    """Return the fate that playing an event costs this player now."""
    reduction = sum(
        lasting.value for lasting in card.table.players[seat].lasting if lasting.attribute == "event-discount"
    )
    return max(0, card.cost - reduction)


def may_initiate(use: Use) -> bool:
    """Check steps 1 and 2: play restrictions, limits, targets, costs, and that the effect would change something."""
    ability, card = use.ability, use.this
    if not text_works(card, ability) or not uses_left(use) or not ability.condition(use):
        return False
    if card.forbids("trigger", use):
        return False
    fate = 0
    if card.face.type == "event":
        fate = event_cost(card, use.seat)
        playable = card.face.playable
        if fate > use.you.fate or use.you.forbids("play-event", use) or (playable and not playable(use)):
            return False
    if not _payable(use, fate):
        return False
    if ability.choice and not ability.choice.last:
        return any(True for _ in use.options())
    return use.has_targets()


def _payable(use: Use, fate: int) -> bool:
    for cost in use.ability.costs:
        if not cost.payable(use):
            return False
        if fate and cost.pick is None:
            for event in cost.events(use):
                if isinstance(event, e.SpendFate) and event.amount + fate > use.you.fate:
                    return False
    return True


def initiate(use: Use) -> Flow[bool]:
    """Go through steps 3 to 7; return whether the ability counts as used (False when a cost was prevented)."""
    use.label = use.this.key
    vacant: list[Province] = []
    used = yield from _initiate(use, vacant)
    if vacant:
        yield from use.table.tidy(vacant)
    return used


def _initiate(use: Use, vacant: "list[Province]") -> Flow[bool]:
    """See ``initiate``. ``vacant`` takes the provinces that the costs emptied: the effect may still fill them."""
    table, card = use.table, use.this
    is_event = card.face.type == "event"
    table.unfilled.append(vacant)
    paid = yield from _pay(use)
    table.unfilled.pop()
    if not paid:
        return False
    count_use(use)
    if is_event:
        table.move(card, "resolving")
    chosen = yield from choose(use)
    initiation = yield from _announce(use)
    yield from _cancel_at_once(use, initiation)
    batch: list[Event] = [initiation]
    if is_event:
        batch.append(e.PlayCard(use, card, use.seat))
    yield from run_batch(table, batch)
    if chosen and not initiation.stopped:
        yield from resolve(use)
    close(use)
    return True


def _announce(use: Use) -> Flow[e.Initiate]:
    """Tell everybody what was chosen before anybody may cancel; what was chosen in a hand is shown (Révéler)."""
    chosen = [subject for subjects in use.chosen.values() for subject in subjects]
    held = [subject for subject in chosen if isinstance(subject, Card) and subject.zone == "hand"]
    yield from run_batch(use.table, [use.reveal(held)])
    initiation = e.Initiate(use)
    use.table.records.append(initiation.announce())
    return initiation


def _cancel_at_once(use: Use, initiation: e.Initiate) -> Flow[None]:
    """Let a persistent effect cancel the effects about to initiate, before anybody may interrupt them (Annuler)."""
    table, conflict = use.table, use.table.conflict
    canceller = next(
        (
            source
            for source, persistent in table.persistents.get("cancel:effects", ())
            if source.active and persistent.applies(source, use)
        ),
        None,
    )
    if conflict is not None and use.ability.timing is ACTION:
        conflict.actions[use.seat] += 1
    if canceller is not None:
        cause = Cause(table, "ability", canceller.controller, canceller)
        cause.label = canceller.key
        yield from run_batch(table, [cause.cancel(initiation)])


def _pay(use: Use) -> Flow[bool]:
    """Pay all costs at once (step 4). If any part is prevented the process ends there."""
    events: list[Event] = []
    for cost in use.ability.costs:
        if cost.pick is not None:
            options = [option_for(subject, "choose") for subject in cost.candidates(use)]
            prompt = Prompt(use.seat, "cost", options, rule=RULE + ".4", source=use.label, data={"cost": cost.name})
            use.paid[cost.name] = yield from ask(prompt)
        events.extend(cost.events(use))
    if use.this.face.type == "event":
        fate = event_cost(use.this, use.seat)
        if fate:
            events.append(use.spend_fate(fate))
    yield from run_batch(use.table, events)
    paid = all(event.fulfilled for event in events)
    if paid and use.this.face.type == "event":
        use.you.lasting[:] = [lasting for lasting in use.you.lasting if lasting.attribute != "event-discount"]
    return paid


def choose(use: Use) -> Flow[bool]:
    """Choose options and targets (step 5); return False when something required cannot be chosen any more."""
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
    """Let an option be selected, by whoever the ability says; return False when there is none."""
    options = [Option(f"select:{name}", "select", name) for name in use.options()]
    if not options:
        return False
    seat = use.seat if choice.by is None else choice.by(use)
    use.choice = yield from ask(Prompt(seat, "select", options, rule=RULE + ".5", source=use.label))
    return True


def choose_target(use: Use, target: Target[Any]) -> Flow[bool]:
    """Let a target be chosen, by whoever the ability says."""
    candidates = use.legal_targets(target)
    if len(candidates) < max(1, target.least):
        use.chosen[target.name] = ()
        return target.least == 0
    seat = use.seat if target.by is None else target.by(use)
    chosen = yield from choose_subjects(
        seat, candidates, source=use.label, least=target.least, most=target.most, total=target.total,
        measure=target.measure, name=target.name, guarded=target.guarded,
    )  # fmt: skip
    use.chosen[target.name] = chosen
    return bool(chosen) or target.least == 0


def choose_subjects(
    seat: int,
    candidates: Sequence[Any],
    *,
    source: str | None,
    least: int = 1,
    most: int = 1,
    total: int | None = None,
    measure: Any = None,
    name: str = "target",
    kind: str = "target",
    rule: str = RULE + ".5",
    guarded: bool = False,
) -> Flow[tuple[Any, ...]]:
    """Ask a seat to choose among subjects (cards, rings, provinces, players) and return the chosen ones."""
    options = [option_for(subject, "choose") for subject in candidates]

    def check(answer: tuple[Option, ...]) -> str | None:
        if total is None or sum(measure(option.value) for option in answer) <= total:
            return None
        return "total-too-high"

    group = Group("", least, min(most, len(options)))
    data = {"name": name} if total is None else {"name": name, "total": total}
    prompt = Prompt(
        seat, kind, options, rule=rule, source=source, groups=(group,), check=None if total is None else check,
        data=data, guarded=guarded,
    )  # fmt: skip
    answer = yield from ask_many(prompt)
    return tuple(option.value for option in answer)


def resolve(use: Use) -> Flow[None]:
    """Resolve the effects (step 7)."""
    ability, table = use.ability, use.table
    if ability.run is not None:
        yield from ability.run(use)
        return
    assert ability.effect is not None
    events = ability.effect(use)

    def follow(done: list[Event]) -> Flow[None]:
        # "Then" needs all of what stands before it to have happened (Ensuite).
        if ability.then is not None and all(event.happened for event in events):
            yield from run_batch(table, ability.then(use))
        close(use)

    yield from run_batch(table, events, follow)


def finish(use: Use, events: Sequence[Event]) -> Flow[None]:
    """Let the last part of a ``run`` happen: a played event is discarded before reactions to it."""

    def put_away(done: list[Event]) -> Flow[None]:
        close(use)
        yield from ()

    yield from run_batch(use.table, events, put_away)


def close(use: Use) -> None:
    """Put a played event into its owner's discard pile, before reactions to its effects (Cartes Événement)."""
    if use.this.zone == "resolving":
        use.table.move(use.this, "conflict discard")


def again(use: Use) -> Flow[None]:
    """Resolve an ability a second time: steps 5 to 7 once more, nothing paid (Résoudre une seconde fois)."""
    if not (yield from choose(use)):
        return
    initiation = yield from _announce(use)
    yield from run_batch(use.table, [initiation])
    if not initiation.stopped:
        yield from resolve(use)
