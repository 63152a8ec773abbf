"""Rites: Rituals of several Shugenja, spells against the dark, a Black Scroll, Kiho that lead."""

from typing import Literal, get_args

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.ability import Ability
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import shadowlands
from engine.l5r_ccg.cards.words import (
    BOW_HOST,
    DESTROY_THIS,
    Target,
    battle,
    before,
    card,
    limited,
    open_,
    opposing,
    personality,
    whenever,
    yours,
)
from engine.l5r_ccg.rituals import Ritual
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.use import Use

CORRUPTION = "Corruption"


def destroy_tokens(use: Use, one: Card) -> list[Event]:
    """Return the end of all tokens on a card."""
    names = dict.fromkeys(token.name for token in one.tokens)
    return [use.remove_token(one, name, sum(token.name == name for token in one.tokens)) for name in names]


# Rituals

card(
    "fiery-wrath",
    limited(
        words=("Ritual", "Elemental", "Fire"),
        costs=[Ritual(2), DESTROY_THIS],
        target=Target(
            lambda use: [
                place.region for seat in use.table.players for place in seat.standing if place.region is not None
            ]
        ),
        effect=lambda use: [use.destroy(use.target)],
    ),
)
card(
    "benevolent-protection-of-shinsei",
    limited(
        words=("Ritual",),
        costs=[Ritual(2), DESTROY_THIS],
        target=Target(lambda use: use.you.standing),
        effect=lambda use: [use.apply(use.target, "cannot:be-attacked", until="next-turn")],
    ),
)

# Spells


card(
    "divine-the-future",
    limited(
        target=Target(lambda use: [place for place in use.you.standing if place.card is not None]),
        # What is shuffled is back in the deck as the province is filled.
        effect=lambda use: [use.put_on_deck(use.target.card, bottom=True), use.shuffle("dynasty")],
    ),
)
card(
    "the-path-to-inner-peace",
    limited(
        target=personality(lambda use, one: bool(one.tokens)),
        effect=lambda use: [
            *destroy_tokens(use, use.target),
            *([] if yours(use, use.target) else [use.destroy(use.this)]),
        ],
    ),
)
card(
    "tomb-of-jade",
    limited(
        costs=[DESTROY_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if shadowlands(one)]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)
card(
    "spiritual-presence",
    open_(target=personality(), effect=lambda use: use.gives(use.target, force=use.host.face.chi)),
    open_(
        target=personality(),
        costs=[DESTROY_THIS],
        effect=lambda use: use.gives(use.target, force=use.host.casting_chi),
    ),
)
card(
    "stale-wind",
    limited(
        effect=lambda use: [
            use.apply(one, "trait:Shadowlands")
            for one in use.table.personalities()
            if one.personal_honor < 2 and not one.trait("Shadowlands")
        ]
    ),
)


def _small_foes(use: Use) -> list[Card]:
    """Return the opposing Personalities and Followers of 2 Force or less that can be targets."""
    return [
        one
        for leader in use.table.personalities()
        if opposing(use, leader)
        for one in (leader, *leader.followers)
        if one.force <= 2 and not one.forbids("be-targeted", use)
    ]


card(
    "heart-of-the-inferno",
    battle(
        words=("Elemental", "Fire"),
        condition=lambda use: use.this.in_battle,
        costs=[DESTROY_THIS],
        effect=lambda use: [use.destroy(one) for one in _small_foes(use)],
    ),
)
# A Black Scroll: who holds it rots (§black-scroll).


def _rots() -> Ability:
    return whenever(
        e.Straighten,
        lambda use, event: event.card is use.this.host,
        effect=lambda use: [use.place_token(use.host, chi=-1, name=CORRUPTION)],
    )


card(
    "touch-of-despair",
    _rots(),
    limited(
        target=personality(lambda use, one: not one.trait("Shadowlands")),
        effect=lambda use: [use.apply(use.target, "trait:Shadowlands", until="permanent")],
    ),
)


TOP = 5
Deck = Literal["dynasty", "fate"]


def _divines(use: Use) -> Flow[None]:
    """Let a deck of any player be chosen, and look at its top cards."""
    decks: list[tuple[Player, Deck]] = [
        (player, side)
        for player in use.table.players
        for side in get_args(Deck)
        if player.pile(f"{side} deck") and use.table.is_in(player.seat)
    ]
    options = [
        Option(f"deck:{player.seat}:{side}", f"deck-{side}", (player, side), player=player.seat)
        for player, side in decks
    ]
    player, side = yield from ask(Prompt(use.seat, "deck", options, rule="target", source=use.label))
    yield from run_batch(use.table, [use.look_at(player.pile(f"{side} deck")[: -TOP - 1 : -1])])


card(
    "dark-divination",
    _rots(),
    open_(run=_divines, condition=lambda use: any(one.fate_deck or one.dynasty_deck for one in use.table.players)),
)


def _wastes(use: Use) -> Flow[None]:
    """Put the token; who dies of it may take a Corruption token from the Shugenja."""
    yield from run_batch(use.table, [use.place_token(use.target, chi=-2, name="Wasting")])
    host = use.this.host
    if not use.target.in_play and host is not None and any(token.name == CORRUPTION for token in host.tokens):
        healed = yield from choose_subjects(use.seat, [host], source=use.label, rule="tokens", least=0)
        yield from run_batch(use.table, [use.remove_token(one, CORRUPTION) for one in healed])


card("the-wasting-disease", _rots(), limited(target=personality(), run=_wastes))

# What undoes copies

EXCHANGING = ("energy-transference",)

card(
    "disrupt-the-aura",
    before(
        (e.CopyValue, e.CopyAbility), lambda use, event: event.possible(), effect=lambda use: [use.cancel(use.event)]
    ),
    before(
        e.Initiate,
        lambda use, event: event.use.this.id in EXCHANGING,
        effect=lambda use: [use.cancel(use.event)],
    ),
)

# Kiho

card(
    "ancestral-guidance",
    open_(
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai") and not one.trait("Tactician")),
        effect=lambda use: [use.apply(use.target, "trait:Tactician")],
    ),
)


def _battlefields(use: Use) -> list[Province]:
    """Return the provinces where a battle is or will be fought."""
    attack = use.table.attack
    if attack is None:
        return []
    places = [place for place in use.table.players[attack.defender].standing if place not in attack.fought]
    return [place for place in places if any(one.at is place for one in use.table.personalities())]


card(
    "master-of-the-rolling-river",
    battle(
        condition=lambda use: len(_battlefields(use)) > 1,
        targets=[
            personality(lambda use, one: yours(use, one) and one.at in _battlefields(use)),
            Target(_battlefields, name="province"),
        ],
        effect=lambda use: [use.move(use.target, use.chosen["province"][0])],
    ),
)

# Ancestors who guard against corruption

card(
    "shiryo-no-bayushi",
    limited(
        costs=[BOW_HOST],
        target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Black Scroll")]),
        effect=lambda use: [use.destroy(use.target)],
    ),
    limited(
        costs=[BOW_HOST],
        # What is targeted is the token, not who has it, who may well be the Personality that bows for this (§target).
        target=Target(
            lambda use: [one for one in use.table.in_play() if any(token.name == CORRUPTION for token in one.tokens)],
            bowed=True,
        ),
        effect=lambda use: [use.remove_token(use.target, CORRUPTION)],
    ),
)
