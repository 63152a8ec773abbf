"""Personalities of the Unicorn and the Naga."""

from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import (
    against,
    army,
    faces_in_battle,
    faces_in_duel,
    itself,
    joins,
    like_attacker,
    shadowlands,
)
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    battle,
    before,
    bow,
    cannot,
    card,
    follower,
    gains,
    immune,
    its_unit,
    limited,
    open_,
    opposing,
    personality,
    ranged,
    theirs,
)
from engine.l5r_ccg.duel import Duel, Duelist, challenge, may_be_challenged
from engine.l5r_ccg.ranged import in_range, strength
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.use import Use

# Unicorn


def _only_cavalry(worn: Card) -> bool:
    return worn.face.type != "follower" or worn.trait("Cavalry")


def _battle_maiden(name: str, discount: int) -> None:
    """Enter a Personality who rides with Cavalry Followers alone, and attacks best."""
    card(
        name,
        gains("force", 1, applies=itself(like_attacker)),
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


def _terrain_there(this: Card) -> bool:
    battle_here = this.table.battle
    return battle_here is not None and this.at is battle_here.province and battle_here.terrain is not None


card(
    "shinjo-rojin",
    gains("force", 2, applies=lambda this, subject: subject is this and _region_there(this)),
    gains("force", 2, applies=lambda this, subject: subject is this and _terrain_there(this)),
)


def _without_honor(one: Card) -> bool:
    return one.is_human and one.personal_honor == 0


def _hunts(this: Card) -> bool:
    return faces_in_battle(this, _human_rogue) or faces_in_duel(this, _human_rogue)


def _human_rogue(one: Card) -> bool:
    return one.is_personality and _without_honor(one)


def _lawless(one: Card) -> bool:
    return one.trait("Bandit") or (one.trait("Samurai") and one.trait("Unaligned"))


card(
    "shinjo-tashima",
    gains("force", 2, applies=lambda this, subject: subject is this and _hunts(this)),
    gains("chi", 2, applies=lambda this, subject: subject is this and _hunts(this)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and _lawless(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _shot_at_army(use: Use, event: e.Initiate) -> bool:
    """Hold when a ranged attack is aimed at another card of this one's army, and might be at this one."""
    shot = event.use
    if not shot.is_("Ranged") or shot.target is use.this or shot.target.personality not in army(use.this):
        return False
    return use.this in in_range(shot) and not use.this.forbids("be-targeted", shot)


def _takes_the_shot(use: Use) -> list[Event]:
    """Return the shot gone astray: it hits this card if it is strong enough, and nobody else."""
    event = use.event
    assert isinstance(event, e.Initiate)
    hit = [use.destroy(use.this)] if strength(event.use) >= use.this.force else []
    return [use.cancel(event), *hit]


card("shinjo-tsuburo", before(e.Initiate, _shot_at_army, costs=[BOW_THIS], effect=_takes_the_shot))

# Naga

card("balash", ranged(3))
card("shagara", ranged(2))


def _naga(one: Card) -> bool:
    return one.called("Naga") or one.of_clan("Naga")


card(
    "ashlim",
    limited(
        costs=[BOW_THIS, bow(lambda use: [one for one in use.you.personalities if one is not use.this], "other")],
        target=personality(lambda use, one: one.trait("Shadowlands")),
        # It does not say that it is for good (§permanent-bonuses).
        effect=lambda use: [use.apply(use.target, "trait:Shadowlands", -1)],
    ),
)
card(
    "naga-shugenja",
    open_(
        costs=[BOW_THIS],
        effect=lambda use: [change for one in _all_naga(use) for change in use.gives(one, force=1)],
    ),
)


def _all_naga(use: Use) -> list[Card]:
    return [one for leader in use.table.personalities() for one in (leader, *leader.followers) if _naga(one)]


card(
    "naga-warlord",
    gains(
        "force",
        1,
        applies=lambda this, subject: its_unit(this, subject) and subject is not this and _naga(subject),
    ),
)
card(
    "qamar",
    *immune("Fear", applies=its_unit),
    open_(costs=[BOW_THIS], target=personality(lambda use, one: _naga(one), bowed=True),
          effect=lambda use: [use.straighten(use.target)]),
    playable=joins("Naga"),
)  # fmt: skip
card(
    "shalasha",
    own_cost=lambda this, player: -3 if "Naga" in player.clans and not player.personalities else 0,
)


def _forest(this: Card) -> bool:
    """Tell whether the Defender has a Forest in play."""
    attack = this.table.attack
    if attack is None:
        return False
    defender = this.table.players[attack.defender]
    return any(one.called("Forest") for one in (*defender.holdings, *_regions(defender.standing)))


def _regions(provinces: list[Province]) -> list[Card]:
    return [one for province in provinces for one in province.attached]


card(
    "qarash",
    gains("assigns-with-cavalry", applies=lambda this, subject: subject is this and _forest(this)),
    ranged(4, condition=lambda use: _terrain_there(use.this) or _forest(use.this)),
)


def _bowed_by_coils(duel: Duel, loser: Duelist) -> list[Event]:
    """Return what befalls the loser: nobody dies of it, the one who is squeezed bows."""
    return [duel.use.bow(loser.card)] if loser is duel.challenged else []


card(
    "radakast",
    battle(
        target=personality(lambda use, one: one in against(use.this) and may_be_challenged(one, use)),
        run=lambda use: challenge(use, use.this, use.target, loses=_bowed_by_coils),
        limit=1,
        period="battle",
    ),
)
card(
    "shabura-experienced",
    gains(
        "force",
        2,
        applies=lambda this, subject: subject is this and not _changed(this) and faces_in_battle(this, shadowlands),
    ),
    open_(effect=lambda use: [_change(use)], limit=1, period="turn"),
    limited(
        condition=lambda use: _changed(use.this),
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _changed(this: Card) -> bool:
    return any(token.name == "Change" for token in this.tokens)


def _change(use: Use) -> Event:
    if _changed(use.this):
        return use.remove_token(use.this, "Change")
    return use.place_token(use.this, name="Change")


card(
    "shahadet-experienced",
    gains(
        "force",
        1,
        applies=lambda this, subject: its_unit(this, subject) and subject.is_follower and _naga(subject),
    ),
    battle(
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS],
        effect=lambda use: [change for one in _naga_army(use) for change in use.gives(one, force=2)],
    ),
)


def _naga_army(use: Use) -> list[Card]:
    return [one for leader in army(use.this) for one in (leader, *leader.followers) if _naga(one)]
