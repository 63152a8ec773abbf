"""Tears of Amaterasu."""

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cards.phrases import (
    attacked,
    brings_element,
    entered,
    no_conflicts_here,
    participants,
    resolvable,
    resolve_as_attacker,
    revealed,
    seal,
    shugenja_needed,
    uncounted,
    won,
    won_defending,
    you_played,
)
from engine.l5r_lcg.cards.words import (
    ALWAYS,
    Choice,
    Target,
    action,
    attachment,
    cannot,
    card,
    character,
    gains,
    in_conflict,
    reaction,
    to_yours,
    unclaimed,
    would_interrupt,
    yours,
)
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.cost import BOW_THIS, GIVE_FATE, SACRIFICE_THIS, Cost
from engine.l5r_lcg.initiation import choose_subjects, finish
from engine.l5r_lcg.use import Use

card("blood-of-onnotangu", cannot("spend-fate", applies=lambda this, spender: attacked(this)))

card(
    "tears-of-amaterasu",
    reaction(
        e.RevealProvince,
        revealed,
        effect=lambda use: [use.gain_fate(len(use.conflict.attackers) if use.conflict else 0)],
    ),
)

card(
    "staunch-hida",
    reaction(
        e.CompareSkills,
        won_defending,
        run=resolve_as_attacker,
        changes=resolvable,
        maximum=1,
        period="conflict",
    ),
)


def able_hosts(use: Use) -> list[Card]:
    """Return your characters to which the chosen attachment could be attached once you control it."""
    taken = use.target
    if not use.take_control(taken).possible():
        return []
    return [other for other in use.you.characters if e.Attach(use, taken, other, use.seat).possible()]


def take_over(use: Use) -> Flow[None]:
    """Attach the card, under your control, to one of your characters. If the card cannot be attached, discard it."""
    hosts = able_hosts(use)
    if not hosts:
        yield from run_batch(use.table, [use.discard(use.target)])
        return
    chosen = yield from choose_subjects(use.seat, hosts, source=use.label)
    yield from run_batch(use.table, [e.Attach(use, use.target, chosen[0], use.seat)])


card(
    "karada-district",
    action(
        costs=[GIVE_FATE],
        target=attachment(lambda use, other: other.host is not None and other.host.controller != use.seat),
        run=take_over,
        changes=lambda use: bool(able_hosts(use)) or use.discard(use.target).possible(),
    ),
)

card(
    "doji-representative",
    action(condition=in_conflict, effect=lambda use: [use.move_home(use.this)]),
)

card(
    "kitsuki-yaruma",
    reaction(
        e.EnterPlay,
        entered,
        target=Target(lambda use: [p for player in use.table.player_order() for p in player.provinces]),
        effect=lambda use: [e.TurnFacedown(use, use.target)],
    ),
)

card(
    "gifted-tactician",
    reaction(
        e.CompareSkills,
        lambda use, event: won(use, event) and event.conflict.skill == "military",
        effect=lambda use: [use.draw()],
    ),
)

card("hito-district", no_conflicts_here("political"))


def opposing_ring(this: Card, other: Card, cause: Cause) -> bool:
    """Whether the cause is a ring effect of the opponent."""
    return cause.kind == "ring" and cause.seat != this.controller


card(
    "isawa-kaede",
    cannot("be-affected", test=opposing_ring),
    *brings_element("void"),
    gains("resolves-all-elements", applies=lambda this, conflict: this.attacking),
)

card(
    "swift-magistrate",
    uncounted(lambda this, other: this.attacking and other is not this and other.fate > 0),
)


def remember_province(use: Use) -> list[Event]:
    """Sacrifice this holding and note the province that it leaves."""
    use.paid["province"] = use.this.slot
    return [use.sacrifice(use.this)]


def both_gain(use: Use) -> list[Event]:
    """Each player gains 2 fate or 2 honor, as selected."""
    gain = use.gain_fate if use.choice == "gain-2-fate" else use.gain_honor
    return [*(gain(2, seat=player.seat) for player in use.table.player_order())]


def yurt(use: Use) -> Flow[None]:
    """Each player gains 2 fate or 2 honor, as selected, and the province is refilled faceup."""
    province: Province = use.paid["province"]
    yield from run_batch(use.table, [*both_gain(use), use.refill_faceup(province)])


