"""What the command line asks of a game beyond its rules: its decks, its cards, its positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from engine.cli.l5r_lcg import LcgDesk
from engine.cli.messages import CardRow
from engine.kernel.game import find_game, games
from engine.kernel.match import Match
from engine.kernel.prompt import Refused


class Desk(Protocol):
    """One game at the command line."""

    name: str
    starters: tuple[str, ...]

    def decks(self) -> list[dict[str, Any]]:
        """Return the prepared decks, each with its ``id``."""

    def cards(self) -> list[CardRow]:
        """Return every card of the pool."""

    def position(self, match: Match) -> dict[str, Any]:
        """Return the table as a literal."""

    def table(self, view: Mapping[str, Any]) -> list[str]:
        """Return a view as lines of text."""

    def name_of(self, card: str) -> str:
        """Return the name of a card given by key or id."""


_DESKS: Final[Mapping[str, Desk]] = {desk.name: desk for desk in (LcgDesk(),)}


def find_desk(game: str) -> Desk:
    """Return a game's desk; raise Refused (``unknown-game``) when there is none."""
    find_game(game)
    if game not in _DESKS:
        raise Refused("unknown-game", game=game)
    return _DESKS[game]


def game_names() -> Sequence[str]:
    """Return the names of all games that have a desk."""
    return [name for name in games() if name in _DESKS]
