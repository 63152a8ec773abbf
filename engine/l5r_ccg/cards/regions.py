"""Regions (§region)."""

from typing import Any

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import as_it_comes, is_spell
from engine.l5r_ccg.cards.phrases.fighting import shadowlands
from engine.l5r_ccg.cards.phrases.holdings import armament
from engine.l5r_ccg.cards.words import (
    cannot,
    card,
    gains,
    its_province,
    limited,
    pay_gold,
    personality,
    whenever,
    yours,
)
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.tokens import follower_token
from engine.l5r_ccg.use import Use


def _beside(province: Province) -> list[Province]:
    # A destroyed province is no longer there. The provinces on both sides of it are then adjacent (§destroyed).
    row = province.table.players[province.owner].standing
    place = row.index(province) if province in row else -2
    return [other for number, other in enumerate(row) if abs(number - place) == 1]


def beside_it(this: Card, subject: Any) -> bool:
    """Tell whether it is a province next to the one that this card is attached to."""
    own = this.slot
    return isinstance(subject, Province) and own is not None and subject.owner == own.owner and subject in _beside(own)


# The bonus for its own province is the printed number.
card("mountain-pass", gains("strength", -1, applies=beside_it))


def _defends_here(this: Card, subject: Any) -> bool:
    """Tell whether it is a Follower that defends the province of this Region."""
    if not isinstance(subject, Card) or not subject.is_follower or this.slot is None:
        return False
    return subject.defending and subject.personality.at is this.slot


card("training-grounds", gains("force", applies=_defends_here))

# It has only its printed number, and it counts as a Fortification too.
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
    """Discard the card in the province. The next one enters face up."""
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


def _fought_here(this: Card) -> bool:
    battle = this.table.battle
    return battle is not None and battle.province is this.slot


def _attacks_here(this: Card, subject: Any) -> bool:
    """Tell whether a player is on the attacking side of a battle at the province of this Region."""
    attack = this.table.attack
    attacking = isinstance(subject, Player) and attack is not None and attack.side_of(subject.seat) == "attack"
    return attacking and _fought_here(this)


card("fields-of-the-asahina-temple", cannot("gain-honor", applies=_attacks_here))


def _lays_terrain(this: Card, player: Player, played: Any) -> bool:
    return isinstance(played, Card) and bool(played.face.terrain)


card("secluded-ravine", cannot("play-card", applies=_attacks_here, test=_lays_terrain))

card(
    "wetlands",
    gains(
        "ranged",
        applies=lambda this, one: isinstance(one, Card) and one.in_play and _fought_here(this) and one.in_battle,
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
