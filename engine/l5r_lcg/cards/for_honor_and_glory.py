"""For Honor and Glory."""

from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import (
    bow_one,
    entered,
    reveal_top,
    revealed_still,
    seal,
    three_bushi,
    uncounted,
)
from engine.l5r_lcg.cards.words import (
    action,
    card,
    character,
    conflict_here,
    friendly,
    gains,
    in_conflict,
    in_military,
    interrupt,
    one_of_each,
    participant,
    reaction,
    theirs,
    this_participates,
    would_interrupt,
    yours,
)
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.cost import DISCARD_FAVOR, SACRIFICE_THIS, Cost, spend_fate
from engine.l5r_lcg.duel import duel, may_duel
from engine.l5r_lcg.initiation import choose_subjects, finish
from engine.l5r_lcg.use import Use

card(
    "frostbitten-crossing",
    action(
        condition=conflict_here,
        target=participant(),
        effect=lambda use: [use.discard(other) for other in use.target.attachments],
    ),
)

card(
    "riot-in-the-streets",
    action(
        condition=lambda use: conflict_here(use) and three_bushi(use),
        target=participant(),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card("stoic-magistrate", uncounted(lambda this, other: this.defending and other.cost <= 2))

card(
    "kabuki-hero",
    action(
        condition=in_conflict,
        costs=[spend_fate(1)],
        effect=lambda use: use.gets(use.this, military=use.this.political),
    ),
)


def by_event(_: None, other: Card, cause: Cause) -> bool:
    """Whether the cause is the effect of an event card."""
    return cause.from_event


card(
    "northern-wall-sensei",
    action(
        condition=this_participates,
        target=participant(lambda use, other: yours(use, other) and bool(other.attachments)),
        effect=lambda use: [use.apply(use.target, "cannot:be-affected", test=by_event)],
    ),
)


def rally(use: Use) -> Flow[None]:
    """Turn the facedown cards faceup, then put up to 2 characters into play in the conflict."""
    facedown = [other for province in use.you.provinces for other in province.contents if other.facedown]
    turning: list[Event] = [use.turn_faceup(other) for other in facedown]
    yield from run_batch(use.table, turning)
    if not turning or not all(event.happened for event in turning):
        return
    able = one_of_each(c for c in use.you.faceup_in_provinces if use.put_into_play(c, conflict=True).possible())
    if able:
        chosen = yield from choose_subjects(use.seat, able, source=use.label, least=0, most=2)
        yield from run_batch(use.table, [use.put_into_play(other, conflict=True) for other in chosen])


card(
    "ikoma-ujiaki",
    action(
        condition=this_participates,
        costs=[DISCARD_FAVOR],
        run=rally,
        changes=lambda use: any(c.facedown for province in use.you.provinces for c in province.contents),
    ),
)


def sift(use: Use) -> Flow[None]:
    """Look at the top 3 cards of one of the opponent's decks.

    Discard one of the three, put one on top and one at the bottom.
    """
    sides = [side for side in ("dynasty", "conflict") if use.opponent.pile(f"{side} deck")]
    options = [selection(f"{side}-deck", side) for side in sides]
    side = yield from ask(Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label))
    seen = use.opponent.pile(f"{side} deck")[-3:][::-1]
    yield from run_batch(use.table, [use.look_at(seen)])
    gone = yield from choose_subjects(use.seat, seen, source=use.label, kind="discard")
    rest = [other for other in seen if other not in gone]
    events: list[Event] = [use.discard_cards(gone)]
    if len(rest) > 1:
        top = yield from choose_subjects(use.seat, rest, source=use.label, kind="put-on-top")
        events.extend(use.put_on_deck(other, bottom=True) for other in rest if other not in top)
    yield from run_batch(use.table, events)


card(
    "magnificent-lighthouse",
    action(run=sift, changes=lambda use: bool(use.opponent.dynasty_deck or use.opponent.conflict_deck)),
)

card(
    "bayushi-yojiro",
    gains("ignores-status", applies=lambda this, other: this.participating and other.participating),
)


def stands_by(use: Use, other: Card) -> bool:
    """Whether the character is ready and cheap, does not participate, and can move to the conflict."""
    return not other.bowed and other.cost <= 2 and use.move_to_conflict(other).possible()


card(
    "ide-tadaji",
    action(
        condition=this_participates,
        targets=[
            character(lambda use, other: yours(use, other) and stands_by(use, other), name="yours"),
            character(lambda use, other: theirs(use, other) and stands_by(use, other), name="theirs"),
        ],
        effect=lambda use: [use.move_to_conflict(other) for other in use.subjects],
    ),
)

card(
    "miwaku-kabe",
    interrupt(
        e.BreakProvince,
        lambda use, event: event.province is use.this.slot,
        effect=lambda use: [use.return_to(use.this, "deck bottom"), use.shuffle("dynasty", seat=use.this.owner)],
    ),
)

card(
    "pathfinder-s-blade",
    would_interrupt(
        e.Initiate,
        lambda use, event: use.host.attacking and use.conflict is not None and event.use.this is use.conflict.province,
        costs=[SACRIFICE_THIS],
        effect=lambda use: [use.cancel(use.event)] if use.event else [],
    ),
)


def hidden_defenders(use: Use) -> list[Card]:
    """Return the facedown dynasty cards in the attacked province."""
    return [other for other in use.conflict.province.contents if other.facedown] if use.conflict else []


def alarm(use: Use) -> Flow[None]:
    """Turn a facedown dynasty card of the attacked province faceup.

    If the card is a character, the character then defends.
    """
    chosen = yield from choose_subjects(use.seat, hidden_defenders(use), source=use.label)
    done = yield from run_batch(use.table, [use.turn_faceup(chosen[0])])
    if done and chosen[0].face.type == "character":
        yield from finish(use, [use.put_into_play(chosen[0], conflict=True)])


card(
    "raise-the-alarm",
    action(
        condition=lambda use: in_military(use) and use.conflict is not None and use.conflict.defender == use.seat,
        run=alarm,
        changes=lambda use: bool(hidden_defenders(use)),
    ),
)

card(
    "kakita-blade",
    gains("political", 2, applies=lambda this, other: other is this.host and other in this.table.duelists),
    reaction(
        e.ResolveDuel,
        lambda use, event: event.winner is use.host,
        effect=lambda use: [use.gain_honor()],
    ),
)

card(
    "high-kick",
    action(
        condition=in_military,
        costs=[bow_one(friendly(lambda use, other: other.participating and other.trait("monk")))],
        target=participant(theirs),
        effect=lambda use: [use.bow(use.target), use.apply(use.target, "cannot:trigger")],
    ),
)

card(
    "kamayari",
    reaction(
        e.TriggerAbility,
        lambda use, event: in_conflict(use) and use.host.participating and event.card.is_character,
        effect=lambda use: [use.bow(use.event.card)] if isinstance(use.event, e.TriggerAbility) else [],
    ),
    attaches=lambda this, host, seat: host.trait("bushi"),
)


def keep_spells(use: Use) -> Flow[None]:
    """Add the revealed Spells and Kihō to your hand and discard the rest."""
    shown = revealed_still(use)
    kept = [other for other in shown if other.trait("spell") or other.trait("kiho")]
    rest = [other for other in shown if other not in kept]
    yield from run_batch(use.table, [*(use.add_to_hand(other, shown=True) for other in kept), use.discard_cards(rest)])


card(
    "shrine-maiden",
    reaction(
        e.EnterPlay,
        entered,
        costs=[Cost(lambda use: reveal_top(use, 3))],
        run=keep_spells,
    ),
)

card(
    "harmonize",
    action(
        condition=lambda use: use.conflict is not None and use.conflict.defender == use.seat,
        targets=[
            character(
                lambda use, other: other.defending and use.move_home(other).possible(),
                name="defender",
            ),
            character(
                lambda use, other: (
                    other.attacking and other.cost <= use.chosen["defender"][0].cost and use.move_home(other).possible()
                ),
                name="attacker",
            ),
        ],
        effect=lambda use: [use.move_home(other) for other in use.subjects],
    ),
)

card("seal-of-the-scorpion", *seal("scorpion", "shinobi"))

card(
    "shinjo-saddle",
    action(
        target=character(lambda use, other: yours(use, other) and other.trait("cavalry")),
        effect=lambda use: [use.attach(use.this, use.target)],
    ),
    attaches=lambda this, host, seat: host.trait("cavalry"),
)


def debate(use: Use) -> Flow[None]:
    """Fight the duel. The loser's controller reveals their hand, and the other player discards a card from it."""

    def outcome(event: e.ResolveDuel) -> Flow[None]:
        loser = event.loser
        if loser is None or not loser.player.hand:
            return
        yield from run_batch(use.table, [use.reveal(loser.player.hand)])
        chosen = yield from choose_subjects(1 - loser.controller, loser.player.hand, source=use.label, kind="discard")
        yield from finish(use, [use.discard_cards(chosen)])

    yield from duel(use, use.chosen["yours"][0], use.chosen["theirs"][0], "political", outcome)


card(
    "policy-debate",
    action(
        targets=[participant(yours, name="yours"), participant(theirs, name="theirs")],
        run=debate,
        changes=lambda use: may_duel(use.chosen["yours"][0], use.chosen["theirs"][0], "political"),
    ),
)
