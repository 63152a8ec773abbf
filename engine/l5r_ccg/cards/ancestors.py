"""Ancestors (§ancestor)."""

from engine.l5r_ccg.cards.words import BOW_HOST, BOW_THIS, Target, battle, card, limited, player

card(
    "shiryo-no-shosuro",
    limited(
        costs=[BOW_HOST],
        target=player(),
        effect=lambda use: [
            use.turn_faceup(one.card) for one in use.target.provinces if one.card is not None and one.card.facedown
        ],
    ),
)

card(
    "shiryo-no-otaku",
    battle(
        condition=lambda use: use.host.at is not None,
        costs=[BOW_THIS],
        target=Target(
            lambda use: [] if use.table.attack is None else use.table.players[use.table.attack.defender].standing
        ),
        effect=lambda use: [use.move(use.host, use.target)],
    ),
)
