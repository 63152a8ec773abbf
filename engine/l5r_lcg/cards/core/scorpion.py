"""Scorpion Clan, Core Set."""

from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import of_its_conflict
from engine.l5r_lcg.cards.words import (
    Choice,
    Layer,
    Target,
    action,
    attachment,
    card,
    character,
    friendly,
    gains_skills,
    in_conflict,
    in_political,
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
)
from engine.l5r_lcg.cost import BOW_THIS, SACRIFICE_THIS, discard_from_hand, dishonor, lose_honor, spend_fate
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.search import search_top
from engine.l5r_lcg.use import Use

card(
    "city-of-the-open-hand",
    action(
        condition=lambda use: use.you.less_honorable,
        costs=[BOW_THIS],
        effect=lambda use: [use.take_honor()],
    ),
)

card(
    "secret-cache",
    reaction(
        e.DeclareConflict,
        lambda use, event: event.conflict.province is use.this,
        run=lambda use: search_top(use, 5),
        changes=lambda use: bool(use.you.conflict_deck),
    ),
)

vanilla("bayushi-liar")

card("bayushi-manipulator", reaction(e.RevealDials, effect=lambda use: [use.change_bid(1)]))

card(
    "sinister-soshi",
    action(
        condition=in_conflict,
        target=participant(),
        effect=lambda use: use.gets(use.target, military=-2, political=-2),
    ),
)

card(
    "blackmail-artist",
    reaction(
        e.CompareSkills,
        lambda use, event: use.this in event.winners and event.conflict.skill == "political",
        effect=lambda use: [use.take_honor()],
    ),
)

card(
    "soshi-illusionist",
    action(
        costs=[spend_fate(1)],
        target=character(),
        effect=lambda use: [use.discard_status(use.target)],
    ),
)

card(
    "yogo-outcast",
    *gains_skills(applies=lambda this, other: this_card(this, other) and this.player.less_honorable),
)


def to_another(use: Use) -> list[Event]:
    """Honor or dishonor the chosen character instead.

    The new effect is still honoring or dishonoring (§replacement-effects).
    """
    verb = use.honor if isinstance(use.event, e.Honor) else use.dishonor
    return [use.replace(use.event, [verb(use.target)])] if use.event else []


card(
    "young-rumormonger",
    would_interrupt(
        (e.Honor, e.Dishonor),
        target=character(
            lambda use, other: (
                isinstance(use.event, e.CardEvent)
                and other is not use.event.card
                and other.controller == use.event.card.controller
            )
        ),
        effect=to_another,
    ),
)

card(
    "favored-niece",
    action(costs=[discard_from_hand()], effect=lambda use: [use.draw()], limit=2),
)

card(
    "shosuro-actress",
    action(
        condition=in_conflict,
        costs=[SACRIFICE_THIS],
        target=Target(
            lambda use: [
                c
                for c in (*use.opponent.dynasty_discard, *use.opponent.conflict_discard)
                if c.face.type == "character" and not c.trait("shinobi") and c.cost <= 3
            ]
        ),
        effect=lambda use: [use.put_into_play(use.target, conflict=True)],
    ),
)


def to_be_dishonored(use: Use) -> list[Card]:
    """Return the opponent's characters that can be dishonored."""
    return [other for other in use.opponent.characters if use.dishonor(other).possible()]


def discard_or_dishonor(use: Use) -> Flow[None]:
    """The opponent discards a card at random or dishonors a character of their choice, as selected."""
    if use.choice == "discard":
        yield from run_batch(use.table, [use.discard_at_random(seat=use.opponent.seat)])
    elif able := to_be_dishonored(use):
        chosen = yield from choose_subjects(use.opponent.seat, able, source=use.label)
        yield from run_batch(use.table, [use.dishonor(chosen[0])])


card(
    "shosuro-miyako",
    reaction(
        e.EnterPlay,
        lambda use, event: event.played and event.seat == use.seat and event.origin == "hand",
        choice=Choice(
            {"discard": lambda use: bool(use.opponent.hand), "dishonor": lambda use: bool(to_be_dishonored(use))},
            by=opponent,
        ),
        run=discard_or_dishonor,
    ),
)


def switch_base(use: Use) -> list[Event]:
    """Exchange the values of the two base skills. A dash cannot be changed (§dash)."""
    military, political = use.target.base_skill("military"), use.target.base_skill("political")
    if military is None or political is None or military == political:
        return []
    return [
        use.apply(use.target, "military", political, layer=Layer.BASE),
        use.apply(use.target, "political", military, layer=Layer.BASE),
    ]


card("bayushi-yunako", action(condition=this_participates, target=character(), effect=switch_base))


