"""Phoenix Clan, Core Set."""

from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import brings_element, one_of_events
from engine.l5r_lcg.cards.words import (
    Choice,
    Target,
    action,
    cannot,
    card,
    character,
    conflict_here,
    gains,
    gains_skills,
    in_conflict,
    in_conflict_phase,
    interrupt,
    its_host,
    participant,
    reaction,
    theirs,
    this_card,
    this_participates,
    unclaimed,
    vanilla,
    would_interrupt,
)
from engine.l5r_lcg.cost import BOW_THIS
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.state import Ring
from engine.l5r_lcg.use import Use

card(
    "isawa-mori-seido",
    action(
        costs=[BOW_THIS],
        target=character(),
        effect=lambda use: use.gets(use.target, glory=2, until="phase"),
    ),
)


def switch_ring_or_type(use: Use) -> Flow[None]:
    """Switch the contested ring with an unclaimed one, or the conflict's type, as selected."""
    if use.conflict is None:
        return
    change = use.switch_type()
    if use.choice == "switch-ring":
        chosen = yield from choose_subjects(use.seat, unclaimed(use), source=use.label)
        change = use.switch_ring(use.conflict.ring, chosen[0])
    yield from run_batch(use.table, [change])


card(
    "kuroi-mori",
    action(
        condition=conflict_here,
        choice=Choice({"switch-ring": lambda use: bool(unclaimed(use)), "switch-type": lambda use: True}),
        run=switch_ring_or_type,
    ),
)

vanilla("naive-student")

card("shiba-peacemaker", cannot("participate-attack"))

