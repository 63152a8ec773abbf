"""Personalities without a clan of their own file."""

from engine.kernel.events import Event
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import BOW_THIS, Target, bare, battle, card, discard_from_hand, open_, personality
from engine.l5r_ccg.use import Use

bare(
    "asahina-tomo", "daidoji-sembi", "daidoji-uji", "doji-kuwanan", "ginawa", "heichi-chokei", "hida-sukune",
    "hida-unari", "hisa", "horiuchi-shoan", "matsu-yojo", "mirumoto-daini", "morito-tokei", "ryosei", "sanzo",
    "shiba-katsuda", "shiba-shingo", "toku",
)  # fmt: skip


def _earth(use: Use) -> list[Event]:
    shown: Card = use.paid["discard"]
    return [use.apply(one, "strength", shown.face.focus) for one in use.you.standing]


card(
    "isawa-tomo",
    battle(
        words=["Elemental", "Water"],
        costs=[BOW_THIS],
        targets=[
            personality(lambda use, one: one.at is not None),
            Target(
                lambda use: [] if use.table.attack is None else use.table.players[use.table.attack.defender].standing,
                name="province",
            ),
        ],
        effect=lambda use: [use.move(use.target, use.chosen["province"][0])],
    ),
)

card(
    "isawa-tadaka",
    open_(words=["Elemental", "Earth"], costs=[BOW_THIS, discard_from_hand()], effect=_earth),
)
