"""Spells (§spell)."""

from typing import Any, Literal, get_args

from engine.cardplay.choosing import choose_subjects, passing
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.cardplay.initiation import initiate
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.delayed import condition, delayed_effect
from engine.l5r_ccg.abilities.payments import PAID
from engine.l5r_ccg.abilities.rituals import Ritual, chi_of, joint_chi, number, others, shugenja
from engine.l5r_ccg.abilities.timing import BATTLE, EVENT
from engine.l5r_ccg.abilities.traits import frighten
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.bowing import stays_bowed
from engine.l5r_ccg.cards.phrases.copying import abilities_of, copy_one
from engine.l5r_ccg.cards.phrases.duels import opposing_side, you_duel
from engine.l5r_ccg.cards.phrases.fighting import all_units, army_of, mounted, shadowlands
from engine.l5r_ccg.cards.phrases.hiding import hides
from engine.l5r_ccg.cards.phrases.people import CORRUPTION, all_players
from engine.l5r_ccg.cards.phrases.provinces import filled, standing
from engine.l5r_ccg.cards.phrases.shots import may_be_swept, shot_at_ones_army, twice
from engine.l5r_ccg.cards.phrases.tokens import giver_and_taker, moves_a_token
from engine.l5r_ccg.cards.words import (
    DESTROY_THIS,
    Target,
    battle,
    before,
    card,
    discard_from_hand,
    fear,
    gains,
    here,
    its_host,
    limited,
    lose_honor,
    open_,
    opposing,
    personality,
    player,
    ranged,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.fighting.ranged import WITH, Ranged
from engine.l5r_ccg.marks import LIES_UNDER, TURNED_UP
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.tokens import follower_token, personality_token

# The rules bow the Shugenja who casts a spell (§casting-spells), so cards do not declare this cost.
card(
    "biting-steel",
    open_(
        target=personality(),
        effect=lambda use: (
            use.gives(use.target, force=3, chi=3)
            if use.target.of_clan("Dragon")
            else use.gives(use.target, force=2, chi=2)
        ),
    ),
)

card(
    "earthquake",
    battle(words=["Elemental", "Earth"], target=personality(opposing), effect=lambda use: [use.bow(use.target)]),
)

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

card(
    "divine-the-future",
    limited(
        target=Target(lambda use: [place for place in use.you.standing if place.card is not None]),
        # The deck is shuffled before the province is refilled, so the same card may come back.
        effect=lambda use: [use.put_on_deck(use.target.card, bottom=True), use.shuffle("dynasty")],
    ),
)


def destroy_tokens(use: Use, one: Card) -> list[Event]:
    """Return the events that remove all tokens from a card."""
    names = dict.fromkeys(token.name for token in one.tokens)
    return [use.remove_token(one, name, sum(token.name == name for token in one.tokens)) for name in names]


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
    open_(target=personality(), effect=lambda use: use.gives(use.target, force=use.host.as_printed(use.host.face.chi))),
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


# A Black Scroll corrupts the Shugenja who has it (§black-scroll).
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


def _decks(use: Use) -> list[Option]:
    """Return an option for each deck that has cards. The value of each option is the deck."""
    decks: list[tuple[Player, Deck]] = [
        (player, side)
        for player in use.table.players
        for side in get_args(Deck)
        if player.pile(f"{side} deck") and use.table.is_in(player.seat)
    ]
    return [
        Option(f"deck:{player.seat}:{side}", f"deck-{side}", player.pile(f"{side} deck"), player=player.seat)
        for player, side in decks
    ]


def _divines(use: Use) -> Flow[None]:
    """Let the player choose anybody's deck and look at its top cards."""
    deck = yield from ask(Prompt(use.seat, "deck", _decks(use), rule="target", source=use.label))
    yield from run_batch(use.table, [use.look_at(deck[: -TOP - 1 : -1])])


card(
    "dark-divination",
    _rots(),
    open_(run=_divines, condition=lambda use: any(one.fate_deck or one.dynasty_deck for one in use.table.players)),
)


def _turned(use: Use, place: Province) -> Event:
    """Return the event that turns over the card in a Province."""
    assert place.card is not None
    return use.turn_faceup(place.card) if place.card.facedown else e.TurnFacedown(use, place.card)


def _lying(use: Use) -> list[Province]:
    return [place for place in filled(use) if _turned(use, place).possible()]


def _covered(use: Use) -> list[Option]:
    """Return the decks whose top card lies face down."""
    return [option for option in _decks(use) if not option.value[-1].marked(TURNED_UP)]


def _turns_over(use: Use) -> Flow[None]:
    """Let the player turn over a card in a Province, or the top card of a deck, so that everybody knows it."""
    options = [*(place.option("choose") for place in _lying(use)), *_covered(use)]
    chosen = yield from ask(Prompt(use.seat, "turn-over", options, rule="target", source=use.label))
    turning = _turned(use, chosen) if isinstance(chosen, Province) else e.TurnUp(use, chosen[-1].owner, [chosen[-1]])
    yield from run_batch(use.table, [turning])


card(
    "call-upon-the-wind",
    limited(words=["Elemental"], condition=lambda use: bool(_lying(use) or _covered(use)), run=_turns_over),
)


def _wastes(use: Use) -> Flow[None]:
    """Put the token on the target.

    If the target dies, the Shugenja's player may remove a Corruption token from the Shugenja.
    """
    yield from run_batch(use.table, [use.place_token(use.target, chi=-2, name="Wasting")])
    host = use.this.host
    if not use.target.in_play and host is not None and any(token.name == CORRUPTION for token in host.tokens):
        healed = yield from choose_subjects(use.seat, [host], source=use.label, rule="tokens", least=0)
        yield from run_batch(use.table, [use.remove_token(one, CORRUPTION) for one in healed])


card("the-wasting-disease", _rots(), limited(target=personality(), run=_wastes))

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

card(
    "wind-born-speed",
    open_(target=Target(all_units), effect=lambda use: mounted(use, [use.target, *use.target.followers])),
)

card(
    "wings-of-fire",
    open_(
        words=("Elemental", "Fire"),
        target=Target(lambda use: [one for leader in all_units(use) for one in (leader, *leader.followers)]),
        effect=lambda use: mounted(use, [use.target]),
    ),
)

card(
    "fires-of-purity",
    open_(
        words=("Elemental", "Fire"),
        target=personality(lambda use, one: one.personal_honor > 2),
        effect=lambda use: use.gives(use.target, force=3, chi=3),
    ),
)

card(
    "look-into-the-void",
    open_(words=("Elemental", "Void"), costs=[discard_from_hand()], effect=lambda use: [use.draw()]),
)

card(
    "stifling-wind",
    battle(
        words=("Elemental", "Air"),
        target=Target(lambda use: [one for leader in all_units(use) for one in leader.followers if opposing(use, one)]),
        effect=lambda use: [use.bow(use.target)],
    ),
    battle(
        words=("Elemental", "Air"),
        target=personality(lambda use, one: opposing(use, one) and all(each.bowed for each in one.followers)),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "energy-transference",
    open_(
        target=personality(lambda use, one: one.force != one.chi and not one.forbids("be-copied")),
        effect=lambda use: [
            *use.gives(use.target, force=use.target.chi - use.target.force, chi=use.target.force - use.target.chi),
            *([] if use.target.controller == use.seat else [use.destroy(use.this)]),
        ],
    ),
)


card(
    "winds-of-change",
    limited(
        words=("Elemental", "Air"),
        target=Target(filled),
        effect=lambda use: [use.discard([use.target.card])],
    ),
)

card(
    "counterspell",
    before(
        e.Initiate, lambda use, event: bool(event.use.counts_as("Innate")), effect=lambda use: [use.cancel(use.event)]
    ),
)


def _targets_this_player(use: Use, event: e.Initiate) -> bool:
    """Tell whether an Elemental action targets this player or a card that this player has in play."""
    aimed = event.use.subjects
    mine = [one for one in aimed if one is use.you or (isinstance(one, Card) and one.in_play and yours(use, one))]
    return bool(mine) and event.use.counts_as("Elemental")


card("elemental-ward", before(e.Initiate, _targets_this_player, effect=lambda use: [use.cancel(use.event)]))

FURY = "Fury"


def _is_spent(use: Use) -> bool:
    return not use.this.tokens


def _gone(use: Use) -> list[Event]:
    return [use.destroy(use.this)]


# The card is destroyed at the end of the attack in which it lost its last token.
card(
    "the-fury-of-osano-wo",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        effect=lambda use: [use.place_token(use.this, name=FURY, amount=3)],
    ),
    whenever(
        e.RemoveToken,
        lambda use, event: event.card is use.this and _is_spent(use) and event.cause.this is not use.this,
        effect=_gone,
    ),
    whenever(e.CastSpell, lambda use, event: event.cause.this is use.this and _is_spent(use), effect=_gone),
    whenever(
        e.Cancel,
        lambda use, event: isinstance(event.event, e.Initiate) and event.event.use.this is use.this and _is_spent(use),
        effect=_gone,
    ),
    ranged(
        lambda use: use.host.casting_chi + 2,
        costs=[Cost(lambda use: [use.remove_token(use.this, FURY)])],
        joins=False,
    ),
)


def _shoots(given: object, subject: object, cause: Any) -> bool:
    return cause is not None and cause.counts_as("Ranged")


SHOOTS = condition("shoots", _shoots)

card(
    "osano-wo-s-breath",
    battle(
        words=("Elemental",),
        effect=lambda use: [use.apply(one, "cannot:act", until="battle", test=SHOOTS) for one in all_players(use)],
    ),
)


def _darkly_attacked(given: Any, place: Province, cause: Any = None) -> bool:
    """Tell whether a Shadowlands card is in the army that attacks a Province."""
    attackers = [one for one in place.table.personalities() if one.at is place and one.attacking]
    return any(shadowlands(one) for leader in attackers for one in leader.unit)


DARKLY_ATTACKED = condition("darkly-attacked", _darkly_attacked)

card(
    "evil-ward",
    open_(
        anywhere=True,
        target=Target(standing),
        effect=lambda use: [use.apply(use.target, "strength", 5, test=DARKLY_ATTACKED)],
    ),
)

card(
    "summon-faeries",
    open_(
        target=personality(lambda use, one: one.trait("Shugenja") and one is not use.host),
        effect=lambda use: stays_bowed(use, use.target) if use.host.of_clan("Phoenix") else [use.bow(use.target)],
    ),
)


def _exchanged(use: Use) -> list[Event]:
    """Return the events that exchange a Personality's Personal Honor and Chi."""
    one = use.target
    more = one.personal_honor - one.chi
    return [use.apply(one, "chi", more), use.apply(one, "personal-honor", -more)]


card(
    "force-of-will",
    open_(
        costs=[Cost(lambda use: [use.destroy(use.this)] if use.chosen and not yours(use, use.target) else [])],
        target=personality(lambda use, one: one.personal_honor != one.chi, bowed=True),
        effect=_exchanged,
    ),
)

card(
    "sharing-the-strength-of-many",
    open_(
        words=("Ritual",),
        costs=[Ritual()],
        target=personality(),
        effect=lambda use: use.gives(use.target, chi=2 * shugenja(use)),
    ),
)

card(
    "courage-of-the-seven-thunders",
    limited(
        words=("Ritual",),
        costs=[Ritual()],
        effect=lambda use: [
            use.apply(place, "strength", (joint_chi(use) + 1) // 2, until="next-turn") for place in use.you.standing
        ],
    ),
)

card(
    "torrential-rain",
    battle(
        words=("Elemental",),
        costs=[DESTROY_THIS],
        effect=lambda use: (
            []
            if use.table.battle is None
            else [
                e.BreakOff(use, use.table.battle),
                *(event for one in use.table.battle.units() for event in use.send_home(one)),
            ]
        ),
    ),
)

card(
    "blood-of-midnight",
    battle(
        target=personality(lambda use, one: one.in_battle and one.attacking and one.trait("Shadowlands")),
        effect=lambda use: use.gives(use.target, force=4),
    ),
)


def _reflects(use: Use) -> Flow[None]:
    """Let the player choose an ability of one Personality, which the other one copies."""
    yield from copy_one(use, abilities_of(use, use.chosen["copier"][0], use.target))


def _reflected(use: Use, one: Card) -> bool:
    """Tell whether a Personality has an ability that the chosen Personality may copy.

    Before one is chosen, any Personality of the player counts.
    """
    copiers = use.chosen.get("copier") or use.you.personalities
    return any(abilities_of(use, copier, one) for copier in copiers)


card(
    "reflective-pool",
    open_(
        words=("Elemental",),
        costs=[DESTROY_THIS],
        targets=[
            personality(yours, name="copier"),
            personality(_reflected),
        ],
        run=_reflects,
    ),
)


def _uproots(use: Use) -> Flow[None]:
    """Let the player choose cards in another player's Provinces, at most as many as the Shugenja's Chi."""
    lying = [place for place in use.target.standing if place.card is not None]
    chosen = yield from choose_subjects(
        use.seat, lying, source=use.label, rule="target", most=min(use.host.casting_chi, len(lying)), name="discard"
    )
    yield from run_batch(use.table, [use.put_on_deck(place.card, bottom=True) for place in chosen])


card(
    "strike-at-the-roots",
    limited(target=player(lambda use, one: any(place.card is not None for place in one.standing)), run=_uproots),
)

card(
    "fist-of-osano-wo",
    limited(
        costs=[DESTROY_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if one.face.type == "holding"]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

card(
    "essence-of-fire",
    reaction(
        e.EnterDuel,
        you_duel,
        words=("Elemental", "Fire"),
        effect=lambda use: [
            use.apply(worn, "blank", until="duel")
            for worn in opposing_side(use).card.attachments
            if worn.face.type == "item"
        ],
    ),
)

NEAR_DOOM = "near-doom"


def _withers(use: Use) -> list[Event]:
    """Lower the target's Chi by the number of Shugenja who took part, to at least 1, and mark it permanently."""
    less = min(shugenja(use), use.target.chi - 1)
    return [use.apply(use.target, "chi", -less), use.apply(use.target, NEAR_DOOM, until="permanent")]


card(
    "doom-of-fu-leng",
    _rots(),
    open_(
        words=("Ritual",),
        costs=[Ritual()],
        target=personality(lambda use, one: one.chi > 1 and not one.value(NEAR_DOOM), bowed=True),
        effect=_withers,
    ),
)


def _slumbers(use: Use) -> Flow[None]:
    """Turn up a Fate card for each Shugenja who took part, then let the player bow Personalities.

    The total Chi of these Personalities must be lower than the total Focus of the cards.
    """
    drawn = use.you.fate_deck[::-1][: shugenja(use)]
    yield from run_batch(use.table, [use.discard(drawn)])
    most = sum(one.focus for one in drawn) - 1
    awake = [one for one in use.table.personalities() if not one.bowed and one.chi <= most]
    chosen: tuple[Card, ...] = ()
    if awake:
        chosen = yield from choose_subjects(
            use.seat, awake, source=use.label, rule="rituals", least=0, most=len(awake), total=most,
            measure=lambda one: one.chi, name="bow",
        )  # fmt: skip
    yield from run_batch(use.table, [use.bow(one) for one in chosen])


card(
    "wind-borne-slumbers",
    limited(
        words=("Ritual", "Elemental"),
        condition=lambda use: bool(use.you.fate_deck),
        costs=[Ritual(), DESTROY_THIS],
        run=_slumbers,
    ),
)


class _Offering(Cost[Use]):
    """The cost of destroying one of this player's Personalities.

    The Personal Honor of the destroyed Personality is stored as ``use.paid["worth"]``.
    """

    __slots__ = ()

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        yield from super().choose(use)
        use.paid["worth"] = use.paid["offering"].personal_honor


def _offering() -> Cost[Use]:
    return _Offering(
        lambda use: [use.destroy(use.paid["offering"])], pick=lambda use: use.you.personalities, name="offering"
    )


def _offered(use: Use) -> int:
    """Return the Personal Honor of the destroyed Personality."""
    worth: int = use.paid["worth"] if "worth" in use.paid else use.paid["offering"].personal_honor
    return worth


card(
    "a-thunder-s-sacrifice",
    open_(
        costs=[_offering()],
        effect=lambda use: [use.apply(place, "strength", _offered(use)) for place in use.you.standing],
    ),
    open_(costs=[_offering()], target=personality(), effect=lambda use: use.gives(use.target, force=_offered(use))),
    open_(costs=[_offering()], target=personality(), effect=lambda use: use.gives(use.target, chi=_offered(use))),
)

DESTROY_HOST = Cost[Use](lambda use: [use.destroy(use.host)])

card(
    "black-wind-from-the-soul",
    _rots(),
    limited(
        words=("Ritual",),
        costs=[Ritual(chi=21, dies=True), DESTROY_HOST, lose_honor(5)],
        target=Target(standing),
        effect=lambda use: [use.destroy_province(use.target)],
    ),
)


def _own_turn(later: Delayed, begins: Any) -> bool:
    return bool(begins.seat == later.cause.seat)


def _stays_down(later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, [later.cause.apply(later.about, "cannot:straighten")])


EXHAUSTED = delayed_effect("purity-of-the-seven-thunders", e.TurnBegins, _stays_down, when=_own_turn)

card(
    "purity-of-the-seven-thunders",
    limited(
        words=("Ritual", "Thunder"),
        costs=[Ritual(chi=15), DESTROY_THIS, DESTROY_HOST],
        effect=lambda use: [
            *(use.destroy(one) for one in use.table.in_play() if shadowlands(one)),
            *(use.later(EXHAUSTED, "end-of-next-turn", about=one) for one in use.participants[1:]),
        ],
    ),
)

HORROR = follower_token("walking-horror", "Walking Horror", force=0, traits=("Nonhuman", "Shadowlands", "Unique"))


def _walks(use: Use) -> Flow[None]:
    """Attach the Walking Horror. The Horror has 2 Force for each dead Personality in the discard pile."""
    dead = sum(one.died != "" for one in use.you.dynasty_discard)
    made = e.CreateFollower(use, find_card(HORROR), use.host)
    yield from run_batch(use.table, [made])
    if made.card is not None:
        yield from run_batch(use.table, [use.apply(made.card, "force", 2 * dead, until="game")])


card(
    "the-walking-horror-of-fu-leng",
    _rots(),
    limited(
        words=("Ritual",),
        condition=lambda use: all(one.id != HORROR for one in use.table.in_play()),
        costs=[Ritual(chi=10), DESTROY_THIS, lose_honor(5)],
        run=_walks,
    ),
)

card(
    "reversal-of-fortunes",
    before(
        e.Initiate,
        lambda use, event: event.use.ability.timing is EVENT,
        words=("Ritual",),
        costs=[Ritual(chi=10), DESTROY_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)


def _swept(use: Use) -> list[Card]:
    """Return the cards to which an attack may be redirected: any card of either side that it could hit."""
    fought, event = use.table.battle, use.event
    assert isinstance(event, e.Initiate)
    found = [] if fought is None else [card for one in fought.units() for card in (one.followers or [one])]
    return [one for one in found if may_be_swept(event, one)]


card(
    "gust-of-wind",
    before(
        e.Initiate,
        shot_at_ones_army,
        condition=lambda use: use.this.in_battle,
        target=Target(_swept, reference=True),
        effect=lambda use: [e.Sweep(use, use.event, use.target)],
    ),
)

card("sympathetic-energies", open_(targets=giver_and_taker(), run=moves_a_token))

card(
    "essence-of-the-void",
    gains("may-stay-bowed", applies=its_host),
    limited(
        words=("Elemental", "Void"),
        target=personality(lambda use, one: one.chi < use.host.casting_chi, bowed=True),
        effect=lambda use: [use.bow(use.target), use.apply(use.target, "cannot:straighten", until="bowed")],
    ),
)


def _may_be_hit(use: Use, one: Card) -> bool:
    """Tell whether a card in the Item's battle is a Shadowlands Follower, or a Shadowlands Personality without
    Followers.
    """
    hit = one.is_follower or not one.followers
    return hit and here(use, one) and shadowlands(one) and one is not use.host


def _armaments(use: Use) -> list[Card]:
    """Return this player's Items in the battle."""
    return [
        one for leader in army_of(use, "attack") + army_of(use, "defend") if yours(use, leader)
        for one in leader.attachments if one.face.type == "item"
    ]  # fmt: skip


card(
    "jade-strike",
    battle(
        words=("Ranged", "Jade"),
        anywhere=True,
        costs=[Cost(lambda use: [use.destroy(use.paid["item"])], pick=_armaments, name="item")],
        target=Target(lambda use: [one for leader in all_units(use) for one in leader.unit if _may_be_hit(use, one)]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

card(
    "mists-of-illusion",
    open_(
        target=personality(yours),
        effect=lambda use: [*use.gives(use.target, force=5), use.apply(use.target, "spares")],
    ),
)


def _hardened(use: Use, worn: Card) -> bool:
    return worn.face.type == "item" and worn.trait("Weapon") and not worn.added("doubled")


card(
    "immortal-steel",
    limited(
        costs=[DESTROY_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if _hardened(use, one)]),
        effect=lambda use: [use.apply(use.target, "doubled", until="game")],
    ),
)

STOLEN = "stealing-the-soul"


def _dies_too(later: Delayed, death: Any) -> Flow[None]:
    yield from run_batch(death.table, [later.cause.destroy(later.about)])


TIED = delayed_effect(STOLEN, e.Destroy, _dies_too, when=lambda later, death: death.card.uid == later.given)


def _steals(use: Use) -> list[Event]:
    """Move 1 Force and 1 Chi from one Personality to another for each Shugenja who takes part.

    The Spell is destroyed if either Personality is destroyed in this turn.
    """
    robbed, amount = use.chosen["robbed"][0], shugenja(use)
    lost = {"force": -min(amount, robbed.force), "chi": -min(amount, robbed.chi)}
    return [
        *use.gives(robbed, **lost, until="next-turn"),
        *use.gives(use.target, force=-lost["force"], chi=-lost["chi"]),
        *(use.later(TIED, "turn", about=use.this, given=one.uid) for one in (robbed, use.target)),
    ]


card(
    STOLEN,
    limited(
        words=("Ritual",),
        costs=[Ritual()],
        targets=[
            personality(name="robbed", bowed=True),
            personality(lambda use, one: one not in use.chosen.get("robbed", ()), bowed=True),
        ],
        effect=_steals,
    ),
)


def _haunts(later: Delayed, begins: Any) -> bool:
    """Tell whether the haunted player's Events Phase has begun and the Shugenja is still in play."""
    mine = begins.phase == "events" and begins.table.active == later.about.controller
    return mine and any(one.uid == later.given for one in begins.table.personalities())


def _drains(later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, [later.cause.apply(later.about, "chi", -1, until="permanent")])


STALKS = delayed_effect("summon-nightstalker", e.PhaseBegins, _drains, when=_haunts, standing=True)

card(
    "summon-nightstalker",
    limited(
        costs=[DESTROY_THIS],
        target=personality(bowed=True),
        effect=lambda use: [use.later(STALKS, "game", about=use.target, given=use.host.uid)],
    ),
)


def _turns(use: Use) -> Flow[None]:
    """Discard the top Fate card, and take a card with a lower Focus Value from the discard pile."""
    shown = use.you.fate_deck[-1]
    yield from run_batch(use.table, [use.discard([shown])])
    less = [one for one in use.you.fate_discard if one is not shown and one.focus < shown.focus]
    if less:
        chosen = yield from choose_subjects(use.seat, less, source=use.label, rule="target")
        yield from run_batch(use.table, [use.add_to_hand(one, shown=True) for one in chosen])


card(
    "wheel-of-fate",
    limited(condition=lambda use: bool(use.you.fate_deck), costs=[DESTROY_THIS], run=_turns),
)

card(
    "whispering-winds",
    open_(
        costs=[DESTROY_THIS],
        target=player(lambda use, one: one is not use.you and bool(one.hand)),
        effect=lambda use: [use.look_at(list(use.target.hand))],
    ),
    reaction(
        e.Focus,
        lambda use, event: you_duel(use, event) and event.side.seat != use.seat,
        costs=[DESTROY_THIS],
        effect=lambda use: [use.look_at(_unseen(use))],
    ),
)


def _unseen(use: Use) -> list[Card]:
    duel: Any = use.event.duel  # type: ignore[union-attr]
    return [one for side in duel.sides for one in side.focused if one.facedown and side.seat != use.seat]


def _fails(later: Delayed, event: Any) -> bool:
    """Tell whether the Personality refuses a duel or is dishonored."""
    failing = event.challenge.challenged if isinstance(event, e.RefuseChallenge) else event.card
    return bool(failing is later.about)


def _falls(later: Delayed, event: Any) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.destroy(later.about)])


FALLEN = delayed_effect("prophecy-of-the-hero", (e.RefuseChallenge, e.Dishonor), _falls, when=_fails)

card(
    "prophecy-of-the-hero",
    limited(
        costs=[DESTROY_THIS],
        target=personality(lambda use, one: yours(use, one) and one is not use.host),
        effect=lambda use: [
            use.bow(use.target),
            *use.gives(use.target, force=3, chi=3, until="permanent"),
            use.later(FALLEN, "game", about=use.target),
        ],
    ),
)

DREAD = Ability(
    BATTLE,
    words=("Fear",),
    condition=lambda use: use.this.in_battle,
    target=Target(lambda use: [] if use.table.battle is None else use.table.battle.units()),
    effect=lambda use: frighten(use, use.this.value("lent-fear")),
    limit=1,
    period="battle",
)

card(
    "touch-of-fu-leng",
    _rots(),
    open_(
        target=personality(yours, bowed=True),
        effect=lambda use: [
            use.apply(use.target, "has-text"),
            use.apply(use.target, "lent-fear", use.host.casting_chi - use.target.value("lent-fear")),
        ],
    ),
    texts=[DREAD],
)


def _raises(use: Use) -> Flow[None]:
    raised = use.chosen["follower"][0]
    yield from run_batch(use.table, [use.attach(raised, use.target, seat=use.seat)])
    changes = [use.apply(raised, name, until="permanent") for name in ("trait:Shadowlands", "has-text")]
    yield from run_batch(use.table, changes)


def _fallen_followers(use: Use) -> list[Card]:
    found = [one for each in use.table.players for one in each.fate_discard if one.face.type == "follower"]
    return [one for one in found if any(use.table.may_attach(one, host) for host in use.you.personalities)]


card(
    "animate-the-dead",
    limited(
        costs=[lose_honor(2)],
        targets=[
            Target(_fallen_followers, name="follower", reference=True),
            personality(
                lambda use, one: yours(use, one) and use.table.may_attach(use.chosen["follower"][0], one),
                bowed=True,
                reference=True,
            ),
        ],
        run=_raises,
    ),
    texts=[fear(3)],
)


def _rises(use: Use) -> Flow[None]:
    """Bring the dead Personality into play under this player's control."""
    yield from run_batch(use.table, [use.enter_play(use.target, seat=use.seat)])
    if use.target.is_personality:
        changes = [use.apply(use.target, name, until="permanent") for name in ("trait:Shadowlands", "has-text")]
        yield from run_batch(use.table, changes)


def _dead(use: Use) -> list[Card]:
    """Return the dead Personalities for which this player has enough Shugenja to bow."""
    enough = number(use, others(use)) - 1
    found = [one for each in use.table.players for one in each.dynasty_discard if one.died]
    paid = use.paid.get("participants") is not None
    return [one for one in found if (paid or one.face.chi <= enough) and use.enter_play(one, seat=use.seat).possible()]


card(
    "return-of-the-fallen-lord",
    _rots(),
    limited(
        words=("Ritual",),
        costs=[
            Ritual(exact=lambda use: use.target.face.chi if use.chosen else 0),
            DESTROY_HOST,
        ],
        target=Target(_dead, reference=True),
        run=_rises,
    ),
    texts=[fear(3)],
    free_on=lambda this, host: host.of_clan("Lion"),
)

PROPHECY = "Prophecy"


def _foretold(later: Delayed, begins: Any) -> bool:
    return bool(begins.phase == "events" and begins.table.active == later.cause.seat)


def _comes_true(later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, [later.cause.place_token(later.about, -1, -1, PROPHECY)])


COMES_TRUE = delayed_effect("a-prophecy-fulfilled", e.PhaseBegins, _comes_true, when=_foretold, standing=True)


def _at_the_bottom(later: Delayed, begins: Any) -> bool:
    """Tell whether it is the End Phase of a player who controls a Personality with 1 Chi."""
    mine = begins.phase == "end" and begins.table.active == later.about.controller
    return bool(mine and later.about.chi == 1)


def _turns_out_well(later: Delayed, begins: Any) -> Flow[None]:
    """Replace the tokens by ones that strengthen the Personality. The Personality gets no more of the old tokens."""
    cause, one = later.cause, later.about
    count = sum(token.name == PROPHECY and token.force < 0 for token in one.tokens)
    yield from run_batch(begins.table, [e.EndDelayed(cause, one, "a-prophecy-fulfilled")])
    if count:
        yield from run_batch(begins.table, [cause.remove_token(one, PROPHECY, count)])
        yield from run_batch(begins.table, [cause.place_token(one, 1, 1, PROPHECY, count)])


FULFILLED = delayed_effect("a-prophecy-fulfilled.end", e.PhaseBegins, _turns_out_well, when=_at_the_bottom)

card(
    "a-prophecy-fulfilled",
    limited(
        costs=[DESTROY_THIS],
        target=personality(bowed=True),
        effect=lambda use: [
            use.place_token(use.target, -1, -1, PROPHECY),
            use.later(COMES_TRUE, "game", about=use.target),
            use.later(FULFILLED, "game", about=use.target),
        ],
    ),
)


def _dismounts(use: Use) -> Flow[None]:
    """Let the player choose one Cavalry card for each Shugenja who takes part."""
    riders = [one for one in use.table.in_play() if one.trait("Cavalry")]
    chosen = yield from choose_subjects(
        use.seat, riders, source=use.label, rule="target", least=0, most=min(shugenja(use), len(riders))
    )
    yield from run_batch(use.table, [use.apply(one, "trait:Cavalry", -1) for one in chosen])


card(
    "calling-the-elements",
    before(
        e.ManeuversBegin,
        words=("Ritual", "Elemental"),
        condition=lambda use: any(one.trait("Cavalry") for one in use.table.in_play()),
        costs=[Ritual()],
        run=_dismounts,
    ),
)


def _switched(use: Use, one: str, other: str) -> list[Event]:
    """Return the events that permanently exchange two printed values of a Personality."""
    face = use.target.face
    printed = {"force": face.force, "chi": face.chi, "personal-honor": face.personal_honor}
    more = printed[other] - printed[one]
    return [
        use.apply(use.target, one, more, until="permanent"),
        use.apply(use.target, other, -more, until="permanent"),
    ]


def _switches(one: str, other: str) -> Ability:
    return limited(target=personality(yours, bowed=True), effect=lambda use: _switched(use, one, other))


card(
    "shapeshifting",
    _rots(),
    _switches("force", "chi"),
    _switches("force", "personal-honor"),
    _switches("chi", "personal-honor"),
)

card(
    "castle-of-water",
    battle(
        words=("Elemental", "Water"),
        anywhere=True,
        effect=lambda use: [] if use.table.battle is None else [use.apply(use.table.battle.province, "strength", 3)],
    ),
)


card(
    "the-fire-from-within",
    ranged(lambda use: use.host.casting_chi, words=("Elemental", "Fire"), costs=[], joins=False, run=twice),
    ranged(lambda use: 2 * use.host.casting_chi, words=("Elemental", "Fire"), costs=[], joins=False),
)

card(
    "touch-of-death",
    limited(
        costs=[DESTROY_THIS],
        target=personality(lambda use, one: one.bowed and one.chi <= use.host.casting_chi, bowed=True),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

SECRET = "Secret"

card(
    "secrets-on-the-wind",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        effect=lambda use: [use.place_token(use.this, name=SECRET, amount=use.host.casting_chi)],
    ),
    limited(
        words=("Elemental", "Air"),
        costs=[Cost(lambda use: [] if use.host.of_clan("Scorpion") else [use.remove_token(use.this, SECRET)])],
        target=personality(),
        effect=lambda use: [use.dishonor(use.target)],
    ),
)

SWAMP_SPIRIT = follower_token("swamp-spirit", "Swamp Spirit", traits=("Shadowlands", "Nonhuman", "Spirit"))

card(
    "summon-swamp-spirits",
    limited(target=personality(yours), effect=lambda use: [use.create_follower(SWAMP_SPIRIT, use.target)]),
)


def _searches(use: Use) -> Flow[None]:
    """Let the player take any card out of the Fate deck, which is then shuffled."""
    yield from run_batch(use.table, [use.look_at(use.you.fate_deck)])
    chosen = yield from choose_subjects(
        use.seat, use.you.fate_deck, source=use.label, rule="discard", least=0, name="search", guarded=True
    )
    yield from run_batch(use.table, [use.add_to_hand(one) for one in chosen])
    yield from run_batch(use.table, [use.shuffle("fate")])


card("walking-the-way", limited(costs=[DESTROY_THIS], condition=lambda use: bool(use.you.fate_deck), run=_searches))


def _empties_the_hand(use: Use) -> Flow[None]:
    hand = list(use.you.hand)
    yield from run_batch(use.table, [use.discard(hand)] if hand else [])
    yield from run_batch(use.table, [use.draw(4)])


card(
    "contemplate-the-void",
    limited(
        words=("Elemental", "Void"),
        costs=[DESTROY_THIS],
        condition=lambda use: bool(use.you.fate_deck),
        run=_empties_the_hand,
    ),
)


def _two_for_each_oni(use: Use) -> int:
    return 2 * sum(one.trait("Oni") for one in use.table.personalities())


def _out_of_warded(later: Delayed, entering: Any) -> bool:
    """Tell whether an Oni has come into play from the warded Province."""
    slot = entering.slot
    return slot is not None and later.given == slot.number and entering.card.trait("Oni")


def _turned_back(later: Delayed, entering: Any) -> Flow[None]:
    yield from run_batch(entering.table, [e.ReturnToDeck(later.cause, entering.card)])


WARDED = delayed_effect("oni-warding", (e.EnterPlay, e.Overlay), _turned_back, when=_out_of_warded, standing=True)

card(
    "oni-warding",
    limited(
        words=("Ritual", "Oni"),
        costs=[Ritual(exact=_two_for_each_oni), DESTROY_THIS],
        target=Target(lambda use: [place for place in standing(use) if not place.added("oni-ward")]),
        effect=lambda use: [
            use.apply(use.target, "oni-ward", until="game"),
            use.later(WARDED, "game", given=use.target.number),
        ],
    ),
)

OATH = "Oath"
ONE_SAMURAI: Cost[Use] = Cost(
    lambda use: [use.destroy(use.paid["samurai"])],
    pick=lambda use: [one for one in use.you.personalities if one.trait("Samurai") and one is not use.host],
    name="samurai",
)


def _swear(use: Use) -> list[Event]:
    """Return the effects of the oath: this player's Personalities gain Force, lose Chi and join the Shadowlands."""
    sworn = [one for one in use.you.personalities if one is not use.paid.get("samurai")]
    return [
        *(use.place_token(one, 2, -1, OATH) for one in sworn),
        *(use.apply(one, "trait:Shadowlands", until="permanent") for one in sworn if not one.trait("Shadowlands")),
        use.apply(use.you, "cannot:honor-victory", until="game"),
    ]


card("a-terrible-oath", _rots(), limited(costs=[DESTROY_HOST, ONE_SAMURAI], effect=_swear))


def _burns(use: Use, one: Card) -> bool:
    """Tell whether a Personality opposes this Shugenja, who may already have been destroyed to pay for this."""
    fought = use.table.battle
    return fought is not None and (PAID in use.paid or fought.holds(use.this)) and fought.opposes(use.seat, one)


card(
    "the-fires-that-cleanse",
    battle(
        words=("Elemental", "Fire"),
        costs=[DESTROY_HOST],
        target=personality(_burns),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

CITADEL_STRENGTH = 15


def _becomes_the_citadel(use: Use) -> list[Event]:
    """Return the effects by which the Stronghold is the Iron Citadel from now on."""
    home = use.you.stronghold
    changes = {
        "stands-as": 1,
        "blank": 1,
        "cannot:bow-for-gold": 1,
        "trait:Unique": 1,
        "province-strength": CITADEL_STRENGTH - home.face.strength - home.added("province-strength"),
    }
    return [
        *(use.apply(home, name, value, until="permanent") for name, value in changes.items()),
        use.apply(use.you, "cannot:honor-victory", until="permanent"),
    ]


card(
    "the-iron-citadel",
    _rots(),
    limited(costs=[DESTROY_HOST], effect=_becomes_the_citadel),
)

# The ranged attacks of The Elements' Fury. Each has the strength that the player chose for it.
SHOT = Ranged(lambda use: use.paid["shot"], costs=(), alone=True, joins=False, words=("Elemental",))
SHOT.name, SHOT.follows = "the-elements-fury.shot", True


def _shot(use: Use, strength: int) -> Use:
    shot = use.table.use(SHOT, use.this, use.seat, use.event)
    shot.paid.update({"shot": strength, WITH: [], "host": use.host})
    return shot


def _hits(use: Use, left: int) -> list[int]:
    """Return the strengths, at most ``left``, with which a ranged attack could destroy a card."""
    return [one for one in range(1, left + 1) if _shot(use, one).legal_targets(SHOT.targets[0])]


def _furious(use: Use) -> Flow[None]:
    """Let the player make one ranged attack after another."""
    shots, left = shugenja(use), joint_chi(use)
    while shots and (strengths := _hits(use, left)):
        options = [*(Option(f"number:{one}", "number", one, number=one) for one in strengths), passing()]
        chosen = yield from ask(Prompt(use.seat, "shot", options, rule="ranged-attack", source=use.label))
        if chosen is None:
            return
        yield from initiate(_shot(use, chosen))
        shots, left = shots - 1, left - chosen


card(
    "the-elements-fury",
    battle(
        words=("Ritual", "Elemental"),
        condition=lambda use: use.host.in_battle and bool(_hits(use, chi_of(use, others(use)))),
        costs=[Ritual(), DESTROY_THIS],
        run=_furious,
    ),
)


def _of_the_dead(dead: Card, value: str) -> int:
    """Return the value with which a dead Personality fights: the printed value with all permanent changes."""
    face = dead.face
    printed = {"force": face.force, "chi": face.chi, "personal-honor": face.personal_honor}
    return dead.value(value, printed[value])


def _comes_back_to_duel(use: Use) -> list[Event]:
    assert isinstance(use.event, e.EnterDuel)
    duel = use.event.duel
    return [use.substitute(duel, duel.challenged, use.target, _of_the_dead(use.target, duel.value))]


card(
    "defender-from-beyond",
    reaction(
        e.EnterDuel,
        lambda use, event: event.duel.challenged.seat == use.seat and event.duel.challenged.card.is_personality,
        costs=[DESTROY_THIS],
        target=Target(lambda use: [one for one in use.you.dynasty_discard if one.died == "honorably"]),
        effect=_comes_back_to_duel,
    ),
)


def _ally_opposed(use: Use, one: Card) -> bool:
    """Tell whether a Personality has joined the opposing side as an ally and faces this Shugenja in battle."""
    attack = use.table.attack
    return attack is not None and opposing(use, one) and one.controller in attack.allies


# This spell does not bow the Shugenja.
card(
    "essence-of-water",
    gains("casts-unbowed"),
    battle(
        words=("Elemental", "Water"),
        condition=lambda use: use.this.added("spent") < use.host.as_printed(use.host.face.chi),
        target=personality(_ally_opposed, bowed=True),
        effect=lambda use: [use.apply(use.this, "spent", 1, until="battle"), use.move(use.target, None)],
    ),
)


def _others_of_mine(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if not one.called("Oni")]


def _become_one(use: Use) -> Flow[None]:
    oni = use.chosen["oni"][0]
    yield from run_batch(use.table, [e.Merge(use, oni, use.target), use.later(TORN_APART, "game", given=oni.uid)])


def _oni_returns(later: Delayed, death: Any) -> Flow[None]:
    """Let the Oni come back into play. Nothing that was attached to it or lay on it comes back."""
    yield from run_batch(death.table, [later.cause.enter_play(death.card, seat=death.controller)])


TORN_APART = delayed_effect(
    "possession", e.Destroy, _oni_returns, when=lambda later, death: death.card.uid == later.given and death.covers > 0
)

card(
    "possession",
    limited(
        costs=[DESTROY_THIS, lose_honor(5)],
        targets=[
            Target(lambda use: [one for one in use.you.personalities if one.called("Oni")], name="oni"),
            Target(_others_of_mine),
        ],
        run=_become_one,
    ),
)


UNDEAD_CHAMPION = personality_token(
    "undead-champion", "Undead Champion", force=5, chi=2, traits=("Champion", "Shadowlands", "Undead")
)

card(
    "summon-undead-champion",
    limited(
        words=("Maho",),
        costs=[DESTROY_THIS, lose_honor(4)],
        effect=lambda use: [use.create_personality(UNDEAD_CHAMPION, home=True)],
    ),
)


def _cloaks(use: Use) -> Flow[None]:
    """Let the player put a card from hand under the target. The card's player may bring the card out later."""
    target = use.target
    yield from hides(
        use, target, lambda one: one.face.type in LIES_UNDER["personality"], kind="put-under", rule="attach", most=1
    )
    if any(one.owner == use.seat for one in target.beneath) and not _is_cloak(target):
        yield from run_batch(use.table, [use.apply(target, "has-text", until="game")])


def _is_cloak(one: Card) -> bool:
    return any(lasting.attribute == "has-text" and lasting.source == "cloak-of-night" for lasting in one.lasting)


def _own_beneath(use: Use) -> list[Card]:
    return [one for one in use.this.beneath if one.owner == use.seat]


def _uncloaks(use: Use) -> Flow[None]:
    """Turn up a card that lies under this Personality. Attach the card if that is allowed.

    If the card cannot be attached, discard it.
    """
    chosen: tuple[Card, ...] = yield from choose_subjects(
        use.seat, _own_beneath(use), source=use.label, rule="attach", name="uncloak", guarded=True
    )
    yield from run_batch(use.table, [use.reveal(chosen)])
    for one in chosen:
        attaching = use.attach(one, use.this, seat=use.seat)
        legal = use.this.controller == use.seat and attaching.possible()
        yield from run_batch(use.table, [attaching if legal else use.discard([one])])


card(
    "cloak-of-night",
    limited(
        condition=lambda use: bool(use.you.hand),
        costs=[DESTROY_THIS],
        target=personality(yours, bowed=True),
        run=_cloaks,
    ),
    texts=[
        open_(
            condition=lambda use: bool(_own_beneath(use)),
            run=_uncloaks,
            anyone=True,
            while_bowed=True,
            concerns=lambda use: use.this.in_battle,
        )
    ],
)
