"""Terrains (§terrain)."""

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import armies, army_of, shadowlands, units_here
from engine.l5r_ccg.cards.words import card, terrain
from engine.l5r_ccg.use import Use

card(
    "dispersive-terrain",
    terrain(effect=lambda use: [use.apply(one, "force", 2, until="battle") for one in army_of(use, "defend")]),
)

# Without armies nothing is resolved, and no Province falls.
card("entrapping-terrain", terrain(effect=lambda use: [use.move(one, None) for one in armies(use)]))


def _allied(use: Use, one: Card) -> bool:
    attack = use.table.attack
    return attack is not None and one.controller not in (attack.attacker, attack.defender)


card(
    "intersecting-highways",
    terrain(effect=lambda use: [use.apply(one, "force", 2) for one in armies(use) if _allied(use, one)]),
)

TORTUOUS = 8

card(
    "tortuous-terrain",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", TORTUOUS - one.force)
            for leader in armies(use)
            for one in (leader, *leader.followers)
            if one.force > TORTUOUS
        ]
    ),
)

card(
    "stall-until-sunrise",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", one.force // 2 - one.force)
            for leader in units_here(use)
            for one in (leader, *leader.followers)
            if shadowlands(one) and one.force
        ]
    ),
)
