"""Lion Clan, Core Set."""

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import Play
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import at_end_of_conflict
from engine.l5r_lcg.cards.words import (
    Layer,
    Target,
    action,
    cannot,
    card,
    character,
    forced_reaction,
    gains,
    in_conflict,
    interrupt,
    opponent,
    participant,
    reaction,
    resolves_claimed_ring,
    theirs,
    this_attacks,
    this_participates,
    vanilla,
    would_interrupt,
)
from engine.l5r_lcg.cost import BOW_THIS, SACRIFICE_THIS
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.use import Use

card(
    "yojin-no-shiro",
    action(
        condition=in_conflict,
        costs=[BOW_THIS],
        effect=lambda use: [
            event for other in use.you.characters if other.attacking for event in use.gets(other, military=1)
        ],
    ),
)
card(
    "the-art-of-war",
    interrupt(e.BreakProvince, lambda use, event: event.card is use.this, effect=lambda use: [use.draw(3)]),
)


card(
    "obstinate-recruit",
    gains("must-be-discarded", applies=lambda this, other: other is this and this.player.less_honorable),
)
card(
    "ikoma-prodigy",
    reaction(e.PlaceFate, lambda use, event: event.card is use.this, effect=lambda use: [use.gain_honor()]),
)
vanilla("matsu-berserker")
card(
    "steadfast-samurai",
    forced_reaction(
        e.PhaseBegins,
        lambda use, event: event.phase == "fate",
        condition=lambda use: use.you.honor >= use.opponent.honor + 5,
        effect=lambda use: [
            use.apply(use.this, "cannot:be-discarded", until="phase"),
            use.apply(use.this, "cannot:lose-fate", until="phase"),
        ],
    ),
)
card(
    "akodo-gunso",
    reaction(
        e.EnterPlay,
        lambda use, event: event.card is use.this and event.origin == "province",
        effect=lambda use: (
            [use.refill_faceup(use.event.origin_province)]
            if isinstance(use.event, e.EnterPlay) and use.event.origin_province
            else []
        ),
    ),
)


def discard_or_remove_fate(use: Use) -> list[Event]:
    """If the character has no fate, discard it. If the character has fate, remove 1 fate from it."""
    return [use.remove_fate(use.target) if use.target.fate else use.discard(use.target)]


card(
    "deathseeker",
    reaction(
        e.CompareSkills,
        lambda use, event: use.this in event.losers and use.this.attacking,
        costs=[SACRIFICE_THIS],
        target=character(theirs),
        effect=discard_or_remove_fate,
    ),
)
card(
    "venerable-historian",
    action(
        condition=lambda use: this_participates(use) and use.opponent.less_honorable,
        effect=lambda use: [use.honor(use.this)],
    ),
)


def go_back(delayed: e.Delayed, event: Event) -> Flow[None]:
    """Put the character under its deck."""
    yield from run_batch(event.table, [delayed.cause.return_to(delayed.about, "deck bottom")])


def call_spirit(use: Use) -> list[Event]:
    """Put the character into play in the conflict.

    If the character is still in play when the conflict ends, put it under its deck.
    """
    return [use.put_into_play(use.target, conflict=True), at_end_of_conflict(use, use.target, go_back)]


card(
    "kitsu-spiritcaller",
    action(
        condition=in_conflict,
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                c
                for c in (*use.you.dynasty_discard, *use.you.conflict_discard)
                if c.face.type == "character" and use.put_into_play(c, conflict=True).possible()
            ]
        ),
        effect=call_spirit,
    ),
)
card(
    "lion-s-pride-brawler",
    action(
        condition=this_attacks,
        target=character(lambda use, other: other.military <= use.this.military),
        effect=lambda use: [use.bow(use.target)],
    ),
)
card(
    "matsu-beiona",
    reaction(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        condition=lambda use: sum(c.trait("bushi") for c in use.you.characters if c is not use.this) >= 3,
        effect=lambda use: [use.place_fate(use.this, 2)],
    ),
)
card(
    "honored-general",
    gains(
        "military",
        applies=lambda this, other: (
            this.participating
            and other.participating
            and other is not this
            and other.controller == this.controller
            and other.of_clan("lion")
        ),
    ),
    reaction(e.EnterPlay, lambda use, event: event.card is use.this, effect=lambda use: [use.honor(use.this)]),
)


