"""Disciples of the Void."""

from typing import Any

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import (
    conflict_phase_began,
    opposes,
    replace_in_province,
    resolvable,
    resolve_as_attacker,
    shugenja_needed,
    three_bushi,
    with_trait,
    won_by_five,
)
from engine.l5r_lcg.cards.words import (
    UNLIMITED,
    Layer,
    Target,
    action,
    attachment,
    cannot,
    card,
    character,
    forced_reaction,
    gains,
    in_conflict,
    in_military,
    interrupt,
    its_host,
    opponent_discards,
    participant,
    reaction,
    this_attacks,
    this_card,
    this_participates,
    vanilla,
    would_interrupt,
    yours,
)
from engine.l5r_lcg.cost import BOW_THIS, SACRIFICE_THIS, Cost
from engine.l5r_lcg.initiation import choose_subjects, finish, initiate, may_initiate
from engine.l5r_lcg.timing import ACTION
from engine.l5r_lcg.use import Use


def spells_to_play(use: Use) -> dict[Card, Use]:
    """Return the Spell events in your conflict discard pile that you could play now, with their uses."""
    uses = {
        other: use.table.use(ability, other, use.seat)
        for other in use.you.conflict_discard
        if other.face.type == "event" and other.trait("spell")
        for ability in other.face.abilities
        if ability.timing is ACTION
    }
    return {other: playing for other, playing in uses.items() if may_initiate(playing)}


def play_again(use: Use) -> Flow[None]:
    """Play a Spell event from your conflict discard pile, then remove it from the game."""
    able = spells_to_play(use)
    chosen = yield from choose_subjects(use.seat, list(able), source=use.label)
    if (yield from initiate(able[chosen[0]])):
        yield from run_batch(use.table, [e.RemoveFromGame(use, chosen[0])])


card(
    "kyuden-isawa",
    action(
        condition=in_conflict,
        costs=[BOW_THIS],
        run=play_again,
        changes=lambda use: bool(spells_to_play(use)),
    ),
)

card(
    "sanpuku-seido",
    gains("counts-glory", applies=lambda this, conflict: conflict.province is this),
    stands_alone=True,
)

# The rules for building decks count the influence that this card adds.
vanilla("support-of-the-phoenix", "fire-tensai-initiate")

card(
    "pacifist-philosopher",
    reaction(e.PassConflict, effect=lambda use: [use.gain_fate()], limit=2),
)


def spell_by_you(use: Use, event: e.PlayCard) -> bool:
    """Whether you played a Spell during a conflict."""
    return event.seat == use.seat and event.during_conflict and event.card.trait("spell")


card(
    "shiba-tetsu",
    reaction(
        e.PlayCard,
        spell_by_you,
        effect=lambda use: use.gets(use.this, military=1, political=1),
        limit=UNLIMITED,
    ),
)


def in_its_element(this: Card, played: Card) -> bool:
    """Whether one of the card's traits is an element of the contested ring."""
    conflict = this.table.conflict
    return conflict is not None and any(played.trait(element) for element in conflict.elements)


card("inquisitive-ishika", gains("play-cost", -1, applies=in_its_element))

card(
    "fire-elemental-guard",
    action(
        condition=lambda use: (
            use.conflict is not None and sum("spell" in face.traits for face in use.conflict.played[use.seat]) >= 3
        ),
        target=attachment(),
        effect=lambda use: [use.discard(use.target)],
    ),
)


def by_opponent(this: Card, other: Card, cause: Any) -> bool:
    """Whether the cause is the effect of an opponent's card."""
    return bool(cause is not None and cause.card_effect and cause.seat != this.controller)


card(
    "kaito-temple-protector",
    cannot("move", applies=lambda this, other: other is this and this.defending, test=by_opponent),
    action(
        condition=lambda use: use.this.defending,
        target=participant(lambda use, other: other is not use.this, reference=True),
        effect=lambda use: [
            use.apply(use.this, "military", use.target.military, layer=Layer.BASE),
            use.apply(use.this, "political", use.target.political, layer=Layer.BASE),
        ],
    ),
)


def copy_lies_discarded(this: Card, player: Any, playing: Use) -> bool:
    """Whether the player does not have the earth ring, and their conflict discard pile holds a copy of the event."""
    return not player.holds("earth") and any(c.face.name == playing.this.face.name for c in player.conflict_discard)


card(
    "isawa-tadaka",
    cannot("play-event", applies=lambda this, player: player is this.player.opponent, test=copy_lies_discarded),
)

card(
    "fushicho",
    interrupt(
        e.LeavePlay,
        lambda use, event: event.card is use.this,
        target=Target(
            lambda use: [c for c in use.you.dynasty_discard if c.face.type == "character" and c.of_clan("phoenix")]
        ),
        effect=lambda use: [use.put_into_play(use.target, fate=1)],
    ),
)

card(
    "secluded-shrine",
    reaction(
        e.PhaseBegins,
        conflict_phase_began,
        target=Target(lambda use: [ring for ring in use.table.rings.values() if ring not in use.you.held]),
        effect=lambda use: [use.apply_to_player(use.seat, f"holds:{use.target.element}")],
    ),
)


def must_sacrifice(use: Use) -> Flow[None]:
    """Let the player who passed choose and sacrifice a character."""
    assert isinstance(use.event, e.PassConflict)
    player = use.table.players[use.event.seat]
    able = [other for other in player.characters if use.sacrifice(other).possible()]
    chosen = yield from choose_subjects(player.seat, able, source=use.label, kind="sacrifice")
    yield from run_batch(use.table, [use.sacrifice(chosen[0])])


