"""What the command line asks of a game beyond its rules: its decks, its cards, its positions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from engine.cli.messages import CardRow
from engine.kernel.game import find_game
from engine.kernel.games import games, part_of
from engine.kernel.match import Match


class Desk(ABC):
    """One game at the command line."""

    starters: tuple[str, ...]

    @abstractmethod
    def decks(self) -> list[dict[str, Any]]:
        """Return the prepared decks, each with its ``id``."""

    @abstractmethod
    def cards(self) -> list[CardRow]:
        """Return every card of the pool."""

    @abstractmethod
    def position(self, match: Match) -> dict[str, Any]:
        """Return the table as a literal."""

    @abstractmethod
    def table(self, view: Mapping[str, Any]) -> list[str]:
        """Return a view as lines of text."""

    @abstractmethod
    def name_of(self, card: str) -> str:
        """Return the name of a card given by key or id."""


def find_desk(game: str) -> Desk:
    """Return a game's desk; raises Refused (``unknown-game``, ``broken-game``) when there is none."""
    find_game(game)
    found: Desk = part_of(game, "desk")
    return found


def game_names() -> list[str]:
    """Return the names of all games that have rules and a desk."""
    return games("rules", "desk")
