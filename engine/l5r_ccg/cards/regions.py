"""Regions (§region)."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import condition
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import as_it_comes, is_spell
from engine.l5r_ccg.cards.phrases.fighting import shadowlands
from engine.l5r_ccg.cards.phrases.holdings import armament
from engine.l5r_ccg.cards.phrases.provinces import falls_with_province, fought_here, no_cavalry_maneuvers, tied, ties
from engine.l5r_ccg.cards.words import (
    Target,
    battle,
    before,
    cannot,
    card,
    gains,
    in_own,
    instead,
    its_province,
    limited,
    pay_gold,
    personality,
    whenever,
    yours,
)
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.tokens import follower_token


def _beside(province: Province) -> list[Province]:
    # A destroyed province no longer exists. So the provinces on both sides of it are adjacent now (§destroyed).
    row = province.table.players[province.owner].standing
    place = row.index(province) if province in row else -2
    return [other for number, other in enumerate(row) if abs(number - place) == 1]


def beside_it(this: Card, subject: Any) -> bool:
    """Tell whether a Province is next to this card's own."""
    own = this.slot
    return isinstance(subject, Province) and own is not None and subject.owner == own.owner and subject in _beside(own)


# The Region's bonus to its own Province is its printed number.
card("mountain-pass", gains("strength", -1, applies=beside_it))


def _defends_here(this: Card, subject: Any) -> bool:
    """Tell whether a card is a Follower that defends this Region's Province."""
    if not isinstance(subject, Card) or not subject.is_follower or this.slot is None:
        return False
    return subject.defending and subject.personality.at is this.slot


card("training-grounds", gains("force", applies=_defends_here))

# The card has only its printed number, and it also counts as a Fortification.
card("the-kaiu-walls")


def _lies_here(this: Card, subject: Any) -> bool:
    return isinstance(subject, Card) and subject.zone == "province" and subject.slot is this.slot


card(
    "crossroads",
    gains("gold-cost", -3, applies=lambda this, one: _lies_here(this, one) and one.face.type == "holding"),
)

card("mountain-of-the-seven-thunders", gains("requirement-waived", applies=_lies_here))


def _from_the_wastes(this: Card, one: Any) -> bool:
    return isinstance(one, Card) and one.controller == this.controller and not one.in_play and shadowlands(one)


card(
    "kuni-wastelands",
    gains("gold-cost", lambda this, one: -4 if _lies_here(this, one) else -1, applies=_from_the_wastes),
)


def _replace(use: Use) -> Flow[None]:
    """Discard the card in the province. The card that replaces it lies face up."""
    lying = use.province.card
    assert lying is not None
    yield from run_batch(use.table, [use.discard([lying])])
    following = use.province.card
    if following is not None:
        yield from run_batch(use.table, [use.turn_faceup(following)])


card(
    "the-yasuki-estates",
    limited(condition=lambda use: use.province.card is not None, run=_replace, limit=1, period="turn"),
)

PEASANT = follower_token("farmlands-follower", "Farmlands Follower")

card(
    "farmlands",
    limited(
        costs=[pay_gold(2)],
        target=personality(yours),
        effect=lambda use: [use.create_follower(PEASANT, use.target)],
    ),
)

card(
    "sunken-city",
    gains(
        "gold",
        applies=lambda this, one: (
            isinstance(one, Card)
            and one.controller == this.controller
            and one.face.title in ("Pearl Bed", "Pearl Divers")
        ),
    ),
)


def _attacks_here(this: Card, subject: Any) -> bool:
    """Tell whether a player is on the attacking side of a battle at the province of this Region."""
    attack = this.table.attack
    attacking = isinstance(subject, Player) and attack is not None and attack.side_of(subject.seat) == "attack"
    return attacking and fought_here(this)


card("fields-of-the-asahina-temple", cannot("gain-honor", applies=_attacks_here))


def _lays_terrain(this: Card, player: Player, played: Any) -> bool:
    return isinstance(played, Card) and bool(played.face.terrain)


card("secluded-ravine", cannot("play-card", applies=_attacks_here, test=_lays_terrain))

card(
    "wetlands",
    gains(
        "ranged",
        applies=lambda this, one: isinstance(one, Card) and one.in_play and fought_here(this) and one.in_battle,
    ),
)

card("beiden-pass", cannot("move-in", applies=its_province), cannot("move-out", applies=its_province))


def _not_the_last(this: Card) -> bool:
    return len(this.player.standing) > 1


