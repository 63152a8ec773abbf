"""A match as a store keeps it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from bot.store.matches.plan import Wishes
from bot.store.parts.pace import Pacing
from engine.keeping import Moment
from engine.kernel.game import Header
from engine.kernel.match import Decision
from engine.kernel.record import Record

State = Literal["lobby", "playing", "over", "cancelled", "broken"]


@dataclass
class Seat:
    """One place at a table: empty, or taken by a person or a computer player.

    ``brings`` is the key of its deck or faction. ``lent`` is the user whose seat the computer plays for a while.
    ``seen`` is the number of records when the seat last answered.
    """

    kind: Literal["empty", "human", "computer"] = "empty"
    user: int | None = None
    name: str = ""
    brings: str | None = None
    wishes: Wishes = field(default_factory=Wishes)
    lent: int | None = None
    seen: int = 0


@dataclass
class Petition:
    """A request to everybody at a table: its content and the seats that agree.

    ``name`` is the name of the person concerned, ``message`` the message in the channel that asks.
    """

    about: str
    agreed: list[int] = field(default_factory=list)
    name: str = ""
    message: int | None = None


@dataclass(frozen=True)
class Ending:
    """A finished match as seen at its end: its ``outcome`` as facts, the view of each viewer, and the open view."""

    outcome: Mapping[str, Any]
    gone: list[int]
    views: Mapping[str, dict[str, Any]]
    open: dict[str, Any]


class KeptFrame(NamedTuple):
    """How everybody saw a match after ``row`` rows of a chapter of its log, packed as ``engine.frames`` packs it.

    ``total`` is the number of all records until then.
    """

    chapter: int
    row: int
    total: int
    body: bytes


@dataclass(frozen=True)
class Present:
    """The data that the next save writes: the state as JSON, its digest, and the records since the last save.

    ``total`` is the number of all records including these. With ``anew``, these records and the ``earlier`` ones
    replace all stored ones. ``earlier`` holds the row, the total and the records of each earlier save.
    """

    state: str
    digest: str
    asked: str
    streams: str
    records: str
    total: int
    ending: bytes | None = None
    anew: bool = False
    frame: KeptFrame | None = None
    earlier: Sequence[tuple[int, int, str]] = ()


@dataclass
class History:
    """The data stored in addition to a match: checksums of its state, and its records in words.

    ``past`` holds the records from before the moment from which the match was resumed.
    """

    digests: dict[int, str] = field(default_factory=dict)
    moments: list[Moment] = field(default_factory=list)
    told: list[tuple[int, int]] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    past: list[Record] = field(default_factory=list)
    ending: Ending | None = None


@dataclass
class SavedMatch:
    """One match as the store keeps it: its seats, the header it was started with, and every decision.

    ``undos`` counts how often decisions were taken back, so that buttons of an undone question stay inactive. ``form``
    is the format of its decks, empty for the game's default. ``settings`` holds the other choices of the lobby.
    ``petitions`` holds the players' requests, by kind. ``unread`` is the version of the rules that could not resume it.
    ``notice`` is the message at the table about the last update. ``present`` is the state for the next save.
    ``chapter`` is the history before the moment at which it was resumed, if the next save must store it;
    ``chapter_end`` is the row of that moment. ``pacing`` holds its clocks and reminders.
    """

    id: int
    guild: int | None
    channel: int
    game: str
    state: State = "lobby"
    version: int = 0
    undos: int = 0
    message: int | None = None
    seats: list[Seat] = field(default_factory=list)
    header: Header | None = None
    log: list[Decision] = field(default_factory=list)
    held: dict[int, tuple[str, ...]] = field(default_factory=dict)
    form: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    petitions: dict[str, Petition] = field(default_factory=dict)
    unread: str = ""
    notice: dict[str, str] = field(default_factory=dict)
    history: History = field(default_factory=History)
    present: Present | None = None
    chapter: bytes | None = None
    chapter_end: int = 0
    pacing: Pacing = field(default_factory=Pacing)
