"""Strongholds."""

from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import BOW_THIS, Target, card, limited, open_, whenever

PHOENIX = 5


def _toward_magic(this: Card, wanted: Card | None) -> int:
    magic = wanted is not None and (wanted.face.type == "spell" or wanted.trait("Shugenja"))
    return PHOENIX if magic else this.face.gold_production


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

card("the-sacred-temple-of-the-phoenix", gold_for=_toward_magic)

card(
    "the-war-fortress-of-the-crab",
    open_(
        anywhere=True,
        costs=[BOW_THIS],
        target=Target(lambda use: [one for player in use.table.players for one in player.standing]),
        effect=lambda use: [use.apply(use.target, "strength", 3)],
    ),
)
