"""Holdings."""

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import BOW_THIS, bare, card, open_, personality

bare("diamond-mine", "jade-works", "small-farm")


def _of_clan(mine: str, clan: str) -> None:
    """Enter a Holding that produces 3 gold for a player of a clan."""

    def gold(this: Card, wanted: Card | None) -> int:
        return this.face.gold_production + (clan in this.player.clans)

    card(mine, gold_for=gold)


_of_clan("copper-mine", "Lion")
_of_clan("gold-mine", "Dragon")
_of_clan("silver-mine", "Phoenix")
_of_clan("iron-mine", "Crab")
_of_clan("stables", "Unicorn")
_of_clan("marketplace", "Crane")
_of_clan("geisha-house", "Scorpion")

card(
    "retired-general", open_(costs=[BOW_THIS], target=personality(), effect=lambda use: use.gives(use.target, force=2))
)
