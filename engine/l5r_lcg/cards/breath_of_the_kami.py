"""Breath of the Kami."""

from typing import Final

from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import (
    breaks,
    declared,
    enemies,
    has_role,
    opposes,
    participants,
    while_held,
    won_by_five,
)
from engine.l5r_lcg.cards.words import (
    ALWAYS,
    UNLIMITED,
    Choice,
    Target,
    action,
    cannot,
    card,
    character,
    friendly,
    gains,
    in_conflict,
    in_conflict_phase,
    in_political,
    interrupt,
    participant,
    reaction,
    theirs,
    this_participates,
    yours,
)
from engine.l5r_lcg.cost import BOW_THIS, lose_honor, sacrifice
from engine.l5r_lcg.initiation import again, finish
from engine.l5r_lcg.search import search_top
from engine.l5r_lcg.state import Player
from engine.l5r_lcg.use import Use

CHOOSING: Final = "initiating-abilities.7"

card(
    "hisu-mori-toride",
    reaction(
        e.CompareSkills,
        lambda use, event: won_by_five(use, event) and event.conflict.skill == "military",
        costs=[BOW_THIS, sacrifice(friendly(lambda use, other: other.trait("bushi")))],
        effect=lambda use: [e.AddConflict(use, use.seat, "military")],
    ),
)


def sanctify(use: Use) -> list[Event]:
    """Ready the Monk. After that, neither the opponent's card effects nor the end of the conflict bow the Monk."""
    return [
        use.ready(use.target),
        use.apply(use.target, "cannot:bow", test=opposes, given=use.seat),
        use.apply(use.target, "cannot:bow-after-conflict"),
    ]


card(
    "sacred-sanctuary",
    reaction(
        e.DeclareConflict,
        lambda use, event: event.conflict.province is use.this,
        target=character(lambda use, other: yours(use, other) and other.trait("monk")),
        effect=sanctify,
    ),
)

card(
    "demonstrating-excellence",
    gains("strength", 2, applies=lambda this, other: other is this and has_role(this, "air")),
    interrupt(e.BreakProvince, breaks, effect=lambda use: [use.gain_fate(), use.draw()]),
)

card("third-tower-guard", gains("military", 2, applies=while_held("earth", "water")))

card(
    "hiruma-outpost",
    reaction(
        e.DeclareConflict,
        lambda use, event: (
            event.conflict.attacker != use.seat
            and use.this.slot is not None
            and not use.this.slot.broken
            and not any(c.in_play and c.face.type == "holding" for c in event.conflict.province.contents)
        ),
        effect=lambda use: [use.lose_honor(seat=use.opponent.seat)],
    ),
)


def have_air_ring(use: Use) -> list[Player]:
    """Return the players who have the air ring in their claimed pool, or count as having it there."""
    return [player for player in use.table.player_order() if player.holds("air")]


card(
    "fu-sui-disciple",
    action(
        targets=[
            # If both have it, the player who uses the ability chooses one of them (§ability).
            Target(have_air_ring, name="player"),
            Target(
                lambda use: [c for c in use.chosen["player"][0].characters if not c.status],
                by=lambda use: use.chosen["player"][0].seat,
            ),
        ],
        choice=Choice({"honor": ALWAYS, "dishonor": ALWAYS}, last=True),
        effect=lambda use: [use.honor(use.target) if use.choice == "honor" else use.dishonor(use.target)],
    ),
)

card(
    "matsu-seventh-legion",
    cannot("be-declared-defender", applies=lambda this, other: this.attacking and other.trait("courtier")),
)

