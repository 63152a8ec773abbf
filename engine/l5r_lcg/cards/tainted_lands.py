"""Tainted Lands."""

from typing import Any

from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import Play
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import (
    at_end_of_conflict,
    breaks,
    declared,
    discard_from_province,
    enemies,
    has_role,
    participants,
    player,
    while_held,
)
from engine.l5r_lcg.cards.words import (
    UNLIMITED,
    Layer,
    Target,
    action,
    cannot,
    card,
    character,
    conflict_here,
    forced_reaction,
    gains,
    gains_skills,
    in_conflict,
    in_military,
    interrupt,
    participant,
    reaction,
    this_card,
    yours,
)
from engine.l5r_lcg.cost import lose_honor
from engine.l5r_lcg.initiation import choose_subjects, finish
from engine.l5r_lcg.use import Use


def claimed_rings(this: Card, other: Any) -> int:
    """Count the claimed rings."""
    return sum(any(each.holds(ring) for each in this.table.players) for ring in this.table.rings)


card("teachings-of-the-elements", gains("strength", claimed_rings))

card(
    "border-fortress",
    action(
        condition=conflict_here,
        target=Target(lambda use: [p for each in use.table.player_order() for p in each.provinces if p.facedown]),
        effect=lambda use: [e.RevealProvince(use, use.target)],
    ),
)


def strip(use: Use) -> Flow[None]:
    """The attacking player reveals their hand.

    The player of this card chooses a card in that hand and discards any number of its copies from that hand.
    """
    assert isinstance(use.event, e.BreakProvince)
    holder = use.table.players[use.event.seat]
    hand = list(holder.hand)
    yield from run_batch(use.table, [use.reveal(hand)])
    chosen = yield from choose_subjects(use.seat, hand, source=use.label, kind="discard")
    copies = [other for other in hand if other.face.name == chosen[0].face.name]
    gone = yield from choose_subjects(use.seat, copies, source=use.label, least=0, most=len(copies), kind="discard")
    yield from run_batch(use.table, [use.discard_cards(gone)])


card(
    "upholding-authority",
    gains("strength", 2, applies=lambda this, other: other is this and has_role(this, "earth")),
    interrupt(
        e.BreakProvince,
        breaks,
        run=strip,
        changes=lambda use: isinstance(use.event, e.BreakProvince) and bool(use.table.players[use.event.seat].hand),
    ),
)


def fix_at_printed(use: Use) -> list[Event]:
    """Set the character's skills to their printed values."""
    face = use.target.face
    printed = {"military": face.military, "political": face.political}
    return [
        use.apply(use.target, skill, value, layer=Layer.FIX) for skill, value in printed.items() if value is not None
    ]


card(
    "apprentice-earthcaller",
    action(
        target=character(lambda use, other: other.attacking and not other.attachments),
        effect=fix_at_printed,
    ),
)

card(
    "kuni-yori",
    *gains_skills(applies=lambda this, other: other.controller == this.controller and this.table.conflict_is("earth")),
    action(
        condition=in_conflict,
        costs=[lose_honor(1)],
        target=player(),
        effect=lambda use: [use.discard_at_random(seat=use.target.seat)],
    ),
)


def rearrange(use: Use) -> Flow[None]:
    """Exchange the chosen card with one in another of your provinces, or discard it."""
    here = use.target
    others = [c for p in use.you.provinces for c in p.contents if use.swap_in_provinces(here, c).possible()]
    options = [selection("discard-it", False)]
    if others:
        options.insert(0, selection("exchange", True))
    prompt = Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label)
    if (yield from ask(prompt)):
        chosen = yield from choose_subjects(use.seat, others, source=use.label)
        yield from run_batch(use.table, [use.swap_in_provinces(here, chosen[0])])
    else:
        yield from run_batch(use.table, [discard_from_province(use, here)])


card(
    "asahina-takako",
    gains("sees-facedown", applies=lambda this, looking: looking is this.player),
    action(
        target=Target(lambda use: [c for p in use.you.provinces for c in p.contents]),
        run=rearrange,
    ),
)

card(
    "bonsai-garden",
    action(condition=lambda use: use.table.conflict_is("air"), effect=lambda use: [use.gain_honor()]),
)

card("impulsive-novice", *gains_skills(applies=while_held("fire", "void")))

card("court-novice", gains("political", 2, applies=while_held("air", "water")))


def from_province(use: Use) -> Flow[None]:
    """Play this character from its province."""
    yield from Play(use.this, use.seat).run(use.table)


