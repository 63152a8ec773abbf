"""Personalities of Toturi's Army."""

from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import only_followers
from engine.l5r_ccg.cards.phrases.fighting import army, faces_in_duel, itself, shadowlands
from engine.l5r_ccg.cards.phrases.people import guardian
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bare,
    battle,
    before,
    card,
    fear,
    gains,
    limited,
    opposing,
    personality,
    ranged,
    reaction,
    theirs,
    whenever,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.timing import BATTLE, OPEN
from engine.l5r_ccg.use import Use

card(
    "toturi",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.dishonor(use.this)],
    ),
    reaction(
        e.RestoreHonor,
        lambda use, event: event.card is use.this and not use.this.value("redeemed"),
        effect=lambda use: [
            use.gain_honor(5, by=()),
            *use.gives(use.this, force=2, chi=3, until="permanent"),
            use.apply(use.this, "redeemed", until="permanent"),
        ],
    ),
    playable=lambda this, player: not player.clans & {"Crab", "Phoenix", "Scorpion"},
)


def _is_ninja(foe: Card) -> bool:
    return foe.trait("Ninja")


def _hunts(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [], ransom=6)


card(
    "ginawa-experienced",
    gains("chi", 4, applies=lambda this, one: one is this and faces_in_duel(this, _is_ninja)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and (one.called("Ninja") or one.called("Kolat"))),
        run=_hunts,
    ),
)

bare("ginawa", "morito-tokei", "toku")

card("dairya", ranged(3))


def _comrade(this: Card, subject: object) -> bool:
    if not isinstance(subject, Card) or subject is this or not subject.is_personality:
        return False
    return subject.of_clan("Toturi's Army") and this.at is not None and subject in army(this)


card(
    "takuan",
    gains("force", 1, applies=_comrade),
    gains("chi", 1, applies=_comrade),
)

card(
    "toturi-experienced",
    gains("force", -2, applies=itself(lambda this: this.dishonored)),
    gains("chi", -3, applies=itself(lambda this: this.dishonored)),
    before(
        e.Initiate,
        lambda use, event: use.this.in_battle and event.use.ability.timing in (OPEN, BATTLE),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)

guardian("mikio", "Toturi")

card(
    "tsuo",
    whenever(e.Dishonor, lambda use, event: event.card is use.this, effect=lambda use: [use.lose_honor(4, by=())]),
    reaction(
        e.Challenge,
        lambda use, event: event.challenged is use.this and event.challenger.chi > use.this.chi,
        effect=lambda use: use.gives(use.this, chi=use.event.challenger.chi - use.this.chi),
    ),
)

card(
    "akodo-godaigo",
    only_followers(lambda worn: False),
    battle(
        target=Target(
            lambda use: [
                one
                for leader in use.table.personalities()
                if opposing(use, leader)
                for one in (leader, *leader.followers)
                if shadowlands(one)
            ]
        ),
        effect=lambda use: [use.bow(use.target)],
        limit=1,
        period="battle",
    ),
    fear(3),
)

card(
    "dairya-experienced",
    ranged(3),
    before(
        e.Challenge,
        lambda use, event: event.challenged is use.this,
        costs=[BOW_THIS],
        effect=lambda use: [e.Decline(use, use.event)],
    ),
)
