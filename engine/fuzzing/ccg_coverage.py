"""What random games have covered of the 1997 game: cards played, abilities used, persistent effects that applied."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from engine.cardplay.ability import Ability, Persistent
from engine.fuzzing.probe import Coverage
from engine.kernel.match import Match
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef, pool
from engine.l5r_ccg.table import Table

PLAYED: Final = frozenset({"enter-play", "overlay", "attach", "attach-to-province", "initiate", "turn-faceup"})


class CcgCoverage(Coverage):
    """Takes note of all that happens from its making on: records tell of abilities, wrapped tests of effects.

    It counts the given cards, or all that are implemented.
    """

    def __init__(self, cards: Iterable[str] | None = None) -> None:
        wanted = pool() if cards is None else cards
        self.cards = {card_id for card_id in wanted if pool()[card_id].implemented and not pool()[card_id].token}
        self.played: set[str] = set()
        self.used: set[str] = set()
        self.effects: set[str] = set()
        self.applied: set[str] = set()
        self.abilities: set[str] = set()
        for card_id in sorted(self.cards):
            card = pool()[card_id]
            self.abilities.update(_abilities(card))
            for number, persistent in enumerate(card.persistents):
                name = f"{card.id}.effect{number}"
                self.effects.add(name)
                persistent.applies = self._noting(name, persistent)

    def _noting(self, name: str, persistent: Persistent) -> Callable[[Card, Any], bool]:
        # A later coverage looks through an earlier one.
        test = getattr(persistent.applies, "observed", persistent.applies)

        def observed(source: Card, subject: Any) -> bool:
            found = bool(test(source, subject))
            if found and name not in self.applied and source.active:
                self.applied.add(name)
            return found

        observed.observed = test  # type: ignore[attr-defined]
        return observed

    def see(self, match: Match) -> None:
        """Take note of what a match's records tell."""
        table: Table = match.table
        self.played.update(player.stronghold.id for player in table.players)
        for record in match.records:
            if record.kind in PLAYED:
                self.played.add(record.facts["card"].partition("#")[0])
            if record.kind == "initiate":
                self.used.add(_plain(record.facts["ability"]))

    def missing(self) -> list[str]:
        """Return what never happened."""
        return sorted([*(self.cards - self.played), *(self.abilities - self.used), *(self.effects - self.applied)])

    def summary(self) -> dict[str, tuple[int, int]]:
        """Return how much happened of how much."""
        return {
            "cards": (len(self.cards & self.played), len(self.cards)),
            "abilities": (len(self.abilities & self.used), len(self.abilities)),
            "persistent effects": (len(self.effects & self.applied), len(self.effects)),
        }

    def covered(self, card: str) -> bool:
        """Tell whether a card was played and everything on it happened."""
        names = [name for name in (*self.abilities, *self.effects) if name.rpartition(".")[0] == card]
        return card in self.played and all(name in self.used or name in self.applied for name in names)


def _plain(ability: str) -> str:
    """Return an ability's name; one that another card gives carries that card's number."""
    source, _, number = ability.rpartition(".")
    card, granted, _ = source.partition("#")
    return f"{card}.{number}" if granted else ability


def _abilities(card: CardDef) -> list[str]:
    grants: tuple[Ability, ...] = card.grants
    return [*(ability.name for ability in card.abilities), *(f"{card.id}.{number}" for number in range(len(grants)))]