card(
    "hida-amoro",
    forced_reaction(
        e.PassConflict,
        run=must_sacrifice,
        changes=lambda use: (
            isinstance(use.event, e.PassConflict)
            and any(use.sacrifice(other).possible() for other in use.table.players[use.event.seat].characters)
        ),
        limit=UNLIMITED,
    ),
)

card(
    "doji-shigeru",
    reaction(
        e.PlayCard,
        lambda use, event: event.seat != use.seat and event.card.face.type == "event" and use.this.participating,
        run=lambda use: opponent_discards(use, 1),
        changes=lambda use: bool(use.opponent.hand),
        limit=UNLIMITED,
    ),
)

card("togashi-tadakatsu", gains("defender-chooses-ring", applies=lambda this, attacker: True))

card(
    "ikoma-tsanuri",
    action(
        condition=lambda use: this_participates(use) and three_bushi(use),
        effect=lambda use: [
            event
            for other in use.you.characters
            if other.participating
            for event in use.gets(other, military=1, political=1)
        ],
    ),
)

card(
    "moto-nergui",
    action(
        condition=lambda use: this_participates(use) and in_military(use),
        target=participant(lambda use, other: other.glory == max(c.glory for c in use.table.participants())),
        effect=lambda use: [use.move_home(use.target)],
    ),
)

card(
    "kaito-kosori",
    gains(
        "counts-at-home",
        applies=lambda this, other: this_card(this, other) and not this.participating and this.table.conflict_is("air"),
    ),
)

card("favor-of-the-kami", gains("glory", applies=its_host))


def fire(this: Card, other: Card) -> int:
    """Count the Fire cards that the card's controller has in play, and 2 more with the fire ring."""
    return with_trait(this.player, "fire") + (2 if this.player.holds("fire") else 0)


card("katana-of-fire", gains("military", fire, applies=its_host), playable=shugenja_needed)

card("the-path-of-man", reaction(e.CompareSkills, won_by_five, effect=lambda use: [use.gain_fate(2)]))

card(
    "wholeness-of-the-world",
    would_interrupt(
        e.ReturnRing,
        lambda use, event: event.ring.claimed_by == use.seat,
        effect=lambda use: [use.replace(use.event, [])] if use.event else [],
        maximum=1,
    ),
)


def in_this_political(number: int | None, other: Card, cause: Any) -> bool:
    """Whether the conflict of this number is in progress and political."""
    conflict = other.table.conflict
    return conflict is not None and conflict.number == number and conflict.skill == "political"


def unbowed(use: Use) -> list[Any]:
    """The opponent's card effects and the end of political conflicts do not bow the character."""
    number = None if use.conflict is None else use.conflict.number
    return [
        use.apply(use.target, "cannot:bow", test=opposes, given=use.seat),
        use.apply(use.target, "cannot:bow-after-conflict", test=in_this_political, given=number),
    ]


card("clarity-of-purpose", action(condition=in_conflict, target=character(yours), effect=unbowed))


def heirs(use: Use) -> list[Card]:
    """Return the characters that could get the fate: non-unique, without fate, under the same player's control."""
    return [
        other
        for other in use.target.player.characters
        if not other.fate and not other.face.unique and use.place_fate(other, from_card=use.target).possible()
    ]


def twist(use: Use) -> Flow[None]:
    """Move all fate from the chosen character to another character of the same player."""
    chosen = yield from choose_subjects(use.seat, heirs(use), source=use.label)
    yield from finish(use, [use.place_fate(chosen[0], use.target.fate, from_card=use.target)])


card(
    "karmic-twist",
    action(
        target=character(lambda use, other: not other.face.unique and other.fate > 0),
        run=twist,
        changes=lambda use: bool(heirs(use)),
    ),
)

card(
    "yogo-kikuyo",
    would_interrupt(
        e.Initiate,
        lambda use, event: (
            in_conflict(use) and event.use.from_event and event.use.seat != use.seat and event.use.this.trait("spell")
        ),
        costs=[Cost(lambda use: [use.put_into_play(use.this)])],
        effect=lambda use: [use.cancel(use.event)] if use.event else [],
        zones=["hand"],
    ),
)

card(
    "guardian-kami",
    action(
        condition=lambda use: use.this.defending,
        costs=[SACRIFICE_THIS],
        run=resolve_as_attacker,
        changes=resolvable,
        maximum=1,
        period="conflict",
    ),
)

card(
    "kami-unleashed",
    action(
        condition=this_attacks,
        costs=[SACRIFICE_THIS],
        run=resolve_as_attacker,
        changes=resolvable,
        maximum=1,
        period="conflict",
    ),
)


def walk_the_way(use: Use) -> Flow[None]:
    """Look at the top 3 cards of your dynasty deck.

    Discard a card from one of your provinces, put one of the three there instead, then shuffle.
    """
    top = use.you.dynasty_deck[-3:][::-1]
    yield from run_batch(use.table, [use.look_at(top)])
    yield from replace_in_province(use, use.you.provinces, top)
    yield from finish(use, [use.shuffle("dynasty")])


card(
    "walking-the-way",
    action(run=walk_the_way, changes=lambda use: bool(use.you.dynasty_deck)),
    bought=lambda this, seat: int(shugenja_needed(this, seat)),
)
