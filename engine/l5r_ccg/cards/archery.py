"""Ranged attacks and Fear: who shoots, who frightens, and who is safe from it."""

from engine.l5r_ccg import events as e
from engine.l5r_ccg.cards.words import (
    BOW_HOST,
    DESTROY_THIS,
    before,
    cannot,
    card,
    fear,
    gains,
    immune,
    its_host,
    its_unit,
    ranged,
)
from engine.l5r_ccg.use import Use

# Followers and Items

card("archers", ranged(3))
card("spearmen", ranged(2))
card("naga-bowmen", ranged(3))
card("naga-spearmen", ranged(2))
card("jade-bow", ranged(4, costs=[BOW_HOST]))
card("shuriken-of-serpents", ranged(6, costs=[DESTROY_THIS]))
card("fan-of-command", gains("trait:Tactician", applies=its_host))


def _at_its_unit(use: Use, event: e.Initiate) -> bool:
    """Hold when a ranged attack has another card of this one's unit as its target."""
    shot = event.use
    return shot.is_("Ranged") and shot.target is not use.this and its_unit(use.this, shot.target)


card(
    "goblin-mob",
    before(e.Initiate, _at_its_unit, effect=lambda use: [use.redirect(use.event, use.this)]),
)

# Personalities

card("mirumoto-sukune", ranged(3))
card("shinjo-hanari", ranged(3))
card(
    "isawa-tadaka-experienced",
    ranged(6, words=("Elemental",), at=lambda use, one: one.trait("Shadowlands")),
)
card("yogo-junzo", fear(4))
card(
    "mirumoto-hitomi",
    *immune("Fear", applies=lambda this, subject: its_unit(this, subject) and subject.is_follower),
)
card("iuchi-daiyu", cannot("be-targeted", applies=its_unit, test=lambda this, subject, cause: cause.is_("Ranged")))