def is_won(delayed: e.Delayed, event: e.CompareSkills) -> bool:
    """Tell whether the player who set up this effect wins the conflict in which it was set up."""
    return of_its_conflict(delayed, event) and event.conflict.winner == delayed.cause.seat


def shame(delayed: e.Delayed, event: Event) -> Flow[None]:
    """Let the player dishonor the character."""
    use, moved = delayed.cause, delayed.about
    if not use.dishonor(moved).possible():
        return
    options = [selection("dishonor", True), selection("done", False)]
    prompt = Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label)
    if (yield from ask(prompt)):
        yield from run_batch(use.table, [use.dishonor(moved)])


def dishonor_if_won(use: Use) -> list[Event]:
    """Set up the delayed effect: if its player wins this conflict, that player may dishonor the character."""
    number = None if use.conflict is None else use.conflict.number
    return [use.delay(e.CompareSkills, is_won, shame, about=use.target, given=number)]


card(
    "yogo-hiroue",
    action(
        condition=this_participates,
        target=character(),
        effect=lambda use: [use.move_to_conflict(use.target)],
        then=dishonor_if_won,
    ),
)


def has_withered(delayed: e.Delayed, event: Event) -> bool:
    """Whether the character has no political skill."""
    return not delayed.about.political


def discard_withered(delayed: e.Delayed, event: Event) -> Flow[None]:
    """Discard the character."""
    yield from run_batch(event.table, [delayed.cause.discard(delayed.about)])


def wither(use: Use) -> list[Event]:
    """Give -1 political skill. If the skill is 0 at any time until the end of the conflict, discard the character."""
    return [
        *use.gets(use.target, political=-1),
        use.delay(Event, has_withered, discard_withered, "conflict", about=use.target, standing=True),
    ]


card(
    "bayushi-shoju",
    action(
        condition=lambda use: this_participates(use) and in_political(use),
        target=participant(theirs),
        effect=wither,
        limit=2,
    ),
)

card("city-of-lies", action(effect=lambda use: [use.apply_to_player(use.seat, "event-discount")]))

card(
    "adept-of-shadows",
    action(costs=[lose_honor(1)], effect=lambda use: [use.return_to(use.this, "hand")]),
)

vanilla("unassuming-yojimbo")

card(
    "court-mask",
    action(effect=lambda use: [use.return_to(use.this, "hand"), use.dishonor(use.host)]),
    attaches=to_yours,
)

vanilla("fiery-madness")

card(
    "forged-edict",
    would_interrupt(
        e.Initiate,
        lambda use, event: event.use.from_event,
        costs=[dishonor(friendly(lambda use, other: other.trait("courtier")))],
        effect=lambda use: [use.cancel(use.event)] if use.event else [],
    ),
)

card(
    "way-of-the-scorpion",
    action(
        condition=in_conflict,
        target=participant(lambda use, other: not other.of_clan("scorpion")),
        effect=lambda use: [use.dishonor(use.target)],
    ),
)


def call_in(use: Use) -> list[Event]:
    """Attach the card, under your control, to the character that would be dishonored.

    If the card cannot be attached, discard it.
    """
    debtor = use.paid.get("dishonor")
    if debtor is not None and use.take_control(use.target).possible():
        attaching = e.Attach(use, use.target, debtor, use.seat)
        if attaching.possible():
            return [attaching]
    return [use.discard(use.target)]


card(
    "calling-in-favors",
    action(costs=[dishonor(friendly())], target=attachment(theirs), effect=call_in),
)

card(
    "i-can-swim",
    action(
        condition=lambda use: in_conflict(use) and (use.you.bid or 0) > (use.opponent.bid or 0),
        target=participant(lambda use, other: theirs(use, other) and other.dishonored),
        effect=lambda use: [use.discard(use.target)],
    ),
)


def in_ambush(use: Use) -> list[Card]:
    """Return the Scorpion characters in hand and faceup on provinces that could take part."""
    return one_of_each(
        c
        for c in (*use.you.hand, *use.you.faceup_in_provinces)
        if c.face.type == "character" and c.of_clan("scorpion") and c.cost <= 6
    )


card(
    "ambush",
    action(
        condition=in_conflict,
        target=Target(in_ambush, most=2, total=6, measure=lambda other: other.cost, guarded=True),
        effect=lambda use: [use.put_into_play(other, conflict=True) for other in use.targets],
    ),
)

card(
    "blackmail",
    action(
        condition=in_conflict,
        target=character(lambda use, other: theirs(use, other) and other.cost <= 2),
        effect=lambda use: [use.take_control(use.target, until="conflict")],
    ),
    playable=lambda use: use.you.less_honorable,
)
