"""Reactions that answer an attack with another, or Fear with more of it."""

from engine.l5r_ccg import events as e
from engine.l5r_ccg.cards.words import before, card, gains, reaction

card(
    "counterattack",
    reaction(
        e.AttackEnds,
        lambda use, event: event.attack.defender == use.seat and use.table.is_in(event.attack.attacker),
        effect=lambda use: [e.DeclareAttack(use, use.seat, use.event.attack.attacker)],
    ),
)
card(
    "the-face-of-fear",
    # Who holds it may frighten a unit without Followers.
    gains("terrifies", applies=lambda this, one: one is this.player, zones=("hand",)),
    before(
        e.Initiate,
        lambda use, event: event.use.seat == use.seat and event.use.is_("Fear"),
        effect=lambda use: [e.Terrify(use, use.event)],
    ),
)
