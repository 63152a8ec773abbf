"""The interface that a game fills in, and the registry of games."""

from collections.abc import Mapping
from typing import Any, Protocol

from engine.kernel.flow import Flow
from engine.kernel.prompt import Refused
from engine.kernel.record import Record


class GameOver(Exception):
    """Raised by a rule at the moment the game ends, from whatever depth; the table's ``outcome`` says how."""


class Header:
    """What a match was started with; together with its decisions it is the whole match.

    ``seats`` holds one mapping per seat (its deck and what else the game wants to know), ``options`` the settings of
    the match, ``position`` the literal it starts from, if not from the set-up.
    """

    __slots__ = ("data", "game", "options", "position", "rules", "seats", "seed")

    def __init__(
        self,
        game: str,
        seed: str,
        seats: tuple[Mapping[str, Any], ...],
        *,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        rules: str = "",
        data: str = "",
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options = options or {}
        self.position = position
        self.rules = rules
        self.data = data


class Table(Protocol):
    """The state of one match as the kernel sees it."""

    records: list[Record]
    barrier: bool
    outcome: dict[str, Any] | None


class Game(Protocol):
    """A game's rules. ``name`` is the registry's key, ``rules`` its version, ``data`` the hash of its card data."""

    name: str
    rules: str
    seat_count: tuple[int, int]

    @property
    def data(self) -> str: ...

    def start(self, header: Header) -> Any:
        """Return the table of a new match; raise Refused when a deck or position is impossible."""

    def flow(self, table: Any) -> Flow[None]:
        """Play from where the table stands to the end; yield no prompts at all wherever a checkpoint may stand."""

    def resign(self, table: Any, seat: int) -> None:
        """End the game because ``seat`` gives up."""

    def view(self, table: Any, viewer: int | None) -> dict[str, Any]:
        """Return what ``viewer`` may see: a seat's view, or the public one for None."""

    def open_view(self, table: Any) -> dict[str, Any]:
        """Return the whole state with all cards open, for tests and for finished matches."""


_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Enter ``game`` into the registry under its name."""
    _GAMES[game.name] = game


def find_game(name: str) -> Game:
    """Return the game called ``name``; raise Refused (``unknown-game``) when there is none."""
    if name not in _GAMES:
        raise Refused("unknown-game", game=name)
    return _GAMES[name]


def games() -> list[str]:
    """Return the names of all registered games."""
    return sorted(_GAMES)
