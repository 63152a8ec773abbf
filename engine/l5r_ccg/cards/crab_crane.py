"""Personalities of the Crab and the Crane."""

from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import faces_in_duel, joins, shadowlands
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bow,
    cannot,
    card,
    discard_from_hand,
    gains,
    limited,
    open_,
    personality,
    player,
    reaction,
    theirs,
    whenever,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.use import Use

# Crab

card("hida-tampako", gains("force", 2, applies=lambda this, subject: subject is this and this.defending))
card("hida-tsuru", worn_cost=lambda this, worn: -2 if worn.face.type == "follower" else 0)
card(
    "hiruma-kage",
    gains("chi", 4, applies=lambda this, subject: subject is this and faces_in_duel(this, shadowlands)),
)
card("hiruma-yoshi", cannot("be-targeted", test=lambda this, subject, cause: cause.this.id == "frenzy"))
card(
    "kuni-yori",
    limited(
        costs=[BOW_THIS, discard_from_hand()],
        target=player(lambda use, one: one.seat != use.seat),
        effect=lambda use: [use.discard_at_random(seat=use.target.seat)],
    ),
)


def _straight_mines(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if one.face.makes_gold and not one.bowed]


card(
    "yasuki-taka",
    open_(
        costs=[BOW_THIS, bow(_straight_mines, "holding")],
        target=Target(lambda use: [one for seat in use.table.players for one in seat.holdings]),
        effect=lambda use: [use.straighten(use.target)],
    ),
)


def _fell_short(use: Use, event: e.BattleEnds) -> bool:
    """Hold when this card's army had no more than twice the Force of the one against it."""
    attack, defense = event.battle.totals
    if use.this in event.attackers:
        return attack <= 2 * defense
    return use.this in event.defenders and defense <= 2 * attack


card(
    "hida-amoro",
    cannot("attach", test=lambda this, subject, worn: worn.trait("Armor")),
    whenever(e.BattleEnds, _fell_short, effect=lambda use: [use.destroy(use.this)]),
)

# Crane

card(
    "doji-hoturi-experienced",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and one.of_clan("Scorpion")),
        run=lambda use: challenge(use, use.this, use.target),
    ),
    playable=joins("Crane"),
)


def _honor_of(use: Use) -> int:
    """Return the Personal Honor that the dead Personality had: none for a dishonored one."""
    assert isinstance(use.event, e.Destroy)
    return use.event.esteem


card(
    "kakita-shijin",
    reaction(
        e.Destroy,
        lambda use, event: (
            event.card is not use.this
            and event.controller == use.seat
            and event.card.face.type == "personality"
            and event.esteem > 0
        ),
        costs=[BOW_THIS],
        effect=lambda use: [use.gain_honor(_honor_of(use))],
    ),
)
card(
    "kakita-toshimoko-experienced",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and one.dishonored),
        run=lambda use: challenge(use, use.this, use.target),
    ),
    cannot("refuse"),
    whenever(
        e.ResolveDuel,
        lambda use, event: any(loser.card is use.this for loser in event.losers),
        effect=lambda use: [use.lose_honor(5)],
        zones=("play", "dynasty discard"),
    ),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.id == "the-emerald-armor" else 0,
)
