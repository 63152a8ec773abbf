"""Lords, officers and sages of the clans."""

from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import (
    army,
    faces_in_battle,
    faces_in_duel,
    facing,
    itself,
    joins,
    like_attacker,
    shadowlands,
)
from engine.l5r_ccg.cards.holdings import makes_honor
from engine.l5r_ccg.cards.strongholds import WHILE_ATTACKING
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    bow,
    cannot,
    card,
    follower,
    gains,
    limited,
    open_,
    opposing,
    personality,
    player,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.use import Use

# Crab

card(
    "kaiu-kenru",
    limited(
        costs=[BOW_THIS],
        target=follower(lambda use, one: all(lasting.source != use.this.id for lasting in one.lasting)),
        effect=lambda use: [use.apply(use.target, "force", 1, until="permanent")],
    ),
)
card(
    "hida-yakamo-hero",
    cannot("attach", test=lambda this, subject, worn: worn.face.type == "item"),
    battle(
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                worn
                for leader in use.table.personalities()
                if opposing(use, leader)
                for worn in leader.attachments
                if worn.face.type == "item"
            ]
        ),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

# Crane

card(
    "asahina-tomo-experienced",
    gains("force", 2, applies=itself(lambda this: this.defending)),
    gains("force", 1, applies=itself(facing(shadowlands))),
    gains("chi", 2, applies=itself(facing(shadowlands))),
)
card(
    "daidoji-uji-experienced",
    gains("force", 2, applies=itself(lambda this: faces_in_battle(this, shadowlands))),
    gains("chi", 2, applies=itself(lambda this: faces_in_duel(this, shadowlands))),
)


def _slandered(use: Use) -> list[Event]:
    if not use.you.fate_deck:
        return []
    seen = use.you.fate_deck[-1]
    return [
        use.discard([seen]),
        use.lose_honor(seen.focus, fixed=True),
        use.lose_honor(seen.focus, seat=use.target.seat),
    ]


card(
    "kakita-yogoso",
    limited(
        words=("Political",),
        costs=[BOW_THIS],
        condition=lambda use: bool(use.you.fate_deck),
        target=player(lambda use, one: one.seat != use.seat),
        effect=_slandered,
    ),
)

# Dragon

card("togashi-yokuni", playable=joins("Dragon"))

# Lion


def _others_in_her_battle(this: Card, subject: Any) -> bool:
    return isinstance(subject, Player) and subject.seat != this.controller and this.in_battle


card(
    "ikoma-tsanuri",
    cannot("play-card", applies=_others_in_her_battle, test=lambda this, one, played: bool(played.face.terrain)),
)
card(
    "ikoma-ujiaki-experienced",
    battle(
        condition=lambda use: use.this.in_battle,
        effect=lambda use: [
            use.apply(one, "force", 2, test=WHILE_ATTACKING)
            for one in army(use.this)
            if one.of_clan("Lion") and like_attacker(one)
        ],
        limit=1,
        period="battle",
    ),
)
card(
    "ikoma-ujiaki",
    reaction(
        e.Destroy,
        lambda use, event: (
            event.was == "personality"
            and event.card.of_clan("Lion")
            and use.table.battle is not None
            and event.at is use.table.battle.province
        ),
        words=("Political",),
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.in_battle and _against_the_dead(use, one)),
        effect=lambda use: [use.dishonor(use.target)],
    ),
)


def _against_the_dead(use: Use, one: Card) -> bool:
    attack, killed = use.table.attack, use.event
    return (
        attack is not None
        and isinstance(killed, e.Destroy)
        and (attack.side_of(one.controller) != attack.side_of(killed.controller))
    )


def _shamed(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if one.dishonored and one.is_human and one is not use.this]


def _shrines(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if makes_honor(one)]


card(
    "ikoma-kimura",
    open_(
        condition=lambda use: use.table.battle is None,
        costs=[BOW_THIS, bow(_shamed, "shamed"), bow(_shrines, "holding")],
        effect=lambda use: [use.restore(use.paid["shamed"])],
    ),
)

# Phoenix

card(
    "isawa-uona-experienced",
    open_(
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if shadowlands(one)], bowed=True),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def _tainted_here(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else [one for one in fought.units() if any(shadowlands(each) for each in one.unit)]


card(
    "isawa-tomo-experienced",
    battle(
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS],
        effect=lambda use: [use.move(one, None) for one in _tainted_here(use)],
    ),
)


def _scour(use: Use) -> list[Event]:
    """Give up a card of one's provinces for one of the Fate deck."""
    return [use.discard([use.target.card]), use.draw()]


card(
    "isawa-kaede",
    open_(
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        target=Target(lambda use: [place for place in use.you.standing if place.card is not None]),
        effect=_scour,
    ),
)


CORRUPTION = "Corruption"


def _fire_and_shadow(use: Use) -> Flow[None]:
    """Challenge anybody, with 3 Chi more for this duel; to strike at the clean is dishonor."""
    yield from run_batch(use.table, [] if shadowlands(use.target) else [use.dishonor(use.this)])

    yield from challenge(use, use.this, use.target)


def _called_for(this: Card) -> bool:
    """Hold while the duel is fought that this card's own ability called for."""
    duel = this.table.duel
    return duel is not None and duel.use.this is this


card(
    "isawa-tsuke-experienced",
    whenever(
        e.Straighten,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.place_token(use.this, chi=-1, name=CORRUPTION)],
    ),
    gains("chi", 3, applies=itself(lambda this: faces_in_duel(this, shadowlands))),
    gains("chi", 3, applies=itself(_called_for)),
    limited(costs=[BOW_THIS], target=personality(lambda use, one: not yours(use, one)), run=_fire_and_shadow),
)
