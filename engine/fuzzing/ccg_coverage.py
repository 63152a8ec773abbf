"""What random games have covered of the 1997 game."""

from collections.abc import Iterable, Iterator

from engine.cardplay.ability import Persistent
from engine.fuzzing.card_coverage import CardCoverage
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef, pool
from engine.l5r_ccg.table import Table


class CcgCoverage(CardCoverage[CardDef]):
    """Counts the given cards, or all that are implemented; tokens count with what makes them."""

    played_by = frozenset({"enter-play", "overlay", "attach", "attach-to-province", "initiate", "turn-faceup"})
    at_once = 16

    def __init__(self, cards: Iterable[str] | None = None) -> None:
        counted = {card_id: pool()[card_id] for card_id in (pool() if cards is None else cards)}
        super().__init__(card for card in counted.values() if card.implemented and not card.token)

    def abilities_of(self, card: CardDef) -> Iterator[str]:
        """Return the names of what a card can do, and of what it lets others do."""
        yield from (ability.name for ability in card.abilities)
        yield from (f"{card.id}.{number}" for number in range(len(card.grants)))
        yield from (f"{card.id}.{number}" for number, _ in enumerate(card.leads, len(card.abilities)))

    def effects_of(self, card: CardDef) -> Iterator[tuple[str, Persistent]]:
        """Return a card's persistent effects by name."""
        yield from ((f"{card.id}.effect{number}", effect) for number, effect in enumerate(card.persistents))

    def given(self, table: Table) -> Iterator[str]:
        """Return the strongholds."""
        yield from (player.stronghold.id for player in table.players)

    def bearers(self, table: Table) -> Iterable[Card]:
        """Return all cards in play."""
        return table.in_play()
