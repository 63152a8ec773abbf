"""Windows: forced abilities, interrupts and reactions around a batch of events, and what must be settled at once."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from engine.cardplay.ability import Ability
from engine.kernel.events import Event, Timing, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.initiation import choose_subjects, initiate, may_initiate
from engine.l5r_lcg.options import option_for, passing
from engine.l5r_lcg.timing import FORCED_INTERRUPT, FORCED_REACTION
from engine.l5r_lcg.use import Use

if TYPE_CHECKING:
    from engine.l5r_lcg.table import Table


class Keyword:
    """A keyword, or a status token's ability, about to do its work: it is mandatory like a forced ability."""

    __slots__ = ("card", "event", "name", "seat", "then")

    def __init__(self, name: str, card: Card, seat: int, event: Event, then: str) -> None:
        self.name = name
        self.card = card
        self.seat = seat
        self.event = event
        self.then = then

    def events(self, table: "Table") -> list[Event]:
        """Return what the keyword makes happen."""
        cause = Cause(table, "keyword", self.seat, self.card)
        cause.label = self.card.key
        made: Event = getattr(cause, self.then)(*((self.card,) if self.then in ("honor", "dishonor") else ()))
        return [made]


def has_keywords(timing: Timing, event: Event) -> bool:
    """Tell whether a keyword or status token works on this event at this timing."""
    if timing is FORCED_INTERRUPT:
        return isinstance(event, e.LeavePlay) and next(_leaving(event), None) is not None
    if timing is FORCED_REACTION:
        return isinstance(event, e.CompareSkills) and next(_pride(event), None) is not None
    return False


def _keywords(timing: Timing, event: Event) -> Iterator[Keyword]:
    if timing is FORCED_INTERRUPT and isinstance(event, e.LeavePlay):
        yield from _leaving(event)
    elif timing is FORCED_REACTION and isinstance(event, e.CompareSkills):
        yield from _pride(event)


def _leaving(event: e.LeavePlay) -> Iterator[Keyword]:
    """Personal honor, Courtesy and Sincerity, when a card leaves play."""
    card = event.card
    if not event.imminent:
        return
    if card.status:
        name, then = ("honored", "gain_honor") if card.status > 0 else ("dishonored", "lose_honor")
        yield Keyword(name, card, card.controller, event, then)
    if card.has("courtesy"):
        yield Keyword("courtesy", card, card.controller, event, "gain_fate")
    if card.has("sincerity"):
        yield Keyword("sincerity", card, card.controller, event, "draw")


def _pride(event: e.CompareSkills) -> Iterator[Keyword]:
    """Pride, after a character won or lost a conflict (Fierté)."""
    for cards, then in ((event.winners, "honor"), (event.losers, "dishonor")):
        for card in cards:
            if card.participating and card.has("pride"):
                yield Keyword("pride", card, card.controller, event, then)


def open_window(table: "Table", timing: Timing, batch: list[Event]) -> Flow[None]:
    """Run the window of one timing for a batch of events."""
    leaving = [
        event.card for event in batch if isinstance(event, e.LeavePlay) and event.imminent and not event.happened
    ]
    table.leaving.extend(leaving)
    if timing.forced:
        yield from _forced_window(table, timing, batch)
    else:
        yield from _window(table, timing, batch)
    del table.leaving[len(table.leaving) - len(leaving) :]


def _uses(table: "Table", timing: Timing, batch: list[Event], used: set[Any]) -> Iterator[Use]:
    """Return what may be initiated in this window now, each ability once for each event it listens to.

    What listens to all that happens together ("after 1 or more …") may be initiated once for the whole batch.
    """
    before = not any(event.happened for event in batch)
    offered: set[Any] = set()
    for event in batch:
        if before and not event.imminent:
            continue
        for card, ability in tuple(table.listeners(timing, type(event))):
            occurrence = batch if ability.together else (event,)
            if (card, ability) in offered or any((card, ability, part) in used for part in occurrence):
                continue
            use = Use(table, ability, card, card.controller, event)
            if (ability.when is None or ability.when(use, event)) and may_initiate(use):
                if ability.together:
                    offered.add((card, ability))
                yield use


