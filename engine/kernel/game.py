"""The interface that every game implements, and the way to find a game's rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from engine.kernel.fingerprint import fingerprint
from engine.kernel.flow import Flow
from engine.kernel.games import enter, part_of
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Refused
from engine.kernel.record import Record


class GameOver(Exception):
    """Raised by a rule at the moment the game ends. The table's ``outcome`` says how it ended."""


class Header:
    """The data with which a match was started. The header and the decisions together are the whole match.

    ``seats`` holds one mapping for each seat: its deck, and further settings of the game. ``options`` holds the
    settings of the match. ``position`` is the literal that the match starts from, or None if it starts with the set-up.
    ``rules`` and ``data`` tell people the versions of the rules and the card data. ``fingerprint`` identifies the code
    and data that decide how the log is read. ``streams`` holds the state of each random stream by its name if the match
    continues from the middle of another.
    """

    __slots__ = ("data", "fingerprint", "game", "options", "position", "rules", "seats", "seed", "streams")

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
        fingerprint: str = "",
        streams: Mapping[str, int] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options = options or {}
        self.position = position
        self.rules = rules
        self.data = data
        self.fingerprint = fingerprint
        self.streams = streams

    def facts(self) -> dict[str, Any]:
        """Return the fields by name, as the constructor takes them."""
        return {
            "data": self.data,
            "fingerprint": self.fingerprint,
            "game": self.game,
            "options": self.options,
            "position": self.position,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "streams": self.streams,
        }


class Table(Protocol):
    """The state of one match as the kernel sees it.

    The rules append to ``records``. The rules set ``barrier`` when something random was shown. ``gone`` lists the seats
    that have left, the lowest first. Nobody reads the records of an ``imagined`` table, so the rules need not make any.
    """

    records: list[Record]
    imagined: bool
    barrier: bool
    outcome: Outcome | None
    gone: list[int]


class Game(Protocol):
    """A game's rules. ``name`` is the game's name in the list of games. ``rules`` is the version of the rules.

    ``data`` is the hash of the card data.

    A game that has settings names them in ``options``. Every game has the setting ``asked``. The constructor reads all
    data of the game, so that faulty data are found at once and not in the middle of a match.
    """

    name: str
    rules: str
    seat_count: tuple[int, int]

    @property
    def data(self) -> str: ...

    def start(self, header: Header) -> Any:
        """Return the table of a new match. Raises Refused if a deck or a position is not possible."""

    def flow(self, table: Any) -> Flow[None]:
        """Play from the table's present state to the end. ``Copying`` says where a flow may be restarted."""

    def leave(self, table: Any, seat: int) -> None:
        """React to a seat that leaves. The seat is already in ``table.gone``.

        If the rules say so, end the game. If the others play on, change nothing that a running rule relies on; the
        rules remove the seat at their next safe point. Until then the match answers each question to the seat with
        ``prompt.least()``.
        """

    def view(self, table: Any, viewer: int | None) -> dict[str, Any]:
        """Return the view of the seat ``viewer``, or the public view if ``viewer`` is None."""

    def open_view(self, table: Any) -> dict[str, Any]:
        """Return the whole state with all cards open, for tests and for finished matches."""


class Copying(Protocol):
    """The extra method of a game whose rules can restart in the middle of a match, on a copy of the table.

    Rules can restart at the points where the table alone determines how the game continues. The flow marks such a point
    by yielding either no prompts or prompts that are ``anew``. ``flow``, started on a copy from such a point, goes on
    as the original does. If prompts are open, the restarted flow asks them again first and makes no records before
    that.
    """

    def copied(self, table: Any) -> Any:
        """Return a copy of the table at a marked point. The two tables share no mutable state."""


def copying(game: Game) -> Callable[[Any], Any] | None:
    """Return the function that copies a game's table, or None if its rules can only start from the beginning."""
    found: Callable[[Any], Any] | None = getattr(game, "copied", None)
    return found


def break_up(table: Any) -> None:
    """Break up a table that nobody uses any more, so that its memory is freed at once.

    The cards of a table refer back to the table. Without this function, these circular references would keep the table
    in memory until the next garbage collection.
    """
    let_go_of_cards = getattr(table, "abandon", None)
    if let_go_of_cards is not None:  # the parts of other tables do not refer back to the table
        let_go_of_cards()
        getattr(table, "__dict__", {}).clear()  # a table of a compiled class has no ``__dict__``


class Clearing(Protocol):
    """The extra methods of a game that removes a leaving seat's cards and pieces at once.

    If the rules can restart at that point (see ``Copying``), the match calls ``clear_seat`` and restarts them.
    Otherwise the rules remove the seat at their next safe point, and until then the match offers no ``stale`` options.
    """

    def clear_seat(self, table: Any, seat: int) -> None:
        """Remove the cards and pieces of a seat that has left."""

    def stale(self, table: Any, seat: int) -> Callable[[Option], bool]:
        """Return a test that tells whether an option refers to something of a seat that has left."""


def clearing(game: Game) -> Clearing | None:
    """Return the game if it removes a leaving seat's cards and pieces at once, else None."""
    found: Any = game
    return found if hasattr(game, "clear_seat") else None


class Charging(Protocol):
    """The extra methods of a game in which an undo by consent may have a price."""

    def price(self, table: Any, seat: int) -> Mapping[str, Any] | None:
        """Return the facts of the price that ``seat`` pays for an undo at this table, or None if an undo is free."""

    def charge(self, table: Any, seat: int) -> None:
        """Let ``seat`` pay the price after the decision was undone. The payment may end the game.

        Raises Refused if an undo has no price at this table.
        """


def charging(game: Game) -> Charging | None:
    """Return the game if taking a decision back may cost something in it, else None."""
    found: Any = game
    return found if hasattr(game, "charge") else None


def check_options(game: Game, header: Header) -> None:
    """Raise Refused (``unknown-setting``, with the known settings) for a setting that the game does not have."""
    known = ("asked", *getattr(game, "options", ()))
    for name in header.options:
        if name not in known:
            raise Refused("unknown-setting", setting=name, known=list(known))


def begun(game: Game, header: Header) -> Any:
    """Return the table on which a match begins.

    If the header gives the states of random streams, these streams continue from there. Raises Refused.
    """
    table = game.start(header)
    if header.streams is not None:
        table.streams.restore(header.streams)
    return table


def register(game: Game) -> None:
    """Add ``game`` to the list of games until the process ends."""
    enter(game.name, rules=game)


def new_header(
    name: str,
    seed: str,
    seats: Sequence[Mapping[str, Any]],
    *,
    options: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Header:
    """Return the header of a new match under the present rules and data. Raises the errors of ``find_game``."""
    game, print_ = find_game(name), fingerprint(name)
    return Header(
        name, seed, tuple(seats), options=options, position=position, rules=game.rules, data=game.data,
        fingerprint=print_,
    )  # fmt: skip


def find_game(name: str) -> Game:
    """Return the rules of a game. Raises Refused (``unknown-game`` or ``broken-game``)."""
    found: Game = part_of(name, "rules")
    return found
