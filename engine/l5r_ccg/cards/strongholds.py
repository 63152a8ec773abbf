"""Strongholds (§stronghold)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import WHILE_ATTACKING
from engine.l5r_ccg.cards.phrases.holdings import toward
from engine.l5r_ccg.cards.rings import CONDITIONS
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    cannot,
    card,
    gains,
    immune,
    limited,
    open_,
    personality,
    reaction,
    whenever,
)
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.tokens import follower_token
from engine.l5r_ccg.turn.ways import Way
from engine.l5r_ccg.turn.winning import DISHONOR


def _may_be_fetched(ring: str, use: Use) -> bool:
    """Tell whether, by public facts, a Ring may still be in the Fate deck."""
    seen = (*use.you.rings, *use.you.fate_discard, *use.you.removed)
    return bool(use.you.fate_deck) and all(one.id != ring for one in seen)


def _fetch(ring: str, use: Use) -> Flow[None]:
    found = [one for one in use.you.fate_deck if one.id == ring]
    yield from run_batch(use.table, [use.enter_play(one) for one in found])
    yield from run_batch(use.table, [use.shuffle("fate")])


def _fetching() -> Iterator[Ability]:
    for ring, (kinds, met) in CONDITIONS.items():
        may = partial(_may_be_fetched, ring)
        yield reaction(kinds, met, costs=[BOW_THIS], condition=may, run=partial(_fetch, ring))
    void = "ring-of-the-void"
    # The Ring's condition is met whenever the Ring can be played: in this player's Action Phase with an empty hand.
    yield limited(
        costs=[BOW_THIS],
        condition=lambda use: not use.you.hand and _may_be_fetched(void, use),
        run=partial(_fetch, void),
    )


card("the-brotherhood-of-shinsei", *_fetching())

card(
    "the-ancestral-home-of-the-lion",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.of_clan("Lion")),
        effect=lambda use: [use.apply(use.target, "force", 2, test=WHILE_ATTACKING)],
    ),
)

card("the-esteemed-house-of-the-crane", limited(costs=[BOW_THIS], effect=lambda use: [use.gain_honor(2)]))

card(
    "the-mountain-keep-of-the-dragon",
    whenever(
        e.DestroyProvince,
        lambda use, event: event.province.owner == use.seat,
        effect=lambda use: [use.apply(one, "strength", 2, until="permanent") for one in use.you.standing],
    ),
)

card(
    "the-provincial-estate-of-the-unicorn",
    open_(
        costs=[BOW_THIS],
        target=Target(
            lambda use: [c for c in use.table.in_play() if c.controller == use.seat and not c.trait("Cavalry")]
        ),
        effect=lambda use: [use.apply(use.target, "trait:Cavalry")],
    ),
)

card(
    "the-sacred-temple-of-the-phoenix",
    gold_for=toward(5, lambda wanted: wanted.face.type == "spell" or wanted.trait("Shugenja")),
)

card(
    "the-war-fortress-of-the-crab",
    open_(
        anywhere=True,
        costs=[BOW_THIS],
        target=Target(lambda use: [one for player in use.table.players for one in player.standing]),
        effect=lambda use: [use.apply(use.target, "strength", 3)],
    ),
)


def its_player(this: Card, subject: Any) -> bool:
    """Tell whether a player is the Stronghold's player."""
    return subject is this.player


def _ruin(use: Use) -> list[Event]:
    return [use.apply(one, "strength", 0, layer=Layer.BASE, until="permanent") for one in use.you.provinces]


def _ruined(this: Card, subject: Any) -> bool:
    return isinstance(subject, Province) and subject.owner == this.controller and this.player.honor <= DISHONOR


card(
    "the-ruined-fortress-of-the-scorpion",
    cannot("honor-victory", applies=its_player),
    cannot("lose-by-honor", applies=its_player),
    # The Provinces have no strength, however the Honor fell to the limit.
    gains("strength", 0, applies=_ruined, layer=Layer.BASE),
    whenever(
        e.LoseHonor,
        lambda use, event: event.seat == use.seat and use.you.honor <= DISHONOR < use.you.honor + event.amount,
        effect=_ruin,
    ),
)

NAGA_FOLLOWER = follower_token("naga-follower", "Naga", force=1, traits=("Naga",))

Applies = Callable[[Card, Any], bool]


def _of_this_player(fits: Callable[[Card], bool]) -> Applies:
    return lambda this, subject: isinstance(subject, Card) and subject.controller == this.controller and fits(subject)


def _shadows(player: Any) -> bool:
    """Tell whether a player has Shadowlands cards in play."""
    return any(one.controller == player.seat and one.trait("Shadowlands") for one in player.table.in_play())


def _naga(one: Card) -> bool:
    return one.of_clan("Naga")


card(
    "the-hidden-temples-of-the-naga",
    cannot("honor-victory", applies=its_player),
    *immune("Fear", applies=_of_this_player(_naga)),
    gains(
        "requirement-waived",
        applies=lambda this, subject: _of_this_player(_naga)(this, subject) and not _shadows(this.player),
    ),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.of_clan("Naga")),
        effect=lambda use: [use.create_follower(NAGA_FOLLOWER, use.target)],
    ),
)


def _follows_toturi(one: Card) -> bool:
    return one.of_clan("Toturi's Army") or (one.trait("Unaligned") and one.is_human)


card("toturi-s-army", gains("requirement-waived", applies=_of_this_player(_follows_toturi)))


def _given_up(honor: int, cause: Cause) -> list[Event]:
    """Return the loss of the Honor that is given up for gold. No effect can change this loss."""
    return [cause.lose_honor(honor, by=(), fixed=True)]


def _with_honor(this: Card, wanted: Card | None, cost: int) -> list[Way]:
    """For each amount of Honor up to the gold needed, return a way that loses this Honor for as much extra gold."""
    printed = this.face.gold_production
    most = max(0, min(this.player.honor, cost - printed))
    found = [Way(printed)]
    for more in range(1, most + 1):
        found.append(Way(printed + more, "pledge", f"+{more}", price=partial(_given_up, more)))
    return found


card("the-yoritomo-alliance", gold_ways=_with_honor)

card(
    "the-shadowlands-horde",
    cannot("gain-honor", applies=its_player),
    cannot("lose-honor", applies=its_player),
    cannot("act-politically", applies=its_player),
    cannot("cost-others-honor", applies=its_player),
    cannot("ally", applies=its_player),
    cannot("swear-fealty", applies=its_player),
    *immune("Fear", applies=_of_this_player(lambda one: True)),
    # A Shadowlands card costs less. This discount is produced as gold toward the card.
    gold_for=toward(4, lambda wanted: wanted.trait("Shadowlands")),
)