card(
    "solemn-scholar",
    action(
        condition=lambda use: in_conflict(use) and use.you.holds("earth"),
        target=character(lambda use, other: other.attacking),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def in_water_conflict(_: None, other: Card) -> bool:
    """Whether a water conflict is in progress."""
    return other.table.conflict_is("water")


card(
    "adept-of-the-waves",
    action(
        target=character(),
        effect=lambda use: [use.apply(use.target, "keyword:covert", until="phase", test=in_water_conflict)],
    ),
)


card(
    "asako-diplomat",
    reaction(
        e.CompareSkills,
        lambda use, event: use.this in event.winners,
        target=character(),
        run=lambda use: one_of_events(use, {"honor": use.honor(use.target), "dishonor": use.dishonor(use.target)}),
        changes=lambda use: use.honor(use.target).possible() or use.dishonor(use.target).possible(),
    ),
)

card(
    "meddling-mediator",
    action(
        condition=lambda use: in_conflict_phase(use) and len(use.opponent.declared) >= 2,
        choice=Choice({"take-fate": lambda use: True, "take-honor": lambda use: True}),
        effect=lambda use: [use.take_fate() if use.choice == "take-fate" else use.take_honor()],
    ),
)


def ready_glory(use: Use, seat: int) -> int:
    """Count the glory of a player's ready participating characters (§count)."""
    cards = use.conflict.participants(seat) if use.conflict else []
    return sum(other.glory for other in cards if not other.bowed)


card(
    "radiant-orator",
    action(
        condition=lambda use: (
            this_participates(use) and ready_glory(use, use.seat) > ready_glory(use, use.opponent.seat)
        ),
        target=character(theirs),
        effect=lambda use: [use.move_home(use.target)],
    ),
)

vanilla("serene-warrior")


def targets_shugenja(use: Use, event: e.Initiate) -> bool:
    """Whether a triggered ability that targets a Shugenja you control is about to take effect."""
    if event.use.kind != "ability":
        return False
    return any(
        isinstance(other, Card) and other.is_character and other.controller == use.seat and other.trait("shugenja")
        for other in event.use.subjects
    )


card(
    "shiba-yojimbo",
    would_interrupt(e.Initiate, targets_shugenja, effect=lambda use: [use.cancel(use.event)]),
)

card(
    "isawa-masahiro",
    action(
        condition=lambda use: use.table.conflict_is("fire"),
        costs=[BOW_THIS],
        target=participant(lambda use, other: other.cost <= 2),
        effect=lambda use: [use.discard(use.target)],
    ),
)

card(
    "fearsome-mystic",
    gains("glory", 2, applies=lambda this, other: this_card(this, other) and this.table.conflict_is("air")),
    action(
        condition=this_participates,
        effect=lambda use: [
            use.remove_fate(other)
            for other in use.opponent.characters
            if other.participating and other.glory < use.this.glory
        ],
    ),
)


def bless_and_curse(use: Use) -> list[Event]:
    """Give +1 to both skills of your participants, and -1 to both skills of your opponent's."""
    amounts = [(other, 1 if other.controller == use.seat else -1) for other in use.table.participants()]
    return [event for other, amount in amounts for event in use.gets(other, military=amount, political=amount)]


card("isawa-atsuko", action(condition=lambda use: use.table.conflict_is("void"), effect=bless_and_curse))


def resolvable(use: Use) -> list[Ring]:
    """Return the unclaimed rings whose effects could resolve."""
    return [ring for ring in unclaimed(use) if use.resolve_ring(ring.element).possible()]


def two_ring_effects(use: Use) -> Flow[None]:
    """Resolve up to two ring effects, each in full before the next is chosen (§ring-effects)."""
    done: list[Ring] = []
    for _ in range(2):
        rings = [ring for ring in resolvable(use) if ring not in done]
        chosen = yield from choose_subjects(use.seat, rings, source=use.label, least=0)
        if not chosen:
            return
        done.extend(chosen)
        yield from run_batch(use.table, [use.resolve_ring(ring.element) for ring in chosen])


card(
    "shiba-tsukune",
    interrupt(
        e.PhaseEnds,
        lambda use, event: event.phase == "conflict",
        run=two_ring_effects,
        changes=lambda use: bool(resolvable(use)),
    ),
)

card(
    "forgotten-library",
    reaction(e.PhaseBegins, lambda use, event: event.phase == "draw", effect=lambda use: [use.draw()]),
)


def claimed_rings(this: Card, other: Any) -> int:
    """Count the rings claimed by either player."""
    return sum(any(player.holds(ring) for player in this.table.players) for ring in this.table.rings)


card("ishiken-initiate", *gains_skills(claimed_rings))

# If a ring has several elements, the player chooses one of them in any case (§ring-effects).
card("seeker-of-knowledge", *brings_element("air"))

card("magnificent-kimono", gains("keyword:pride", applies=its_host))


def is_from_hand(_: None, player: Any, played: Card) -> bool:
    """Whether the card would be played from hand."""
    return played.plays_from_hand


def bar_the_way(use: Use) -> list[Event]:
    """Until the end of the conflict, the opponent's characters cannot move to it, and the opponent cannot play
    characters from hand.
    """
    staying = [use.apply(other, "cannot:move-to-conflict") for other in use.opponent.characters]
    barred = use.apply_to_player(use.opponent.seat, "cannot:play-character", until="conflict", test=is_from_hand)
    return [*staying, barred]


card(
    "grasp-of-earth",
    action(condition=in_conflict, costs=[BOW_THIS], effect=bar_the_way),
    attaches=lambda this, host, seat: host.controller == seat and host.trait("shugenja"),
)

card(
    "pacifism",
    cannot(
        "participate",
        applies=lambda this, other: its_host(this, other) and this.table.conflict_is("military"),
    ),
    playable=lambda this, seat: this.table.conflict is None,
)


def count_shugenja(use: Use) -> list[Event]:
    """Give +1 to both skills for each Shugenja that you control."""
    count = sum(other.trait("shugenja") for other in use.you.characters)
    return use.gets(use.target, military=count, political=count)


card("supernatural-storm", action(target=participant(), effect=count_shugenja))


def is_of_element(element: str, player: Any, ring: Any) -> bool:
    """Whether this element is the ring's own element, not a gained one."""
    return bool(ring.element == element)


def forbid_element(use: Use) -> list[Event]:
    """The opponent cannot declare conflicts of the chosen ring's element."""
    element = use.target.element
    return [use.apply_to_player(use.opponent.seat, "cannot:declare-element", test=is_of_element, given=element)]


card(
    "way-of-the-phoenix",
    action(
        target=Target(lambda use: use.table.rings.values()),
        effect=forbid_element,
        maximum=1,
        period="phase",
    ),
)

card(
    "against-the-waves",
    action(
        target=character(lambda use, other: other.trait("shugenja")),
        effect=lambda use: [use.ready(use.target) if use.target.bowed else use.bow(use.target)],
    ),
)


def exchange_rings(use: Use) -> Flow[None]:
    """Switch a claimed ring of yours with an unclaimed one. Gain the fate on the unclaimed ring."""
    if not use.you.claimed or not unclaimed(use):
        return
    mine = yield from choose_subjects(use.seat, use.you.claimed, source=use.label)
    other = yield from choose_subjects(use.seat, unclaimed(use), source=use.label)
    yield from run_batch(use.table, [use.switch_ring(mine[0], other[0]), use.take_ring_fate(other[0])])


card(
    "know-the-world",
    action(run=exchange_rings, changes=lambda use: bool(use.you.claimed and unclaimed(use))),
)

# The ring effect is replaced when its step comes (§faq-7, Display of Power).
card(
    "display-of-power",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.loser == use.seat and event.conflict.unopposed,
        effect=lambda use: [use.take_over_ring(use.event.conflict)] if isinstance(use.event, e.CompareSkills) else [],
    ),
)