card(
    "clan-heartland",
    cannot("move-in", applies=lambda this, place: its_province(this, place) and _not_the_last(this)),
    cannot(
        "commit",
        applies=lambda this, one: isinstance(one, Card) and one.is_personality,
        test=lambda this, one, place: place is this.slot and _not_the_last(this),
    ),
)


def _comes_from_here(use: Use, event: e.EnterPlay) -> bool:
    return event.slot is use.province and event.card.is_personality


card(
    "the-isawa-woodlands",
    whenever(
        e.EnterPlay,
        lambda use, event: _comes_from_here(use, event) and event.card.trait("Shugenja"),
        run=lambda use: as_it_comes(use, use.event.card, is_spell),
    ),
)

card(
    "kaiu-pass",
    whenever(e.EnterPlay, _comes_from_here, run=lambda use: as_it_comes(use, use.event.card, armament, discount=4)),
)


def _of_the_valley(this: Card, subject: Any) -> bool:
    """Tell whether the subject is this Region's Province, a card attached to it, or a card in a battle there."""
    if isinstance(subject, Card):
        return subject.slot is this.slot or (fought_here(this) and subject.in_battle)
    return subject is this.slot


def _from_outside(this: Card, subject: Any, cause: Any) -> bool:
    """Tell whether the cause is an action of a card in play that does not fight at this Region's Province."""
    if not isinstance(cause, Use) or cause.ability.timing.forced or not cause.this.in_play:
        return False
    return cause.this.personality.at is not this.slot


card("lost-valley", cannot("be-targeted", applies=_of_the_valley, test=_from_outside))

# The rules then refill the Province, face down.
card(
    "swamplands",
    whenever(
        e.TurnFaceup,
        lambda use, event: event.card.slot is use.province and event.card.trait("Fortification"),
        effect=lambda use: [use.discard([use.event.card])],
    ),
    no_cavalry_maneuvers(),
)

card("scorched-earth", gains("strength", 5, applies=its_province), cannot("refill", applies=its_province))

card(
    "shinsei-s-shrine",
    cannot("refill", applies=its_province),
    whenever(
        e.PhaseBegins,
        in_own("end"),
        effect=lambda use: [use.gain_honor(2, by=())],
    ),
)


def _enters(use: Use, event: e.CardEvent) -> bool:
    return event.card is use.this


def _draws_strength(use: Use) -> list[Event]:
    """Return the events that double this Province's Strength.

    The player's other Provinces lose all Strength, and the player loses 7 Honor.
    """
    others = [place for place in use.you.standing if place is not use.province]
    return [
        use.apply(use.province, "strength", use.province.strength, until="permanent"),
        *(use.apply(place, "strength", -place.strength, until="permanent") for place in others),
        use.lose_honor(7, by=()),
    ]


card("the-ruined-keep-of-fu-leng", whenever(e.AttachToProvince, _enters, effect=_draws_strength))


def _temples(this: Card) -> list[Card]:
    return [one for one in this.table.in_play() if one.id == this.id and one is not this]


def _consecrates(use: Use) -> list[Event]:
    """Return the effect on a Monk. The oldest Temple in play gives Double Chi, and the newer ones give 1 Chi."""
    monk = use.event.card  # type: ignore[union-attr]
    younger = any(one.added("age") < use.this.added("age") for one in _temples(use.this))
    value = "chi" if younger else "trait:Double Chi"
    return [use.apply(monk, value, 1, until="permanent")]


card(
    "temple-of-osano-wo",
    whenever(
        e.AttachToProvince,
        _enters,
        effect=lambda use: [
            use.apply(
                use.this, "age", 1 + max((one.added("age") for one in _temples(use.this)), default=0), until="play"
            )
        ],
    ),
    whenever(
        e.EnterPlay,
        lambda use, event: _comes_from_here(use, event) and event.card.trait("Monk"),
        effect=_consecrates,
    ),
)

card(
    "forests-of-shinomen",
    instead(
        e.Initiate,
        lambda use, event: fought_here(use.this) and event.use.counts_as("Ranged"),
        effect=lambda use: [use.cancel(use.event)],
    ),
)

card(
    "fortified-coast",
    gains("keeps-trade", applies=lambda this, player: isinstance(player, Player) and player is this.player),
)


def _washes_away(use: Use) -> list[Event]:
    """Put this Province's card under its deck instead of discarding it. Any other cards are discarded as before."""
    lying, event = use.province.card, use.event
    assert lying is not None and isinstance(event, e.Discard)
    rest = [one for one in event.cards if one is not lying]
    under = use.put_on_deck(lying, bottom=True, shown=True)
    return [use.replace(event, [under, *([use.discard(rest)] if rest else [])])]