def _forced_window(table: "Table", timing: Timing, batch: list[Event]) -> Flow[None]:
    """Resolve all forced abilities and keywords, in the order the first player determines (Forcée)."""
    used: set[Any] = set()
    while True:
        due: list[Use | Keyword] = list(_uses(table, timing, batch, used))
        for event in batch:
            due.extend(k for k in _keywords(timing, event) if (k.card, k.name, event) not in used)
        if not due:
            return
        chosen = due[0]
        if len(due) > 1:
            options = [_due_option(entry, number) for number, entry in enumerate(due)]
            chosen = yield from ask(
                Prompt(table.first_player, "order", options, rule="simultaneous-resolution", data=_about(batch))
            )
        if isinstance(chosen, Keyword):
            used.add((chosen.card, chosen.name, chosen.event))
            yield from run_batch(table, chosen.events(table))
        else:
            used.add((chosen.this, chosen.ability, chosen.event))
            yield from initiate(chosen)


def _due_option(entry: Use | Keyword, number: int) -> Option:
    if isinstance(entry, Keyword):
        return option_for(entry.card, "trigger", entry, suffix=f":{entry.name}")
    return option_for(entry.this, "trigger", entry, suffix=f":{number}")


def _window(table: "Table", timing: Timing, batch: list[Event]) -> Flow[None]:
    """Let the players use optional abilities, the first player first, until both pass in a row."""
    used: set[Any] = set()
    seat, passes = table.first_player, 0
    while passes < 2:
        options = _use_options([use for use in _uses(table, timing, batch, used) if use.seat == seat])
        use = None
        if options or (seat in table.asked and conceivable(table, timing, batch, seat)):
            prompt = Prompt(
                seat,
                timing.asks,
                [*options, passing()],
                rule=timing.name,
                guarded=True,
                window=True,
                data=_about(batch),
            )
            use = yield from ask(prompt)
        if use is None:
            passes += 1
        else:
            passes = 0
            # An ability whose cost was prevented was not used: it may be tried again (FAQ, Reprieve).
            if (yield from initiate(use)):
                used.add((use.this, use.ability, use.event))
        seat = 1 - seat


def _use_options(uses: list[Use]) -> list[Option]:
    options = []
    seen: set[str] = set()
    for use in uses:
        suffix = ability_suffix(use.this, use.ability)
        option = option_for(use.this, "trigger", use, suffix=suffix)
        if option.key in seen:
            subject = getattr(use.event, "card", None)
            option.target = None if subject is None else subject.key
            option.key += f"@{len(seen) if subject is None else subject.key}"
        seen.add(option.key)
        options.append(option)
    return options


def ability_suffix(card: Card, ability: Ability) -> str:
    """Return what tells this ability from the card's others in a key; nothing for the first printed one."""
    if ability in card.face.abilities:
        index = card.face.abilities.index(ability)
        return f":{index}" if index else ""
    return f":{ability.name}"


def _about(batch: list[Event]) -> dict[str, Any]:
    """Return what a window is about, for the question's words: kinds of events and their cards."""
    about = []
    for event in batch:
        facts: dict[str, Any] = {"kind": event.kind}
        card = getattr(event, "card", None)
        if isinstance(event, e.Initiate):
            card = event.use.source
            facts.update(event.chosen)
        if isinstance(card, Province):
            facts["province"] = card.place
        elif card is not None and not card.facedown and card.zone not in ("hand", "conflict deck", "dynasty deck"):
            facts["card"] = card.key
        about.append(facts)
    return {"events": about}


# What may not stay as it is