card(
    "sneaky-shinjo",
    reaction(
        e.PassFirst,
        lambda use, event: event.seat == use.seat,
        run=from_province,
        changes=lambda use: Play(use.this, use.seat).possible(use.table),
        zones=["province"],
    ),
)

card(
    "marauding-oni",
    cannot("be-honored"),
    cannot("be-dishonored"),
    forced_reaction(
        (e.DeclareConflict, e.DeclareDefenders),
        lambda use, event: declared(use.this, event),
        effect=lambda use: [use.lose_honor()],
        limit=UNLIMITED,
    ),
)


def opposing_ability(seat: int, other: Card, cause: Any) -> bool:
    """Whether the cause is a card ability of this player's opponent."""
    return bool(cause.card_effect and cause.seat != seat)


def darken(use: Use) -> list[Event]:
    """Give +4 military skill. Opponents' card abilities cannot choose the character as a target."""
    return [
        *use.gets(use.target, military=4),
        use.apply(use.target, "cannot:be-targeted", test=opposing_ability, given=use.seat),
    ]


card(
    "spreading-the-darkness",
    action(costs=[lose_honor(2)], target=participant(yours), effect=darken),
)

card(
    "adopted-kin",
    gains(
        "keyword:ancestral",
        applies=lambda this, other: isinstance(other, Card) and other.host is this.host and other is not this,
    ),
    attaches=lambda this, host, seat: not any(a.id == this.id for a in host.attachments if a is not this),
)

card("ikoma-reservist", gains("military", 2, applies=while_held("fire", "water")))

card(
    "writ-of-authority",
    gains("must-be-discarded", applies=lambda this, other: this_card(this, other) and this.player.less_honorable),
)


def swim_away(delayed: e.Delayed, event: Event) -> Flow[None]:
    """Shuffle the character into its deck. A character that has gained the ability may belong to a dynasty deck."""
    cause, this = delayed.cause, delayed.about
    events = [cause.return_to(this, "deck bottom"), cause.shuffle(this.face.side, seat=this.owner)]
    yield from run_batch(event.table, events)


def ningyo(use: Use) -> list[Event]:
    """Put the character into play in the conflict. When the conflict ends, shuffle the character into its deck."""
    return [use.put_into_play(use.this, conflict=True), at_end_of_conflict(use, use.this, swim_away)]


# A copy in play keeps this one from entering play. This copy is still shuffled into the deck after the conflict,
# because the text has no "then".
card(
    "feral-ningyo",
    action(condition=lambda use: use.table.conflict_is("water"), effect=ningyo, zones=["hand", "play"]),
)


def two_each(use: Use) -> Flow[None]:
    """Each player draws 2 cards. After that, each player discards 2 cards of their choice."""
    players = use.table.player_order()
    yield from run_batch(use.table, [use.draw(2, seat=each.seat) for each in players])
    discards: list[Event] = []
    for each in players:
        count = min(2, len(each.hand))
        gone = yield from choose_subjects(
            each.seat, each.hand, source=use.label, least=count, most=count, kind="discard"
        )
        discards.append(use.discard_cards(gone))
    yield from finish(use, discards)


card("oracle-of-stone", action(run=two_each))


def others_of_host(use: Use) -> list[Card]:
    """Return the other characters of the player who controls the host.

    The attachment could move to these characters.
    """
    assert isinstance(use.event, e.LeavePlay)
    leaving = use.event.card
    return [c for c in leaving.player.characters if c is not leaving and use.attach(use.this, c).possible()]


def seep_on(use: Use) -> Flow[None]:
    """Move this attachment to another character of the same player."""
    chosen = yield from choose_subjects(use.seat, others_of_host(use), source=use.label)
    yield from run_batch(use.table, [use.attach(use.this, chosen[0])])


card(
    "tainted-koku",
    interrupt(
        e.LeavePlay,
        lambda use, event: event.card is use.host,
        run=seep_on,
        changes=lambda use: bool(others_of_host(use)),
    ),
)

card(
    "press-of-battle",
    action(
        condition=lambda use: in_military(use) and len(participants(use)) > len(enemies(use)),
        target=participant(lambda use, other: not other.face.unique),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "sabotage",
    action(
        condition=in_military,
        target=Target(lambda use: [c for p in use.opponent.provinces for c in p.contents]),
        effect=lambda use: [discard_from_province(use, use.target)],
    ),
)
