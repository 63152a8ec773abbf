"""The Chrysanthemum Throne."""

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import at_end_of_conflict, breaks, controls, player, revealed, seal, uncounted
from engine.l5r_lcg.cards.words import (
    Target,
    action,
    cannot,
    card,
    character,
    gains,
    gains_skills,
    interrupt,
    its_host,
    reaction,
    this_attacks,
    this_card,
)
from engine.l5r_lcg.conflict import claim_favor
from engine.l5r_lcg.cost import SACRIFICE_THIS
from engine.l5r_lcg.use import Use

card(
    "before-the-throne",
    interrupt(e.BreakProvince, breaks, effect=lambda use: [use.take_honor(2)]),
    stands_alone=True,
)

card(
    "guardians-of-the-seikitsu",
    reaction(
        e.RevealProvince,
        revealed,
        effect=lambda use: [use.bow(other) for other in use.table.characters() if other.cost <= 2],
    ),
)

card(
    "kaiu-inventor",
    action(
        target=Target(lambda use: [other for other in use.you.holdings if other.face.abilities]),
        effect=lambda use: [use.apply(use.target, "extra-uses", until="round")],
    ),
)


def in_favor(this: Card, other: Card) -> bool:
    """Whether a card is this character, it is the fate phase, and the controller has the Imperial Favor."""
    return other is this and this.table.phase == "fate" and this.player.has_favor


card("doji-shizue", cannot("lose-fate", applies=in_favor), cannot("be-discarded", applies=in_favor))

card(
    "agasha-sumiko",
    cannot(
        "bow-after-conflict",
        applies=lambda this, other: other is this and this.attacking and this.player.has_favor,
    ),
)

card(
    "mountaintop-statuary",
    reaction(
        e.TurnFaceup,
        lambda use, event: event.card is use.this,
        effect=lambda use: [e.MoveToProvince(use, use.this, use.you.provinces[-1])],
    ),
    action(
        condition=lambda use: use.this.slot is not None and use.this.slot.attacked,
        costs=[SACRIFICE_THIS],
        target=character(lambda use, other: other.attacking and other.cost <= 2),
        effect=lambda use: [use.move_home(use.target)],
    ),
)


def discard_without_commander(delayed: e.Delayed, event: Event) -> Flow[None]:
    """Discard the character unless its player controls a Commander."""
    if not any(other.trait("commander") for other in delayed.cause.you.characters):
        yield from run_batch(event.table, [delayed.cause.discard(delayed.about)])


def all_or_nothing(use: Use) -> list[Event]:
    """Give +5 military skill and let no province break.

    When the conflict ends, discard the character unless you control a Commander.
    """
    assert use.conflict is not None
    return [
        *use.gets(use.this, military=5),
        e.ApplyToConflict(use, use.conflict, "cannot:break"),
        at_end_of_conflict(use, use.this, discard_without_commander),
    ]


card("akodo-toshiro", action(condition=this_attacks, effect=all_or_nothing))

card(
    "implacable-magistrate",
    uncounted(lambda this, other: this.attacking and other is not this and not other.honored),
)

card("haughty-magistrate", uncounted(lambda this, other: this.attacking and other.glory < this.glory))

card(
    "fawning-diplomat",
    interrupt(
        e.LeavePlay,
        lambda use, event: event.card is use.this,
        run=lambda use: claim_favor(use.table, use.seat),
    ),
)

card(
    "utaku-mediator",
    *gains_skills(applies=lambda this, other: this_card(this, other) and not this.player.has_favor),
)

card("the-imperial-palace", gains("glory-count", 3, applies=lambda this, counting: counting is this.player))

card(
    "pit-trap",
    cannot("ready", applies=lambda this, other: other is this.host and this.table.phase == "regroup"),
    playable_on=lambda this, host, seat: host.attacking,
)


def bowed_after_second(use: Use, event: e.Bow) -> bool:
    """Whether the end of the second conflict that you declared bowed a character of yours (3.2.8)."""
    return (
        event.card.is_character
        and event.card.controller == use.seat
        and event.cause.kind == "framework"
        and use.table.step == "3.2.8"
        and use.conflict is not None
        and use.conflict.attacker == use.seat
        and len(use.you.declared) == 2
    )


card(
    "curry-favor",
    reaction(
        e.Bow,
        bowed_after_second,
        effect=lambda use: [use.ready(use.event.card)] if isinstance(use.event, e.Bow) else [],
    ),
)


def lost(this: Card, other: Card) -> bool:
    """Whether the attached character lost the conflict that is being resolved."""
    conflict = this.table.conflict
    return other is this.host and conflict is not None and conflict.loser == other.controller


card(
    "centipede-tattoo",
    gains("trait:tattooed", applies=its_host),
    cannot("bow-after-conflict", applies=lost),
    attaches=lambda this, host, seat: host.trait("monk"),
)

card("guard-duty", action(condition=lambda use: use.host.defending, effect=lambda use: [use.honor(use.host)]))

card("seal-of-the-phoenix", *seal("phoenix", "scholar"))

card(
    "backhanded-compliment",
    action(
        target=player(),
        effect=lambda use: [use.draw(seat=use.target.seat), use.lose_honor(seat=use.target.seat)],
    ),
)

card(
    "gaijin-customs",
    action(
        condition=lambda use: any(other.of_clan("unicorn") for other in controls(use.you)),
        target=character(lambda use, other: not other.of_clan("unicorn")),
        effect=lambda use: [use.ready(use.target)],
    ),
)

card(
    "way-of-the-chrysanthemum",
    reaction(
        e.TransferHonor,
        lambda use, event: event.taker == use.seat and event.cause.kind == "framework",
        effect=lambda use: [use.gain_honor(use.event.amount)] if isinstance(use.event, e.TransferHonor) else [],
        maximum=1,
    ),
)
