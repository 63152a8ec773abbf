"""Fate Has No Secrets."""

from typing import Any, Final

from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import (
    Named,
    conflict_phase_began,
    controls,
    reveal_top,
    revealed_still,
    seal,
    uncounted,
    your_own,
)
from engine.l5r_lcg.cards.words import (
    UNLIMITED,
    Choice,
    Layer,
    Target,
    action,
    cannot,
    card,
    character,
    gains,
    gains_skills,
    in_conflict,
    in_military,
    participant,
    reaction,
    theirs,
    this_participates,
    vanilla,
    yours,
)
from engine.l5r_lcg.cost import DISCARD_FAVOR, Cost
from engine.l5r_lcg.initiation import choose_subjects, finish
from engine.l5r_lcg.use import Use

card("massing-at-twilight", gains("counts-both-skills", applies=lambda this, conflict: conflict.province is this))


def outmatched(use: Use) -> bool:
    """Whether the opponent's side has more military skill in a military conflict."""
    conflict = use.conflict
    return in_military(use) and conflict is not None and conflict.total(use.seat) < conflict.total(1 - use.seat)


card(
    "crisis-breaker",
    action(
        condition=outmatched,
        target=character(lambda use, other: yours(use, other) and other.trait("berserker")),
        effect=lambda use: [use.ready(use.target), use.move_to_conflict(use.target)],
    ),
)

card(
    "yasuki-taka",
    reaction(
        e.LeavePlay,
        lambda use, event: event.was_character and "crab" in event.clans and use.table.phase == "conflict",
        effect=lambda use: [use.gain_fate()],
        limit=UNLIMITED,
    ),
)

card(
    "origami-master",
    action(
        condition=lambda use: use.this.honored,
        target=character(your_own),
        effect=lambda use: [e.MoveStatus(use, use.this, use.target)],
    ),
)

card(
    "itinerant-philosopher",
    action(
        condition=this_participates,
        costs=[DISCARD_FAVOR],
        target=participant(lambda use, other: theirs(use, other) and bool(other.attachments)),
        effect=lambda use: [use.bow(use.target)],
    ),
)

vanilla("miwaku-kabe-guard")


def while_ring(element: str) -> Any:
    """Return a test that accepts this card while its controller has claimed this ring or is contesting it."""

    def applies(this: Card, other: Card) -> bool:
        return other is this and (this.player.holds(element) or this.table.conflict_is(element))

    return applies


card(
    "henshin-disciple",
    gains("political", 2, applies=while_ring("air")),
    gains("military", 2, applies=while_ring("earth")),
    gains("keyword:pride", applies=while_ring("fire")),
)


def no_spell(element: str, player: Any, playing: Use) -> bool:
    """Whether this ring is contested and the event has no Spell trait."""
    return playing.table.rings[element].contested and not playing.this.trait("spell")


def no_events_but_spells(use: Use) -> list[Event]:
    """While the chosen ring is contested this phase, nobody can play an event without the Spell trait."""
    ring = use.target.element
    return [use.apply_to_player(seat, "cannot:play-event", test=no_spell, given=ring) for seat in (0, 1)]


card(
    "master-of-gisei-toshi",
    reaction(
        e.PhaseBegins,
        conflict_phase_began,
        target=Target(lambda use: use.table.rings.values()),
        effect=no_events_but_spells,
    ),
)


def move_either_way(use: Use) -> list[Event]:
    """Move the character to the conflict or home."""
    return [use.move_to_conflict(use.this) if use.choice == "to-conflict" else use.move_home(use.this)]


card(
    "moto-juro",
    action(
        choice=Choice({"to-conflict": in_conflict, "home": in_conflict}),
        effect=move_either_way,
        limit=2,
    ),
)


def other_imperial(this: Card, other: Card) -> int:
    """Count the other Imperial cards that this card's controller has in play."""
    return sum(found.trait("imperial") for found in controls(this.player) if found is not this)


