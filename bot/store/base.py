"""The interface of a store: the same for every database that may hold the data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from bot.store.comments import CommentStore
from bot.store.due import DueStore
from bot.store.events import EventStore
from bot.store.home import HomeStore
from bot.store.kept import DeckStore
from bot.store.matches.plan import Wishes
from bot.store.pace import PaceStore, Pacing
from bot.store.personal import PersonalStore
from engine.keeping import Moment
from engine.kernel.game import Header
from engine.kernel.match import Decision
from engine.kernel.record import Record

State = Literal["lobby", "playing", "over", "cancelled", "broken"]


class ChannelTaken(Exception):
    """Another match is open in the channel."""


class Outdated(Exception):
    """The stored match has changed since it was read, so it is not overwritten."""


class Damaged(Exception):
    """A saved match that cannot be read. Other matches are not affected."""


class Unreadable(Exception):
    """A file that is not a database of this bot. The bot leaves such a file unchanged."""


class Unavailable(Exception):
    """The error that the data cannot be used right now. Nothing was changed.

    If ``busy``, another program has locked the database, which may be usable again in a moment. Otherwise the disk is
    full, the bot may not write to it, or the database cannot be reached.
    """

    def __init__(self, problem: str, *, busy: bool) -> None:
        super().__init__(problem)
        self.busy = busy


class Torn(Unavailable):
    """The error that the part of the file that was asked for is damaged. Other parts can be used."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, busy=False)


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


class Store(DeckStore, DueStore, HomeStore, CommentStore, EventStore, PaceStore, PersonalStore, Protocol):
    """A store keeps matches, settings, decks, comments, events, clocks, rows that are due, and data about people."""

    async def close(self) -> None:
        """Finish pending work and release the data."""

    async def create(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str = "") -> SavedMatch:
        """Open a lobby. Raises ChannelTaken if the channel has an open match."""

    async def open_in(self, channel: int) -> int | None:
        """Return the id of the open match of a channel, if any."""

    async def over_in(self, channel: int) -> int | None:
        """Return the id of the channel's latest finished match, if any."""

    async def matches(self) -> list[int]:
        """Return the ids of all matches in any state."""

    async def counts(self) -> dict[str, int]:
        """Return how many matches of this process are in each state, and under ``due`` how many rows wait."""

    async def load(self, match: int) -> SavedMatch | None:
        """Return a match, or None for an unknown id. Raises Damaged if its rows cannot be read."""

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        """Write ``saved`` with the rows of its log from ``keep`` on, and increase its version.

        Raises Outdated, and writes nothing, if the stored version is a different one. Raises NotDue if the due row that
        this save carries out (``saved.pacing.done``) no longer exists.
        """

    async def frames(self, match: int) -> list[KeptFrame]:
        """Return the frames of a match in the order in which they were taken."""

    async def set_message(self, match: int, message: int) -> None:
        """Remember which message shows the table."""

    async def keep_beginning(self, match: int, version: int, moment: Moment) -> None:
        """Store a moment from which a match can be resumed, unless the match was saved again since ``version``."""

    async def note_unread(self, match: int, version: str) -> None:
        """Note which version of the rules could not resume a match. Nothing else about the match changes."""

    async def set_aside(self, match: int) -> None:
        """Free the channel of a match that cannot be resumed. All data of the match is kept."""

    async def bring_back(self, match: int) -> None:
        """Let a match that was set aside be played again. Raises ChannelTaken if its channel has an open match."""

    async def aside_in(self, channel: int) -> int | None:
        """Return the id of the channel's latest match that could not be resumed, or None if there is none."""

    async def tables_of(self, user: int) -> list[tuple[int, int]]:
        """Return the matches in which a user plays now, each with its channel."""

    async def has_finished(self, user: int) -> bool:
        """Tell whether a user has ever played a match to its end."""

    async def move(self, match: int, guild: int | None, channel: int) -> None:
        """Move a match to another channel. Raises ChannelTaken if that channel has an open match."""

    async def preferences(self, user: int | None = None) -> list[tuple[int, str, str]]:
        """Return the preferences of everybody, or of one person, as rows of user, name and value."""

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Change a person's preference. The value None deletes the preference."""

    async def setting(self, guild: int, name: str) -> str | None:
        """Return a setting of a guild (0: of the bot itself)."""

    async def change_setting(self, guild: int, name: str, value: str | None) -> None:
        """Change a setting. The value None deletes the setting."""

    async def guilds(self) -> list[int]:
        """Return the guilds of this process that have open tables, settings or events."""

    async def forget_guild(self, guild: int) -> None:
        """Delete the settings and events of a guild."""
