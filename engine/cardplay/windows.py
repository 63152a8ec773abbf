"""Windows before and after a batch of events: forced abilities happen, and players may use optional ones."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card
from engine.cardplay.choosing import passing
from engine.cardplay.initiation import first_target, initiate, may_initiate
from engine.cardplay.use import Use
from engine.kernel.events import Event, Timing, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt

if TYPE_CHECKING:
    from engine.cardplay.table import CardTable


class Rounds:
    """Rounds of acting and passing, until all seats have passed in a row.

    ``for seat in rounds`` yields the seats in their order. If a seat acts, the loop calls ``acted`` and continues with
    the next seat. ``passes`` is the number of consecutive passes so far.
    """

    __slots__ = ("passes", "seats")

    def __init__(self, seats: Sequence[int], passes: int = 0) -> None:
        self.seats = seats
        self.passes = passes

    def __iter__(self) -> Iterator[int]:
        turn = 0
        while self.passes < len(self.seats):
            self.passes += 1
            yield self.seats[turn]
            turn = (turn + 1) % len(self.seats)

    def acted(self) -> None:
        """Record that the present seat did something other than pass."""
        self.passes = 0


class Duty:
    """Something that the rules themselves cause in a forced window, for example by a keyword or a token.

    A duty happens once for each card, name and event.
    """

    __slots__ = ("card", "event", "name", "seat")

    def __init__(self, name: str, card: Any, seat: int, event: Event) -> None:
        self.name = name
        self.card = card
        self.seat = seat
        self.event = event

    def events(self) -> list[Event]:
        """Return the events of this duty."""
        raise NotImplementedError


# Functions that return an event's duties, by kind of event and timing.
Duties: TypeAlias = Mapping[type[Event], Mapping[Timing, Callable[[Any], Iterable[Duty]]]]


def _uses(
    table: "CardTable[Any]", timing: Timing, batch: list[Event], used: set[Any], seat: int | None = None
) -> Iterator[Use]:
    """Yield the uses that may be initiated in this window now: each ability once for each event it listens to.

    An ability that treats the whole batch as one occurrence ("after 1 or more …") comes once. With a ``seat``, yield
    only that player's uses.
    """
    before = not any(event.happened for event in batch)
    offered: set[Any] = set()
    for event in batch:
        if before and not event.imminent:
            continue
        for card, ability in tuple(table.listeners(timing, type(event))):
            if seat is not None and card.controller != seat:
                continue
            occurrence = batch if ability.together else (event,)
            if (card, ability) in offered or (used and any((card, ability, part) in used for part in occurrence)):
                continue
            use = table.use(ability, card, card.controller, event)
            if (ability.when is None or ability.when(use, event)) and may_initiate(use):
                if ability.together:
                    offered.add((card, ability))
                yield use


def forced_window(table: "CardTable[Any]", timing: Timing, batch: list[Event]) -> Flow[None]:
    """Resolve all forced abilities and duties in the order that the deciding player chooses."""
    used: set[Any] = set()
    while True:
        due: list[Use | Duty] = list(_uses(table, timing, batch, used))
        for event in batch:
            due.extend(duty for duty in table.due(timing, event) if (duty.card, duty.name, event) not in used)
        if not due:
            return
        chosen = due[0]
        if len(due) > 1:
            options = [_due_option(entry, number) for number, entry in enumerate(due)]
            rule, data = table.cites.at_once, _about(table, batch)
            chosen = yield from ask(Prompt(table.decides(), "order", options, rule=rule, data=data))
        if isinstance(chosen, Duty):
            used.add((chosen.card, chosen.name, chosen.event))
            yield from run_batch(table, chosen.events())
        else:
            used.add((chosen.this, chosen.ability, chosen.event))
            yield from initiate(chosen)


def _due_option(entry: Use | Duty, number: int) -> Option:
    card: Card = entry.card if isinstance(entry, Duty) else entry.this
    option = card.option("trigger", entry, suffix=f":{entry.name}" if isinstance(entry, Duty) else f":{number}")
    option.way = entry.name if isinstance(entry, Duty) else ability_way(card, entry.ability)
    return option


def _target_of(option: Option) -> Prompt | None:
    """Return the question for the first target of an option's ability, or None if another choice comes first."""
    return None if option.alone else first_target(option.value)