card("seppun-ishikawa", *gains_skills(other_imperial))

card(
    "fair-accord",
    action(
        condition=lambda use: use.table.phase == "dynasty",
        costs=[DISCARD_FAVOR],
        effect=lambda use: [use.gain_fate(2)],
    ),
)

card(
    "young-harrier",
    action(
        costs=[Cost(lambda use: [use.dishonor(use.this)])],
        effect=lambda use: [
            use.apply(other, "cannot:be-dishonored", until="phase")
            for other in use.you.characters
            if other.of_clan("crane")
        ],
    ),
)


TYPES: Final = tuple(Named(word) for word in ("attachment", "character", "event"))


def number_to_reveal(use: Use) -> int:
    """Count the cards to reveal: one more with a Duelist."""
    return 4 if any(other.trait("duelist") for other in use.you.characters) else 3


def keep_type(use: Use) -> Flow[None]:
    """Add up to 2 of the revealed cards of the named type to your hand and discard the rest."""
    shown = revealed_still(use)
    fitting = [other for other in shown if other.face.type == use.paid["type"].word]
    kept: tuple[Card, ...] = ()
    if fitting:
        kept = yield from choose_subjects(use.seat, fitting, source=use.label, least=0, most=2)
    rest = [other for other in shown if other not in kept]
    yield from finish(use, [*(use.add_to_hand(other, shown=True) for other in kept), use.discard_cards(rest)])


# The player names the type before the cards are revealed. The naming and the revealing stand before the dash in the
# text, so both belong to paying the costs (FAQ).
card(
    "test-of-skill",
    action(
        costs=[
            Cost(lambda use: [], pick=lambda use: TYPES, name="type"),
            Cost(lambda use: reveal_top(use, number_to_reveal(use))),
        ],
        run=keep_type,
    ),
)

card(
    "the-stone-of-sorrows",
    cannot(
        "ring-fate",
        applies=lambda this, player: this.host is not None and not this.host.bowed and player is not this.player,
    ),
)

card("seal-of-the-lion", *seal("lion", "commander"))


def five_fires(use: Use) -> Flow[None]:
    """Remove up to 5 fate, chosen one after the other, from the opponent's characters."""
    taken: dict[Card, int] = {}
    for _ in range(5):
        left = [
            other
            for other in use.opponent.characters
            if other.fate > taken.get(other, 0) and use.remove_fate(other).possible()
        ]
        if not left:
            break
        chosen = yield from choose_subjects(use.seat, left, source=use.label, least=0, kind="remove-fate")
        if not chosen:
            break
        taken[chosen[0]] = taken.get(chosen[0], 0) + 1
    yield from finish(use, [use.remove_fate(other, amount) for other, amount in taken.items()])


card(
    "consumed-by-five-fires",
    action(
        condition=lambda use: any(other.trait("shugenja") for other in use.you.characters),
        run=five_fires,
        changes=lambda use: any(use.remove_fate(other).possible() for other in use.opponent.characters),
    ),
)

card(
    "cunning-magistrate",
    uncounted(lambda this, other: this.participating and other is not this and other.dishonored),
)

card(
    "a-fate-worse-than-death",
    action(
        target=participant(),
        effect=lambda use: [
            use.bow(use.target),
            use.move_home(use.target),
            use.dishonor(use.target),
            use.remove_fate(use.target),
            use.apply(use.target, "blank", until="phase"),
        ],
    ),
)

card(
    "ride-them-down",
    action(
        condition=in_conflict,
        costs=[DISCARD_FAVOR],
        effect=lambda use: [use.apply(use.conflict.province, "strength", 1, layer=Layer.BASE)] if use.conflict else [],
    ),
)

card(
    "waning-hostilities",
    reaction(e.PhaseBegins, conflict_phase_began, effect=lambda use: [e.LimitConflicts(use, 1)]),
)
