"""Personalities of the minor clans, the Brotherhood, Toturi's Army and the Shadowlands."""

from functools import partial

from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import army, joins, shadowlands
from engine.l5r_ccg.cards.followers import destroyer
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    fear,
    gains,
    limited,
    open_,
    opposing,
    personality,
    ranged,
    whenever,
)
from engine.l5r_ccg.course import NEXT_TURN_ENDS
from engine.l5r_ccg.gold import BOUNTY
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.use import Use


def _infamous(card_in: Card, player: Player) -> bool:
    """Hold for players whose Family Honor is not above zero."""
    return player.honor <= 0


def _ring(use: Use, name: str) -> bool:
    """Tell whether this player has a Ring in play."""
    return any(ring.id == name for ring in use.you.rings)


# The minor clans and Toturi's Army

card(
    "akiyoshi",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.face.title == "Bayushi Kachiko", bowed=True),
        effect=lambda use: [use.straighten(use.target)],
    ),
)
card("dairya", ranged(3))
card("moshi-wakiza", ranged(4))
card("yotsu-seiki", ranged(lambda use: use.this.chi))


def _comrade(this: Card, subject: object) -> bool:
    if not isinstance(subject, Card) or subject is this or not subject.is_personality:
        return False
    return subject.of_clan("Toturi's Army") and this.at is not None and subject in army(this)


card(
    "takuan",
    gains("force", 1, applies=_comrade),
    gains("chi", 1, applies=_comrade),
)


def _ports(this: Card, subject: object) -> int:
    return sum(one.called("Port") for one in this.player.holdings)


card("yoritomo-takuni", gains("force", _ports))

# The Brotherhood

card(
    "hitoshi",
    battle(
        words=("Elemental", "Earth"),
        costs=[BOW_THIS],
        target=Target(lambda use: [place for seat in use.table.players for place in seat.standing]),
        effect=lambda use: [use.apply(use.target, "strength", 3)],
    ),
    battle(
        words=("Elemental", "Earth"),
        condition=lambda use: use.this.in_battle and _ring(use, "ring-of-earth"),
        effect=lambda use: use.gives(use.this, force=2, chi=2),
        limit=1,
        period="battle",
    ),
)
card(
    "koichi",
    limited(
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        condition=lambda use: bool(use.you.hand),
        target=Target(lambda use: list(use.you.hand), guarded=True),
        effect=lambda use: [use.discard([use.target])],
    ),
    limited(
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        condition=lambda use: _ring(use, "ring-of-the-void"),
        effect=lambda use: [use.draw()],
    ),
)
card(
    "taro",
    before(
        e.LoseHonor,
        lambda use, event: (
            event.seat == use.seat and use.table.actor not in (None, use.seat) and event.cause.seat != use.seat
        ),
        words=("Political",),
        costs=[BOW_THIS],
        effect=lambda use: [use.change_honor(use.event, 0)],
    ),
)


def _beside_tetsuya(this: Card, subject: object, cause: object) -> bool:
    """Hold where this Monk is committed: no Oni comes there."""
    return this.at is not None and (not isinstance(cause, Province) or this.at is cause)


card(
    "tetsuya",
    cannot("commit", applies=lambda this, subject: _oni(subject), test=_beside_tetsuya),
    cannot("enter", applies=lambda this, subject: _oni(subject), test=_beside_tetsuya),
    playable=joins("Brotherhood of Shinsei"),
)


def _oni(subject: object) -> bool:
    return isinstance(subject, Card) and subject.is_personality and subject.called("Oni")


def _killer(use: Use) -> int | None:
    """Return who killed this Personality in a duel or in battle: its opponent there, else who destroyed it."""
    event, duel, battle_ = use.event, use.table.duel, use.table.battle
    assert isinstance(event, e.Destroy)
    if duel is not None and use.this in [side.card for side in duel.sides]:
        if event.cause is duel.use:
            return next(side.seat for side in duel.sides if side.card is not use.this)
        return destroyer(use)
    return destroyer(use) if battle_ is not None and event.at is battle_.province else None


def _on_its_head(use: Use) -> list[Event]:
    """Give who killed it 10 gold toward one card, until that player's next turn ends."""
    seat = _killer(use)
    if seat is None:
        return []
    until = use.table.course.scope(NEXT_TURN_ENDS, seat, None)
    return [e.Apply(use, use.table.players[seat], BOUNTY, 10, Layer.ADD, until, None)]


# The Shadowlands

card(
    "ogre-outlaw",
    whenever(
        e.Destroy, lambda use, event: event.card is use.this, effect=_on_its_head, zones=("play", "dynasty discard")
    ),
)
card(
    "kumo",
    battle(
        condition=lambda use: use.this.in_battle,
        target=Target(
            lambda use: [
                one
                for leader in use.table.personalities()
                for one in (leader, *leader.followers)
                if opposing(use, one) and one.force < 2
            ]
        ),
        effect=lambda use: [use.bow(use.target)],
        limit=1,
        period="battle",
    ),
)


def _dark_follower(this: Card, subject: object) -> bool:
    if not isinstance(subject, Card) or not subject.is_follower or this.at is None:
        return False
    return shadowlands(subject) and subject.personality in army(this)


card(
    "tsukuro",
    gains("force", 1, applies=_dark_follower),
)


def _honorable_beside(use: Use) -> list[Event]:
    return [use.bow(one) for one in army(use.this) if one.personal_honor > 1]


card(
    "moto-tsume",
    whenever(
        e.BattleBegins,
        lambda use, event: use.this.at is event.province and bool(_honorable_beside(use)),
        effect=_honorable_beside,
    ),
    playable=_infamous,
)


def _dark_unit(leader: Card) -> bool:
    return any(shadowlands(one) for one in leader.unit)


def _together(one: Card, newcomer: Card, side: str) -> bool:
    """Hold where somebody who fights already is in the army that a newcomer would join."""
    attack = one.table.attack
    return one.controller == newcomer.controller or (attack is not None and attack.side_of(one.controller) == side)


def _with_others(side: str, this: Card, subject: Card, province: Province) -> bool:
    """Hold where units without Shadowlands cards stand already, those of allies among them."""
    there = [one for one in this.table.personalities() if one is not this and one.at is province]
    return any(_together(one, this, side) and not _dark_unit(one) for one in there)


def _others_with_him(side: str, this: Card, subject: Card, province: Province) -> bool:
    return this.at is province and _together(this, subject, side)


def _of_the_clean(this: Card, subject: object) -> bool:
    return isinstance(subject, Card) and subject.is_personality and subject is not this and not _dark_unit(subject)


card(
    "moto-tsume-experienced",
    *(cannot(side, test=partial(_with_others, side)) for side in ("attack", "defend")),
    *(cannot(side, applies=_of_the_clean, test=partial(_others_with_him, side)) for side in ("attack", "defend")),
    fear(3),
    playable=_infamous,
)
card(
    "oni-no-jimen",
    open_(
        words=("Elemental", "Earth"),
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                place.region
                for seat in use.table.players
                if not any(ring.id == "ring-of-earth" for ring in seat.rings)
                for place in seat.standing
                if place.region is not None
            ]
        ),
        effect=lambda use: [use.destroy(use.target)],
    ),
    cannot("attach", test=lambda this, subject, worn: worn.face.type in ("item", "follower")),
)