card(
    "windswept-yurt",
    action(
        costs=[Cost(remember_province)],
        choice=Choice({"gain-2-fate": ALWAYS, "gain-2-honor": ALWAYS}),
        run=yurt,
    ),
)

card("seal-of-the-crane", *seal("crane", "duelist"))


def fortify(use: Use) -> list[Event]:
    """The attacked province gets strength for each card in the opponent's hand."""
    return use.gets(use.conflict.province, strength=len(use.opponent.hand)) if use.conflict else []


card(
    "disdainful-remark",
    action(
        condition=lambda use: any(other.trait("courtier") for other in participants(use)),
        effect=fortify,
    ),
)


def to_another_ring(use: Use) -> Flow[None]:
    """Move 1 fate from the chosen ring to another unclaimed ring."""
    others = [ring for ring in unclaimed(use) if ring is not use.target]
    chosen = yield from choose_subjects(use.seat, others, source=use.label)
    yield from run_batch(use.table, [e.RemoveRingFate(use, use.target, 1, chosen[0])])


card(
    "jade-masterpiece",
    action(
        costs=[BOW_THIS],
        target=Target(unclaimed),
        run=to_another_ring,
        changes=lambda use: len(unclaimed(use)) > 1 and e.RemoveRingFate(use, use.target).possible(),
    ),
)


def weapons(use: Use) -> list[Card]:
    """Return the Weapons in your hand and conflict discard pile that could be put on the chosen character."""
    return [
        other
        for other in (*use.you.hand, *use.you.conflict_discard)
        if other.face.type == "attachment" and other.trait("weapon") and other.cost <= 3
        if use.attach(other, use.target).possible()
    ]


def arm(use: Use) -> Flow[None]:
    """Put a Weapon into play on the chosen character."""
    chosen = yield from choose_subjects(use.seat, weapons(use), source=use.label, guarded=True)
    yield from finish(use, [use.attach(chosen[0], use.target)])


card(
    "time-for-war",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.loser == use.seat and event.conflict.skill == "political",
        target=character(lambda use, other: yours(use, other) and other.trait("bushi")),
        run=arm,
        # Only the player knows the other cards in hand. If this card itself is only assumed to be in hand, any of them
        # may be a Weapon.
        changes=lambda use: bool(weapons(use)) or (use.hypothetical and len(use.you.hand) > 1),
    ),
)


def leaves_host(use: Use, event: Event) -> bool:
    """Whether fate is about to leave the attached character for any place but your pool.

    The fate may also leave play together with the character.
    """
    if isinstance(event, e.LeavePlay):
        return event.card is use.host
    if isinstance(event, e.PlaceFate):
        return event.from_card is use.host
    return isinstance(event, e.RemoveFate) and event.card is use.host and event.to_player != use.seat


def into_your_pool(use: Use) -> list[Event]:
    """Move the fate that leaves the attached character to your pool instead."""
    if isinstance(use.event, e.LeavePlay):
        return [e.KeepFate(use, use.event, use.seat)]
    if not isinstance(use.event, e.RemoveFate | e.PlaceFate):
        return []
    return [use.replace(use.event, [use.remove_fate(use.host, use.event.amount, to_player=use.seat)])]


card(
    "embrace-the-void",
    would_interrupt((e.RemoveFate, e.PlaceFate, e.LeavePlay), leaves_host, effect=into_your_pool),
    playable=shugenja_needed,
)

card(
    "meek-informant",
    reaction(e.PlayCard, you_played, effect=lambda use: [use.look_at(use.opponent.hand)]),
)

card(
    "smoke-and-mirrors",
    action(
        target=character(
            lambda use, other: yours(use, other) and other.attacking and other.trait("shinobi"),
            most=99,
        ),
        effect=lambda use: [use.move_home(other) for other in use.targets],
    ),
)

card(
    "goblin-sneak",
    reaction(
        e.EnterPlay,
        entered,
        effect=lambda use: [e.PlaceFate(use, use.this, from_player=use.opponent.seat)],
    ),
)


def targets_host(use: Use, event: e.Initiate) -> bool:
    """Whether an effect that targets the attached character is about to take place."""
    return use.host in event.use.subjects


card(
    "finger-of-jade",
    would_interrupt(
        e.Initiate,
        targets_host,
        costs=[SACRIFICE_THIS],
        effect=lambda use: [use.cancel(use.event)] if use.event else [],
    ),
    attaches=to_yours,
)