def young_bushi(use: Use) -> list[Card]:
    """Return the Bushi of cost 3 or lower in your provinces or dynasty discard pile that could enter play."""
    return [
        c
        for c in (*use.you.dynasty_discard, *use.you.faceup_in_provinces)
        if c.face.type == "character" and c.trait("bushi") and c.cost <= 3 and use.put_into_play(c).possible()
    ]


def call_bushi(use: Use) -> Flow[None]:
    """Put one of the Bushi of ``young_bushi`` into play."""
    bushi = yield from choose_subjects(use.seat, young_bushi(use), source=use.label)
    yield from run_batch(use.table, [use.put_into_play(c) for c in bushi])


card(
    "ikoma-eiji",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.loser == use.seat and event.conflict.skill == "political",
        run=call_bushi,
        changes=lambda use: bool(young_bushi(use)),
    ),
)


card("akodo-toturi", resolves_claimed_ring("military"))
card(
    "staging-ground",
    action(
        target=Target(lambda use: [c for p in use.you.provinces for c in p.contents if c.facedown], least=1, most=2),
        effect=lambda use: [use.turn_faceup(chosen) for chosen in use.targets],
    ),
)
card(
    "vengeful-oathkeeper",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.loser == use.seat and event.conflict.skill == "military",
        zones=["hand"],
        effect=lambda use: [use.put_into_play(use.this)],
    ),
)
card(
    "master-of-the-spear",
    action(
        condition=this_attacks,
        target=participant(theirs, by=opponent),
        effect=lambda use: [use.move_home(use.target)],
    ),
)


def play_from_discard(use: Use) -> Flow[None]:
    """Play this attachment from the discard pile for its usual cost."""
    yield from Play(use.this, use.seat).run(use.table)


card(
    "guidance-of-the-ancestors",
    action(
        zones=["conflict discard"],
        condition=lambda use: Play(use.this, use.seat).possible(use.table),
        run=play_from_discard,
    ),
)
card(
    "honored-blade",
    reaction(
        e.CompareSkills,
        lambda use, event: use.host in event.winners and use.host.participating,
        effect=lambda use: [use.gain_honor()],
    ),
)
card(
    "sashimono",
    cannot(
        "bow-after-conflict",
        applies=lambda this, other: other is this.host and this.table.conflict_is("military"),
    ),
    attaches=lambda this, host, seat: host.controller == seat and host.trait("bushi"),
)


def bowed_by_others(use: Use, event: e.Bow) -> bool:
    """Whether an opponent's card effect, or a ring effect, bowed a character of yours."""
    cause = event.cause
    if event.card.controller != use.seat or not event.card.is_character:
        return False
    return cause.kind == "ring" or (cause.card_effect and cause.seat != use.seat)


card(
    "ready-for-battle",
    reaction(e.Bow, bowed_by_others, effect=lambda use: [use.ready(use.event.card)]),
)
card(
    "stand-your-ground",
    would_interrupt(
        e.LeavePlay,
        lambda use, event: event.card.honored and event.card.controller == use.seat and event.card.is_character,
        effect=lambda use: [use.replace(use.event, [use.discard_status(use.event.card)])],
    ),
)


def double_base(use: Use) -> list[Event]:
    """Set the base military skill to twice its current value. A second use doubles again (§faq-9, Way of the Lion)."""
    base = use.target.base_skill("military")
    return [use.apply(use.target, "military", 2 * base, layer=Layer.BASE)] if base else []


card(
    "way-of-the-lion",
    action(
        condition=in_conflict,
        target=character(lambda use, other: other.of_clan("lion")),
        effect=double_base,
    ),
)
card(
    "for-greater-glory",
    reaction(
        e.BreakProvince,
        lambda use, event: event.seat == use.seat and use.table.conflict_is("military"),
        effect=lambda use: [use.place_fate(c) for c in use.you.characters if c.participating and c.trait("bushi")],
        maximum=1,
        period="conflict",
    ),
)
card(
    "strength-in-numbers",
    action(
        condition=lambda use: use.conflict is not None and use.conflict.attacker == use.seat,
        target=character(
            lambda use, other: (
                other.defending and use.conflict is not None and other.glory <= len(use.conflict.attackers)
            )
        ),
        effect=lambda use: [use.move_home(use.target)],
    ),
)
