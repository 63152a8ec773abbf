"""What the fuzzer asks of a game: how it is looked into, beyond what every match has."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.fuzzing.facts import Atoms
from engine.kernel.game import find_game
from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream


class Coverage(Protocol):
    """What random games have shown of a game."""

    def see(self, match: Match) -> None:
        """Take note of all that happened in a match."""

    def missing(self) -> list[str]:
        """Return the names of what never happened."""

    def covered(self, card: str) -> bool:
        """Tell whether a card was played and everything on it happened."""

    def summary(self) -> dict[str, tuple[int, int]]:
        """Return how much of each kind happened, and how much there is."""


class Probe(ABC):
    """One game under the fuzzer."""

    @property
    @abstractmethod
    def atoms(self) -> Atoms:
        """How to write down what is code or card data, and no state."""

    @abstractmethod
    def seats(self, decks: list[str], stream: Stream) -> tuple[Mapping[str, Any], ...]:
        """Return what the seats bring: the named decks, or random ones for ``random``."""

    @abstractmethod
    def settings(self, stream: Stream) -> Mapping[str, Any]:
        """Return random options of a match, such as its map."""

    @abstractmethod
    def choose(self, prompt: Prompt, stream: Stream, mood: int) -> list[str]:
        """Return a random answer; moods make games differ in style."""

    @abstractmethod
    def check_table(self, match: Match) -> None:
        """Check what must hold of the table at every step."""

    @abstractmethod
    def check_hidden(self, match: Match, since: int) -> None:
        """Check that nobody received the name of a card hidden from them; records from ``since`` on are new."""

    @abstractmethod
    def check_position(self, match: Match) -> None:
        """Check that the table comes back from its own literal."""

    @abstractmethod
    def check_unrevealed(self, before: Match, after: Match, seat: int) -> None:
        """Check that a seat learned of no card between two states of a match."""

    @abstractmethod
    def exchanges(self, match: Match, viewer: int, stream: Stream) -> Any:
        """Return a plan of exchanges of cards that are hidden from ``viewer`` now, or None."""

    @abstractmethod
    def exchange(self, match: Match, plan: Any, *, really: bool) -> list[Any]:
        """Carry a plan out on a fork (or only touch the same cards) and return the cards."""

    @abstractmethod
    def revealed(self, match: Match, viewer: int, cards: list[Any], since: int) -> bool:
        """Tell whether the rules showed any of these cards to ``viewer`` since the record of that number."""

    @abstractmethod
    def coverage(self, decks: Sequence[str]) -> Coverage:
        """Begin to take note of what happens to the cards of these decks."""


def find_probe(game: str) -> Probe:
    """Return a game's probe; raises Refused (``unknown-game``, ``broken-game``) when there is none."""
    find_game(game)
    found: Probe = part_of(game, "probe")
    return found


def game_names() -> list[str]:
    """Return the names of all games that have rules and a probe."""
    return games("rules", "probe")
