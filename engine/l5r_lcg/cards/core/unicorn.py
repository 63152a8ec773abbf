"""Unicorn Clan, Core Set."""

from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cards.words import (
    Choice,
    Target,
    action,
    attachment,
    cannot,
    card,
    character,
    friendly,
    gains,
    gains_skills,
    in_conflict,
    in_military,
    in_political,
    its_host,
    one_of_each,
    opponent,
    participant,
    reaction,
    theirs,
    this_card,
    this_participates,
    to_yours,
    vanilla,
    would_interrupt,
    yours,
)
from engine.l5r_lcg.conflict import declare, resolve_conflict
from engine.l5r_lcg.cost import BOW_THIS, Cost, discard_from_hand, lose_honor, spend_fate
from engine.l5r_lcg.declaration import Declaration
from engine.l5r_lcg.initiation import choose_subjects, close
from engine.l5r_lcg.use import Use

card(
    "golden-plains-outpost",
    action(
        condition=in_military,
        costs=[BOW_THIS],
        target=character(lambda use, other: yours(use, other) and other.trait("cavalry")),
        effect=lambda use: [use.move_to_conflict(use.target)],
    ),
)


def break_this(use: Use) -> list[Event]:
    """Break this province. The conflict at this province continues (§booklet-faq-4, Endless Plains)."""
    assert isinstance(use.this, Province)
    return [use.break_province(use.this)]


card(
    "endless-plains",
    reaction(
        e.DeclareConflict,
        lambda use, event: event.conflict.province is use.this,
        costs=[Cost(break_this)],
        target=participant(lambda use, other: other.attacking, by=opponent),
        effect=lambda use: [use.discard(use.target)],
    ),
)


def first_military_conflict(this: Card) -> bool:
    """Whether the conflict in progress is the first military conflict of this round."""
    table = this.table
    return table.conflict_is("military") and not any("military" in types for _, types, _ in table.declared_conflicts)


card(
    "moto-youth",
    gains("military", applies=lambda this, other: this_card(this, other) and first_military_conflict(this)),
)


def participating_unicorns(this: Card, other: Any) -> int:
    """Count the participating Unicorn characters of this card's controller."""
    return sum(other.participating and other.of_clan("unicorn") for other in this.player.characters)


card(
    "utaku-infantry",
    *gains_skills(participating_unicorns, applies=lambda this, other: this_card(this, other) and this.participating),
)

card("aggressive-moto", cannot("be-declared-defender"))

card("border-rider", action(effect=lambda use: [use.ready(use.this)]))

card("meishodo-wielder", bought=lambda this, seat: int(this.table.first_player == seat))

card("shinjo-outrider", action(effect=lambda use: [use.move_to_conflict(use.this)]))


def new_hosts(use: Use) -> list[Card]:
    """Return the characters you control that the attachment may move to."""
    return [other for other in use.you.characters if use.attach(use.target, other).possible()]


def move_attachment(use: Use) -> Flow[None]:
    """Move the attachment to another character you control."""
    hosts = new_hosts(use)
    if hosts:
        chosen = yield from choose_subjects(use.seat, hosts, source=use.label)
        yield from run_batch(use.table, [use.attach(use.target, chosen[0])])


card(
    "giver-of-gifts",
    action(target=attachment(yours), run=move_attachment, changes=lambda use: bool(new_hosts(use))),
)

card(
    "ide-trader",
    reaction(
        e.MoveToConflict,
        lambda use, event: use.this.participating,
        together=True,
        choice=Choice({"gain-fate": lambda use: True, "draw": lambda use: True}),
        effect=lambda use: [use.gain_fate() if use.choice == "gain-fate" else use.draw()],
        period="conflict",
    ),
)

card(
    "warrior-poet",
    action(
        condition=this_participates,
        effect=lambda use: [
            event
            for other in use.opponent.characters
            if other.participating
            for event in use.gets(other, military=-1, political=-1)
        ],
    ),
)

card(
    "utaku-yumino",
    action(
        condition=in_conflict,
        costs=[discard_from_hand()],
        effect=lambda use: use.gets(use.this, military=2, political=2),
        period="conflict",
    ),
)

vanilla("moto-horde")


def able_to_move(use: Use, cards: list[Card]) -> list[Card]:
    """Return the cards of ``cards`` that could move to the conflict."""
    return [other for other in cards if use.move_to_conflict(other).possible()]