def settle(table: "Table", done: list[Event]) -> Flow[None]:
    """Mend what the rules do not let stand: dashes in the conflict, attachments that no longer fit, Restricted."""
    framework = table.framework
    entered = [event.card for event in done if isinstance(event, e.Attach) and event.entering]
    while table.unsettled:
        table.unsettled = False
        wrong = [card for card in table.participants() if not table.may_participate(card, card.controller)]
        if wrong:
            events: list[Event] = [e.MoveHome(framework, card) for card in wrong]
            events.extend(e.Bow(framework, card) for card in wrong)
            for event in events:
                event.resolve()
            table.version += 1
            table.records.extend(record for event in events if (record := event.record()))
        loose = [
            attachment
            for character in table.characters()
            for attachment in character.attachments
            if not table.may_attach(attachment, character, attachment.controller)
        ]
        if loose:
            yield from run_batch(table, [framework.discard(attachment) for attachment in loose])
        for character in tuple(table.characters()):
            yield from _restrict(table, character, entered)


def discard_doomed(table: "Table") -> Flow[None]:
    """Discard together the characters whose own text says so at this moment (Priorité de Résolution Simultanée).

    Who is about to leave play already leaves once, whatever the interrupts to that change.
    """
    while doomed := [
        source
        for source, persistent in table.persistents["must-be-discarded"]
        if source.is_character
        and source not in table.leaving
        and source.active
        and persistent.applies(source, source)
        and table.framework.discard(source).possible()
    ]:
        events = []
        for source in doomed:
            cause = Cause(table, "ability", source.controller, source)
            cause.label = source.key
            events.append(cause.discard(source))
        yield from run_batch(table, events)
        if any(source.zone == "play" for source in doomed):
            return


def _restrict(table: "Table", character: Card, entered: list[Card]) -> Flow[None]:
    """Keep a character to two Restricted attachments; its controller chooses, but not the one just entered (Restreint).

    One that only came from another character is in play already and may go like the others.
    """
    while len(restricted := [a for a in character.attachments if a.has("restricted")]) > 2:
        chosen = yield from choose_subjects(
            character.controller,
            [attachment for attachment in restricted if attachment not in entered],
            source=restricted[-1].key,
            kind="restricted",
            rule="restricted",
        )
        yield from run_batch(table, [table.framework.discard(chosen[0])])


def delayed_effects(table: "Table", done: list[Event]) -> Flow[None]:
    """Resolve the delayed effects whose moment this is, in the order the first player chooses (Effets Retardés)."""
    for event in done:
        had: list[e.Delayed] = []
        while due := [d for d in table.delayed if isinstance(event, d.kind) and d not in had and d.when(event)]:
            chosen = due[0]
            if len(due) > 1:
                options = [Option(f"trigger:delayed:{number}", "trigger", d) for number, d in enumerate(due)]
                chosen = yield from ask(Prompt(table.first_player, "order", options, rule="simultaneous-resolution"))
            if chosen.standing:
                had.append(chosen)
            else:
                table.delayed.remove(chosen)
            yield from chosen.run(event)


def refill(table: "Table", vacant: list[Province]) -> Flow[None]:
    """Refill provinces that are empty (Remplir une Province)."""
    if table.round == 0:
        return
    order = sorted(vacant, key=lambda province: (province.owner != table.first_player, province.index))
    yield from run_batch(table, [e.RefillProvince(table.framework, province) for province in order])


# Asking without telling


@cache
def _hand_abilities(timing: Timing, kind: Any) -> tuple[tuple[Any, Ability], ...]:
    from engine.l5r_lcg.definition import catalogue

    return tuple(
        (face, ability)
        for face in catalogue().values()
        for ability in face.abilities
        if ability.timing is timing and kind in ability.events
        if "hand" in (ability.zones or (("hand",) if face.type == "event" else ()))
    )


def conceivable(table: "Table", timing: Timing, batch: list[Event], seat: int | None = None) -> bool:
    """Tell whether, for all the others know, an asked seat might use a card from hand in this window.

    Such a seat is asked even when it can only pass, so that being asked tells nothing.
    """
    if timing.forced:
        return False
    for asked in table.asked if seat is None else (seat,):
        if not table.players[asked].hand:
            continue
        for event in batch:
            for face, ability in _hand_abilities(timing, cast(Any, type(event))):
                phantom = Card(table, face, asked, 0, "hand")
                use = Use(table, ability, phantom, asked, event)
                if (ability.when is None or ability.when(use, event)) and may_initiate(use):
                    return True
    return False