card(
    "isawa-uona",
    reaction(
        e.PlayCard,
        lambda use, event: event.seat == use.seat and event.during_conflict and event.card.trait("air"),
        target=participant(lambda use, other: not other.face.unique),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "soshi-shadowshaper",
    action(
        condition=in_conflict_phase,
        costs=[lose_honor(1)],
        target=character(lambda use, other: other.cost <= 2 and other.arrived == (use.table.phases, "hand")),
        effect=lambda use: [use.return_to(use.target, "hand")],
    ),
)

card(
    "heartless-intimidator",
    reaction(
        e.LoseHonor,
        lambda use, event: event.seat != use.seat,
        effect=lambda use: [use.discard_cards(use.opponent.conflict_deck[-1:])],
        limit=UNLIMITED,
    ),
)


def outnumbers(use: Use) -> bool:
    """Whether you control more participating characters than your opponent."""
    return len(participants(use)) > len(enemies(use))


card(
    "shinjo-shono",
    action(
        condition=lambda use: this_participates(use) and outnumbers(use),
        effect=lambda use: [
            event
            for other in participants(use)
            if other.trait("cavalry")
            for event in use.gets(other, military=1, political=1)
        ],
    ),
)

# An unclaimed ring has no type, even if it counts as claimed (docs/decisions.md).
card(
    "shiotome-encampment",
    action(
        condition=lambda use: any(ring.face == "military" and not ring.unclaimed for ring in use.you.held),
        target=character(lambda use, other: other.trait("cavalry")),
        effect=lambda use: [use.ready(use.target)],
    ),
)

card(
    "kudaka",
    reaction(
        e.ClaimRing,
        lambda use, event: event.seat == use.seat and "air" in event.ring.elements,
        effect=lambda use: [use.gain_fate(), use.draw()],
        limit=2,
    ),
)

card(
    "formal-invitation",
    action(condition=in_political, effect=lambda use: [use.move_to_conflict(use.host)]),
    attaches=lambda this, host, seat: host.glory >= 2,
)

# Events that cannot resolve a second time. Some cancel or replace an effect and would come too late. The others refer
# to a triggering condition or to a paid cost, and the second resolution has neither (FAQ, The Mirror's Gaze).
BOUND: Final = frozenset({
    "breakthrough", "censure", "curry-favor", "display-of-power", "forged-edict", "i-am-ready", "i-can-swim",
    "indomitable-will", "ready-for-battle", "rebuild", "stand-your-ground", "test-of-skill", "voice-of-honor",
    "way-of-the-chrysanthemum", "way-of-the-unicorn", "wholeness-of-the-world",
})  # fmt: skip


def mirrored(use: Use) -> Use:
    """Return a use of the event that has just resolved, as if this player had played it."""
    assert isinstance(use.event, e.EventResolved)
    anew = use.table.use(use.event.use.ability, use.event.card, use.seat)
    anew.label = use.event.card.key
    return anew


def mirror(use: Use) -> Flow[None]:
    """Resolve the event as if this player had played it.

    The event counts toward a maximum, and reactions treat it as this player's event.
    """
    anew = mirrored(use)
    anew.count()
    if (yield from again(anew)):
        yield from run_batch(use.table, anew.resolved())


card(
    "the-mirror-s-gaze",
    reaction(
        e.EventResolved,
        lambda use, event: event.use.seat != use.seat and event.card.id not in BOUND,
        run=mirror,
        changes=lambda use: mirrored(use).uses_left() and mirrored(use).choosable(),
    ),
    attaches=lambda this, host, seat: host.controller == seat and host.trait("shugenja"),
)


def kiho_or_tattoo(found: Card) -> bool:
    """Accept Kiho and Tattoo cards."""
    return found.trait("kiho") or found.trait("tattoo")


card(
    "ancient-master",
    play_as={
        "parts": (
            reaction(
                (e.DeclareConflict, e.DeclareDefenders),
                lambda use, event: declared(use.host, event),
                run=lambda use: search_top(use, 5, kiho_or_tattoo),
                changes=lambda use: bool(use.you.conflict_deck),
            ),
        )
    },
)

card(
    "hurricane-punch",
    action(
        target=participant(lambda use, other: other.trait("monk") and other.skill("military") is not None),
        effect=lambda use: [*use.gets(use.target, military=2), use.draw()],
    ),
)

card(
    "even-the-odds",
    action(
        condition=lambda use: in_conflict(use) and len(participants(use)) < len(enemies(use)),
        target=character(yours),
        effect=lambda use: [
            use.move_to_conflict(use.target),
            *([use.honor(use.target)] if use.target.trait("commander") else []),
        ],
    ),
)

card(
    "winds-of-change",
    action(
        effect=lambda use: [e.ReturnRing(use, ring) for ring in [use.table.rings["air"]] if ring.claimed_by is not None]
    ),
)


def guess_the_dial(use: Use) -> Flow[None]:
    """Set the dial in secret. The character's controller then guesses even or odd, and the dial is shown."""
    numbers = [Option(f"bid:{number}", "bid", number, number=number) for number in range(1, 6)]
    number = yield from ask(Prompt(use.seat, "secret-number", numbers, rule=CHOOSING, source=use.label))
    guesses = [selection("even", 0), selection("odd", 1)]
    guess = yield from ask(Prompt(use.target.controller, "guess", guesses, rule=CHOOSING, source=use.label))
    yield from run_batch(use.table, [e.SetDial(use, use.seat, number)])
    if number % 2 != guess:
        yield from finish(use, [use.bow(use.target), use.dishonor(use.target)])


card(
    "maze-of-illusion",
    action(
        target=participant(theirs),
        run=guess_the_dial,
        changes=lambda use: use.bow(use.target).possible() or use.dishonor(use.target).possible(),
    ),
)
