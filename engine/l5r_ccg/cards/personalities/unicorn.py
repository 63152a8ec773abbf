"""Personalities of the Unicorn Clan."""

from typing import Any

from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import may_face
from engine.l5r_ccg.cards.phrases.fighting import (
    army,
    faces_in_battle,
    faces_in_duel,
    like_attacker,
    on_terrain,
    this_card_while,
)
from engine.l5r_ccg.cards.phrases.people import joins
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    bare,
    battle,
    before,
    cannot,
    card,
    follower,
    gains,
    its_unit,
    limited,
    open_,
    opposing,
    personality,
    ranged,
    yours,
)
from engine.l5r_ccg.fighting.duel import challenge
from engine.l5r_ccg.fighting.ranged import Ranged, in_range, strength
from engine.l5r_ccg.tokens import follower_token

card("shinjo-hanari", ranged(3))

card(
    "iuchi-daiyu", cannot("be-targeted", applies=its_unit, test=lambda this, subject, cause: cause.counts_as("Ranged"))
)

card(
    "ide-tadaji",
    cannot("challenge"),
    cannot("attack"),
    cannot("defend"),
    before(
        e.Initiate,
        lambda use, event: event.use.this is use.table.favor_card,
        words=["Political"],
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)

bare("horiuchi-shoan")


def _mounts(use: Use, cards: list[Card]) -> list[Event]:
    return [use.apply(one, "trait:Cavalry") for one in cards if not one.trait("Cavalry")]


card(
    "iuchi-takaai",
    open_(
        costs=[BOW_THIS],
        target=personality(),
        effect=lambda use: _mounts(use, [use.target, *use.target.followers]),
    ),
)

card(
    "iuchi-karasu",
    open_(
        costs=[BOW_THIS],
        targets=[
            follower(yours, name="follower"),
            personality(lambda use, one: yours(use, one) and one is not use.this),
        ],
        effect=lambda use: [use.attach(use.chosen["follower"][0], use.target, seat=use.seat)],
    ),
)


def _in_his_cavalry(this: Card, subject: Any) -> bool:
    if not isinstance(subject, Card) or not subject.in_play or not subject.personality.cavalry:
        return False
    return this.at is not None and subject.personality in army(this)


card(
    "iuchi-daiyu-experienced",
    cannot("be-targeted", applies=_in_his_cavalry, test=lambda this, one, cause: cause.counts_as("Ranged")),
)

RIDER = follower_token("baiken-s-rider", "Baiken's Rider", traits=("Cavalry",))

card(
    "otaku-baiken",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai")),
        effect=lambda use: [use.create_follower(RIDER, use.target)],
    ),
)

card(
    "otaku-kojiro",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.trait("Cavalry"), bowed=True),
        effect=lambda use: [use.straighten(use.target)],
    ),
)

card(
    "shinjo-mosaku",
    gains(
        "force",
        lambda this, one: sum(each.cavalry for each in army(this)),
        applies=this_card_while(lambda this: not this.trait("Cavalry")),
    ),
)

card(
    "shinjo-yokatsu",
    gains(
        "trait:Cavalry",
        applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this,
    ),
    playable=joins("Unicorn"),
)


def _only_cavalry(worn: Card) -> bool:
    return worn.face.type != "follower" or worn.trait("Cavalry")


def _battle_maiden(name: str, discount: int) -> None:
    """Implement a Battle Maiden, who is stronger as an attacker and can have only Cavalry Followers."""
    card(
        name,
        gains("force", 1, applies=this_card_while(like_attacker)),
        cannot("attach", test=lambda this, subject, worn: not _only_cavalry(worn)),
        worn_cost=lambda this, worn: -discount if worn.face.type == "follower" else 0,
    )


_battle_maiden("otaku-kamoko", 0)

_battle_maiden("otaku-kamoko-experienced", 2)

card("shinjo-morito-experienced", gains("force", 1, applies=lambda this, subject: subject is this and this.defending))

card(
    "shinjo-sadato",
    battle(
        costs=[BOW_THIS],
        target=follower(lambda use, one: opposing(use, one) and one.force <= use.this.force + 2),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

card(
    "shinjo-yasamura",
    open_(
        target=follower(lambda use, one: one.host is use.this and not one.trait("Cavalry")),
        effect=lambda use: [use.apply(use.target, "trait:Cavalry", 1)],
        limit=1,
        period="turn",
    ),
)


def _region_there(this: Card) -> bool:
    at = this.at
    return at is not None and at.region is not None


card(
    "shinjo-rojin",
    gains("force", 2, applies=lambda this, subject: subject is this and _region_there(this)),
    gains("force", 2, applies=lambda this, subject: subject is this and on_terrain(this)),
)


def _without_honor(one: Card) -> bool:
    return one.is_human and one.personal_honor == 0


def _human_rogue(one: Card) -> bool:
    return one.is_personality and _without_honor(one)


def _hunts(this: Card) -> bool:
    return faces_in_battle(this, _human_rogue) or faces_in_duel(this, _human_rogue)


def _lawless(one: Card) -> bool:
    return one.trait("Bandit") or (one.trait("Samurai") and one.trait("Unaligned"))


card(
    "shinjo-tashima",
    gains("force", 2, applies=lambda this, subject: subject is this and _hunts(this)),
    gains("chi", 2, applies=lambda this, subject: subject is this and _hunts(this)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and _lawless(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _shot_at_army(use: Use, event: e.Initiate) -> bool:
    """Tell whether a ranged attack with a strength targets another card of this army and could target this card."""
    shot = event.use
    if not isinstance(shot.ability, Ranged) or shot.target is use.this or shot.target.personality not in army(use.this):
        return False
    return use.this in in_range(shot) and not use.this.forbids("be-targeted", shot)


def _takes_the_shot(use: Use) -> list[Event]:
    """Cancel the shot. If the shot is strong enough, it destroys this card instead of its target."""
    event = use.event
    assert isinstance(event, e.Initiate)
    hit = [use.destroy(use.this)] if strength(event.use) >= use.this.force else []
    return [use.cancel(event), *hit]


card("shinjo-tsuburo", before(e.Initiate, _shot_at_army, costs=[BOW_THIS], effect=_takes_the_shot))


def _own_unicorn(this: Card, one: Any) -> bool:
    unicorn = isinstance(one, Card) and one.is_personality and one.of_clan("Unicorn")
    return unicorn and one.controller == this.controller


card("ide-daikoku", gains("unique-items-cost", -3, applies=_own_unicorn))

card(
    "shinjo-yasoma",
    battle(
        condition=lambda use: use.table.battle is not None and use.table.battle.terrain is not None,
        costs=[BOW_THIS],
        effect=lambda use: (
            []
            if use.table.battle is None or use.table.battle.terrain is None
            else [e.ClaimTerrain(use, use.table.battle.terrain)]
        ),
    ),
)