card(
    "river-region",
    before(
        e.Discard,
        lambda use, event: event.cause.seat == use.seat and use.province.card in event.cards,
        effect=_washes_away,
    ),
)

card(
    "borderland",
    whenever(
        e.AttachToProvince,
        _enters,
        target=Target(lambda use: [one for one in use.table.in_play() if one.face.type == "holding"]),
        effect=lambda use: [ties(use, use.target)],
    ),
    falls_with_province(),
)

card(
    "the-doji-plains",
    whenever(
        e.AttachToProvince,
        _enters,
        target=Target(lambda use: use.you.holdings),
        effect=lambda use: [ties(use, use.target)],
    ),
    gains("gold", 2, applies=tied, layer=Layer.MULTIPLY),
    falls_with_province(),
    whenever(
        e.Destroy,
        _enters,
        effect=lambda use: [use.destroy(one) for one in use.table.in_play() if tied(use.this, one)],
        zones=("dynasty discard",),
    ),
)


def _sets_up_shop(use: Use) -> Flow[None]:
    """Let the player attach the Holding to this Province."""
    event: Any = use.event
    chosen = yield from choose_subjects(use.seat, [event.card], source=use.label, rule="attach", least=0, name="tie")
    yield from run_batch(use.table, [ties(use, one) for one in chosen])


card(
    "tradeposts-of-the-mantis",
    whenever(
        e.EnterPlay,
        lambda use, event: event.slot is use.province and event.card.face.makes_gold,
        run=_sets_up_shop,
    ),
    gains("gold", 1, applies=tied),
    falls_with_province(),
)


def _darkness_falls(use: Use, event: e.Destroy) -> bool:
    """Tell whether a Shadowlands Personality or Follower is destroyed in a battle here."""
    fighter = event.was in ("personality", "follower") and event.at is use.province
    return fighter and fought_here(use.this) and shadowlands(event.card) and event.card.zone.endswith("discard")


card(
    "valley-of-shadow",
    whenever(
        e.Destroy,
        _darkness_falls,
        effect=lambda use: [
            use.put_on_deck(use.event.card, shown=True),
            use.shuffle(use.event.card.face.side, seat=use.event.card.owner),
        ],
    ),
)


def _by_strangers(this: Card, one: Card) -> bool:
    """Tell whether a unit belongs to neither leader of the attack."""
    attack = this.table.attack
    return attack is not None and one.controller not in (attack.attacker, attack.defender)


def _is_personality(this: Card, one: Any) -> bool:
    return isinstance(one, Card) and one.is_personality


card(
    "inaccessible-region",
    cannot(
        "commit",
        applies=_is_personality,
        test=lambda this, one, place: place is this.slot and _by_strangers(this, one),
    ),
    cannot(
        "enter-by",
        applies=_is_personality,
        test=lambda this, one, moving: (
            moving.province is this.slot
            and _by_strangers(this, one)
            and not (moving.cause.counts_as("Spell") or moving.cause.counts_as("Innate"))
        ),
    ),
)


def _leaving(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if one.at is use.province and not one.added("roamed")]


def _arriving(use: Use) -> list[Card]:
    near = _beside(use.province)
    return [one for one in use.you.personalities if one.at in near and not one.added("roamed")]


def _crosses(use: Use, province: Province) -> list[Event]:
    return [use.move(use.target, province), use.apply(use.target, "roamed")]


card(
    "flatlands",
    battle(
        anyone=True,
        targets=[Target(_leaving, bowed=True), Target(lambda use: _beside(use.province), name="province")],
        effect=lambda use: _crosses(use, use.chosen["province"][0]),
    ),
    battle(anyone=True, target=Target(_arriving, bowed=True), effect=lambda use: _crosses(use, use.province)),
)


def _sickens(use: Use) -> list[Event]:
    fought = use.table.battle
    return [] if fought is None else [use.place_token(one, chi=-1, name="Plague") for one in fought.units()]


def _of_plague(given: Any, subject: Any, token: Any) -> bool:
    return bool(token.name == "Plague")


PROOF = condition("plague-infested-region", _of_plague)

card(
    "plague-infested-region",
    whenever(
        e.EnterPlay,
        _comes_from_here,
        effect=lambda use: [use.apply(use.event.card, "cannot:suffer-token", until="play", test=PROOF)],
    ),
    instead(e.CompareForce, lambda use, event: event.province is use.province, effect=_sickens),
)
