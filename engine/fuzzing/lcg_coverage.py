"""What random games have covered of the card game: cards played, abilities used, persistent effects that applied."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from engine.cardplay.ability import Ability, Persistent
from engine.fuzzing.probe import Coverage
from engine.kernel.match import Match
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.machinery.table import Table

PLAYED: Final = frozenset({"play-card", "enter-play", "attach", "initiate", "turn-faceup", "reveal-province"})


class LcgCoverage(Coverage):
    """Takes note of all that happens from its making on: records tell of abilities, wrapped tests of effects.

    It counts the given cards, or all that are implemented.
    """

    def __init__(self, cards: Iterable[str] | None = None) -> None:
        wanted = catalogue() if cards is None else cards
        self.cards = {card_id for card_id in wanted if catalogue()[card_id].implemented}
        self.played: set[str] = set()
        self.abilities = {name for card in self._implemented() for name in _abilities(card)}
        self.used: set[str] = set()
        self.effects: set[str] = set()
        self.applied: set[str] = set()
        for card in self._implemented():
            for name, persistent in _persistents(card):
                self.effects.add(name)
                persistent.applies = self._noting(name, persistent.applies)

    def _implemented(self) -> list[CardDef]:
        return [catalogue()[card_id] for card_id in sorted(self.cards)]

    def _noting(self, name: str, applies: Callable[[Card, Any], bool]) -> Callable[[Card, Any], bool]:
        # A later coverage looks through an earlier one.
        test = getattr(applies, "observed", applies)

        def observed(source: Card, subject: Any) -> bool:
            found = test(source, subject)
            if found and name not in self.applied and source.active:
                self.applied.add(name)
            return found

        observed.observed = test  # type: ignore[attr-defined]
        return observed

    def see(self, match: Match) -> None:
        """Take note of what a match's records tell."""
        table: Table = match.table
        for player in table.players:
            self.played.add(player.stronghold.id)
            if player.role is not None:
                self.played.add(player.role.id)
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
    """Return an ability's name; one that an attachment granted carries that attachment's number."""
    source, _, number = ability.rpartition(".")
    card, granted, _ = source.partition("#")
    return f"{card}.grant{number}" if granted else ability


def _abilities(card: CardDef) -> list[str]:
    twin: tuple[Ability, ...] = card.play_as.abilities if card.play_as is not None else ()
    names = [ability.name for ability in (*card.abilities, *twin)]
    grants = (*card.grants, *(card.play_as.grants if card.play_as is not None else ()))
    return [*names, *(f"{card.id}.grant{number}" for number in range(len(grants)))]


def _persistents(card: CardDef) -> list[tuple[str, Persistent]]:
    twin = card.play_as.persistents if card.play_as is not None else ()
    own = [(f"{card.id}.effect{number}", persistent) for number, persistent in enumerate(card.persistents)]
    return [*own, *((f"{card.id}.attached-effect{number}", p) for number, p in enumerate(twin))]