card(
    "shinjo-tatsuo",
    action(
        targets=[
            Target(lambda use: able_to_move(use, [use.this])),
            Target(
                lambda use: able_to_move(use, [other for other in use.you.characters if other is not use.this]),
                name="other",
                least=0,
            ),
        ],
        effect=lambda use: [use.move_to_conflict(other) for other in (*use.targets, *use.chosen.get("other", ()))],
    ),
)

card(
    "shinjo-altansarnai",
    reaction(
        e.BreakProvince,
        lambda use, event: event.seat == use.seat and in_military(use) and use.this.participating,
        target=character(theirs, by=opponent),
        effect=lambda use: [use.discard(use.target)],
    ),
)


def look_at_province(use: Use) -> Flow[None]:
    """Look at a facedown province of the opponent. Players may look at their own provinces at any time."""
    provinces = [province for province in use.opponent.provinces if province.facedown]
    if provinces:
        chosen = yield from choose_subjects(use.seat, provinces, source=use.label)
        yield from run_batch(use.table, [use.look_at(chosen)])


card(
    "iuchi-wayfinder",
    reaction(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        run=look_at_province,
        changes=lambda use: any(province.facedown for province in use.opponent.provinces),
    ),
)

card(
    "ide-messenger",
    action(
        costs=[spend_fate(1)],
        target=character(yours),
        effect=lambda use: [use.move_to_conflict(use.target)],
    ),
)

card(
    "favored-mount",
    gains("trait:cavalry", applies=its_host),
    action(costs=[BOW_THIS], effect=lambda use: [use.move_to_conflict(use.host)]),
    attaches=to_yours,
)


def host_joins(use: Use, event: Event) -> bool:
    """Whether the attached character committed or moved to the conflict."""
    if isinstance(event, e.DeclareConflict):
        return use.host in event.attackers
    if isinstance(event, e.DeclareDefenders):
        return use.host in event.defenders
    return isinstance(event, e.MoveToConflict) and event.card is use.host


card(
    "spyglass",
    reaction(
        (e.DeclareConflict, e.DeclareDefenders, e.MoveToConflict),
        host_joins,
        effect=lambda use: [use.draw()],
        limit=2,
    ),
)


def unclaimed_rings(this: Card, other: Any) -> int:
    """Count the unclaimed rings. A contested ring does not count (§rings)."""
    return sum(ring.unclaimed for ring in this.table.rings.values())


card(
    "born-in-war",
    gains("military", unclaimed_rings, applies=its_host),
    attaches=lambda this, host, seat: host.trait("cavalry"),
)


def declare_second(use: Use) -> Flow[None]:
    """Declare the second conflict at once and resolve it."""
    # The effect is only to declare a conflict, so the card is discarded before that conflict ends.
    close(use)
    use.table.step = "3.2"
    conflict = yield from declare(use.table, use.seat, may_pass=False)
    if conflict is not None:
        conflict.nested = True
        yield from resolve_conflict(use.table, "3.2.1")


card(
    "breakthrough",
    reaction(
        e.EndConflict,
        lambda use, event: (
            event.conflict.attacker == use.seat and len(use.you.declared) == 1 and event.conflict.province_broken
        ),
        run=declare_second,
        changes=lambda use: Declaration(use.table, use.seat).legal(),
    ),
)

card(
    "captive-audience",
    action(condition=in_political, costs=[lose_honor(1)], effect=lambda use: [use.switch_type()]),
)


def ready_unicorn(use: Use) -> Flow[None]:
    """Ready the Unicorn character that was chosen for the cost."""
    yield from run_batch(use.table, [use.ready(use.paid["remove-fate"])])


card(
    "i-am-ready",
    action(
        costs=[
            Cost(
                lambda use: [use.remove_fate(use.paid["remove-fate"])],
                pick=friendly(lambda use, other: other.of_clan("unicorn") and use.ready(other).possible()),
                name="remove-fate",
            )
        ],
        run=ready_unicorn,
    ),
)

# The passing of the token is replaced with nothing, so the player keeps the token.
card(
    "way-of-the-unicorn",
    would_interrupt(
        e.PassFirstPlayer,
        lambda use, event: event.seat == use.seat,
        effect=lambda use: [use.replace(use.event, [])],
    ),
)


def fallen_riders(use: Use) -> list[Card]:
    """Return the Cavalry characters in your dynasty discard pile."""
    return one_of_each(
        c for c in use.you.dynasty_discard if c.face.type == "character" and c.trait("cavalry") and c.cost <= 6
    )


card(
    "cavalry-reserves",
    action(
        condition=in_military,
        target=Target(fallen_riders, most=6, total=6, measure=lambda other: other.cost),
        effect=lambda use: [use.put_into_play(other, conflict=True) for other in use.targets],
    ),
)
