"""The coverage of random games of the card game of 2017."""

from collections.abc import Iterable, Iterator

from engine.cardplay.ability import Persistent
from engine.fuzzing.card_coverage import CardCoverage
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.machinery.table import Table


class LcgCoverage(CardCoverage[CardDef]):
    """A counter of the given cards. If no cards are given, all implemented cards are counted."""

    played_by = frozenset({"play-card", "enter-play", "attach", "initiate", "turn-faceup", "reveal-province"})
    lent = "grant"

    def __init__(self, cards: Iterable[str] | None = None) -> None:
        wanted = catalogue() if cards is None else cards
        super().__init__(
            {card_id: catalogue()[card_id] for card_id in wanted if catalogue()[card_id].implemented}.values()
        )

    def abilities_of(self, card: CardDef) -> Iterator[str]:
        """Return the names of a card's own abilities, of those it has as an attachment, and of those it gives to
        others.
        """
        twin = card.play_as
        yield from (ability.name for ability in (*card.abilities, *(() if twin is None else twin.abilities)))
        grants = (*card.grants, *(() if twin is None else twin.grants))
        yield from (f"{card.id}.{self.lent}{number}" for number in range(len(grants)))

    def effects_of(self, card: CardDef) -> Iterator[tuple[str, Persistent]]:
        """Return a card's persistent effects by name, including those that it has as an attachment."""
        yield from ((f"{card.id}.effect{number}", effect) for number, effect in enumerate(card.persistents))
        twin = () if card.play_as is None else card.play_as.persistents
        yield from ((f"{card.id}.attached-effect{number}", effect) for number, effect in enumerate(twin))

    def given(self, table: Table) -> Iterator[str]:
        """Return strongholds and roles."""
        for player in table.players:
            yield player.stronghold.id
            if player.role is not None:
                yield player.role.id

    def bearers(self, table: Table) -> Iterable[Card]:
        """Return all characters."""
        return table.characters()
