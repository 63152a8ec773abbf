"""The coverage of random games of a card game: cards played, abilities used, persistent effects applied."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from engine.cardplay.ability import Persistent
from engine.desks import RANDOM
from engine.fuzzing.probe import Coverage
from engine.kernel.match import Match
from engine.kernel.rng import Stream

TRAIT: Final = "trait:"


class Known(Protocol):
    """The facts of a card's definition that coverage needs."""

    @property
    def id(self) -> str:
        """The card's id."""
        ...


C = TypeVar("C", bound=Known)


class CardCoverage(Coverage, Generic[C]):
    """Counts what has happened since the object was created.

    Records show which abilities were used. Tests of persistent effects are wrapped, so that the wrapper notes which
    effects applied. ``played_by`` lists the kinds of records that show that a card is played. ``lent`` is the prefix of
    the names of abilities that a card gives to another.
    """

    played_by: frozenset[str]
    lent: str = ""

    def __init__(self, cards: Iterable[C]) -> None:
        counted = sorted(cards, key=lambda card: card.id)
        self.cards = {card.id for card in counted}
        self.played: set[str] = set()
        self.abilities = {name for card in counted for name in self.abilities_of(card)}
        self.used: set[str] = set()
        self.effects: set[str] = set()
        self.applied: set[str] = set()
        self.traits: dict[str, str] = {}
        # Some cards share one effect object. The object gets another name for each of these cards.
        shared: dict[Persistent, dict[str, str]] = {}
        for card in counted:
            for name, persistent in self.effects_of(card):
                self.effects.add(name)
                shared.setdefault(persistent, {})[card.id] = name
                if persistent.attribute.startswith(TRAIT):
                    self.traits[name] = persistent.attribute.removeprefix(TRAIT)
        for persistent, names in shared.items():
            persistent.applies = self._noting(names, persistent.applies)

    @abstractmethod
    def abilities_of(self, card: C) -> Iterator[str]:
        """Return the names of a card's abilities."""

    @abstractmethod
    def effects_of(self, card: C) -> Iterator[tuple[str, Persistent]]:
        """Return a card's persistent effects, each with its name."""

    @abstractmethod
    def given(self, table: Any) -> Iterator[str]:
        """Return the cards that are in play from the start, which nobody has to play."""

    @abstractmethod
    def bearers(self, table: Any) -> Iterable[Any]:
        """Return the cards in play that have traits."""

    def _noting(self, names: Mapping[str, str], applies: Callable[[Any, Any], bool]) -> Callable[[Any, Any], bool]:
        # Another coverage may have wrapped the tests already.
        test = getattr(applies, "observed", applies)
        only = next(iter(names.values())) if len(names) == 1 else None

        def observed(source: Any, subject: Any) -> bool:
            found = bool(test(source, subject))
            if found and source.active:
                name = only or names.get(source.id)
                if name is not None:
                    self.applied.add(name)
            return found

        observed.observed = test  # type: ignore[attr-defined]
        return observed

    def see(self, match: Match) -> None:
        """Count the cards and abilities that a match's records show."""
        self.played.update(self.given(match.table))
        for record in match.records:
            if record.kind in self.played_by:
                self.played.add(record.facts["card"].partition("#")[0])
            if record.kind == "initiate":
                self.used.add(self._plain(record.facts["ability"]))
        # Some effects apply only when a view is made, and some traits are read by no other card. So views are made and
        # traits are read here.
        for player in match.table.players:
            match.view(player.seat)
        for trait in sorted({trait for name, trait in self.traits.items() if name not in self.applied}):
            for card in self.bearers(match.table):
                card.trait(trait)

    def _plain(self, ability: str) -> str:
        """Return an ability's name. An ability that a card lends to another card is named after the lending card."""
        source, _, number = ability.rpartition(".")
        card, lent, _ = source.partition("#")
        return f"{card}.{self.lent}{number}" if lent else ability

    def missing(self) -> list[str]:
        """Return the names of everything that never happened."""
        return sorted([*(self.cards - self.played), *(self.abilities - self.used), *(self.effects - self.applied)])

    def lacking(self) -> list[str]:
        """Return the cards that were never played, or that have an ability or effect that never happened."""
        return sorted({name if name in self.cards else name.rpartition(".")[0] for name in self.missing()})

    def seeking(self, stream: Stream, count: int) -> Sequence[str]:
        """Return random decks.

        Each deck contains a card that is not fully covered, and its player tries to play that card.
        """
        cards = self.lacking()
        return [f"{RANDOM}:{stream.pick(cards)}" for _ in range(count)]

    def summary(self) -> dict[str, tuple[int, int]]:
        """Return how many cards, abilities and persistent effects were covered, and how many of each there are."""
        return {
            "cards": (len(self.cards & self.played), len(self.cards)),
            "abilities": (len(self.abilities & self.used), len(self.abilities)),
            "persistent effects": (len(self.effects & self.applied), len(self.effects)),
        }

    def covered(self, card: str) -> bool:
        """Tell whether a card was played and everything on it happened."""
        names = [name for name in (*self.abilities, *self.effects) if name.rpartition(".")[0] == card]
        return card in self.played and all(name in self.used or name in self.applied for name in names)