def optional_window(table: "CardTable[Any]", timing: Timing, batch: list[Event]) -> Flow[None]:
    """Let the players use optional abilities in their order, until all pass in a row."""
    used: set[Any] = set()
    for seat in (rounds := Rounds(table.order())):
        options = _use_options(list(_uses(table, timing, batch, used, seat)))
        if not options and not (seat in table.asked and conceivable(table, timing, batch, seat)):
            continue
        prompt = Prompt(
            seat,
            timing.asks,
            [*options, passing()],
            rule=timing.name,
            guarded=True,
            window=True,
            data=_about(table, batch),
            follows=_target_of,
        )
        use = yield from ask(prompt)
        if use is not None:
            rounds.acted()
            # An ability was not used if its cost was prevented, so the player may try it again.
            if (yield from initiate(use)):
                used.add((use.this, use.ability, use.event))


def _use_options(uses: list[Use]) -> list[Option]:
    """Return the options to use abilities.

    An ability that may answer several events has one option for each. Each of these options names the subject of its
    event.
    """
    if not uses:
        return []
    options = [use_option("trigger", use) for use in uses]
    keys = [option.key for option in options]
    seen: set[str] = set()
    for use, option in zip(uses, options, strict=True):
        option.number = use.shown_cost()
        card = getattr(use.event, "card", None)
        if keys.count(option.key) > 1:
            subject = card or getattr(use.event, "subject", None)
            option.target = None if subject is None else subject.key
        if option.key in seen:
            named = None if card is None else f"{option.key}@{card.key}"
            # Two of the events may even concern the same card.
            option.key = f"{option.key}@{len(seen)}" if named is None or named in seen else named
        seen.add(option.key)
    return options


def use_option(verb: str, use: Use) -> Option:
    """Return the option to use an ability of a card.

    The option's ``way`` names the ability, and its ``via`` names the card that gave the ability.
    """
    way = ability_way(use.this, use.ability)
    option: Option = use.this.option(verb, use, suffix=f":{way}" if way else "")
    option.way = way
    if use.ability not in use.this.face.abilities:
        option.via = use.ability.giver
    return option


def ability_way(card: Card, ability: Ability) -> str:
    """Return a text that distinguishes an ability from the others of its card.

    For the first printed ability, the text is empty.
    """
    if ability in card.face.abilities:
        index = card.face.abilities.index(ability)
        return str(index) if index else ""
    return ability.name


def _about(table: "CardTable[Any]", batch: list[Event]) -> dict[str, Any]:
    """Return the public facts about the events of a window, for the wording of the question."""
    return {"events": [table.about(event) for event in batch]}


def conceivable(table: "CardTable[Any]", timing: Timing, batch: list[Event], seat: int | None = None) -> bool:
    """Tell whether a seat, as far as the others know, might use a card from hand in this window.

    A seat that might use a card is asked even if it can only pass. If the rules asked only seats that really hold a
    fitting card, the question would tell the others about the hand.
    """
    if timing.forced:
        return False
    for event in batch:
        abilities = table.hand_abilities(timing, type(event))
        if not abilities:
            continue
        for asked in table.asked if seat is None else (seat,):
            if not table.holds_cards(asked):
                continue
            for face, ability in abilities:
                if not table.may_hold(face, asked):
                    continue
                use = table.use(ability, table.hypothetical_card(face, asked), asked, event)
                if (ability.when is None or ability.when(use, event)) and may_initiate(use):
                    return True
    return False


def delayed_effects(table: "CardTable[Any]", done: list[Event]) -> Flow[None]:
    """Resolve the delayed effects that the events ``done`` trigger, in the order that the deciding player chooses.

    Equal effects have one option together, so nobody is asked for the order of equal effects.
    """
    durations = table.durations
    for event in done:
        had: list[Any] = []
        while due := [
            d
            for d in durations.delayed
            if isinstance(event, d.kind) and d not in had and d.when(d, event) and not durations.runs(d)
        ]:
            chosen, *others = different = [d for at, d in enumerate(due) if not any(d.equals(o) for o in due[:at])]
            if others:
                options = [_delayed_option(effect, number) for number, effect in enumerate(different)]
                chosen = yield from ask(Prompt(table.decides(), "order", options, rule=table.cites.at_once))
            if chosen.standing:
                had.append(chosen)
            else:
                durations.delayed.remove(chosen)
            chosen.running = True
            yield from chosen.run(chosen, event)
            chosen.running = False


def _delayed_option(effect: Any, number: int) -> Option:
    """Return the option to resolve a delayed effect.

    The option names the effect's card and the card that the effect is about.
    """
    cause, about = effect.cause, effect.about
    card = None if cause.this is None else cause.label or cause.this.key
    target = None if about is None else about.public_key
    return Option(f"trigger:delayed:{number}", "trigger", effect, card=card, target=target)
