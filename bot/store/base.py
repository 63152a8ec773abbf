"""What the house asks of a store, whatever keeps the data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from bot.store.due import DueStore
from bot.store.kept import DeckStore
from engine.keeping import Moment
from engine.kernel.game import Header
from engine.kernel.match import Decision
from engine.kernel.record import Record

State = Literal["lobby", "playing", "over", "cancelled", "broken"]
Mode = Literal["usual", "always", "able"]


class ChannelTaken(Exception):
    """Another match is open in the channel."""


class Outdated(Exception):
    """The match was changed by somebody else since it was read."""


class Damaged(Exception):
    """A saved match that cannot be read; the others are not touched by it."""


class Unreadable(Exception):
    """A file that is no database of this house; it is left as it is."""


class Unavailable(Exception):
    """The data cannot be used right now, and nothing was changed.

    ``busy`` says that another program holds it, so that it may work again in a moment; else the disk is full, or
    nothing may be written.
    """

    def __init__(self, problem: str, *, busy: bool) -> None:
        super().__init__(problem)
        self.busy = busy


@dataclass
class Wishes:
    """When a player wants to be asked whether to act, react or interrupt.

    ``mode``: as usual, which passes in quiet steps whatever is held; always; or only when something can be done.
    ``until`` (a span of time, and which one) passes until its end, ``never`` (card ids) where nothing but these cards
    could be used. ``ahead`` answers the next question beforehand: its kind, and the keys of the answer (or ``lot``).
    ``then`` passes the next window of a kind within a span of time.
    """

    mode: Mode = "usual"
    until: tuple[str, str] | None = None
    never: list[str] = field(default_factory=list)
    ahead: tuple[str, ...] | None = None
    then: tuple[str, str] | None = None

    def forget(self) -> None:
        """Forget what was to be passed, and what was answered beforehand."""
        self.until = self.ahead = self.then = None


@dataclass
class Seat:
    """One place at a table: empty, or taken by a person or the computer.

    ``brings`` is what it plays with: the key of a deck, of a faction, whatever its game asks a seat to bring. ``lent``
    is the user for whom the computer plays, ``seen`` how many records there were when the seat last answered.
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
    """What is asked of everybody at a table: just what, and the seats that agree.

    ``name`` is that of the person whom it is about, ``message`` the message in the channel that asks.
    """

    about: str
    agreed: list[int] = field(default_factory=list)
    name: str = ""
    message: int | None = None


@dataclass(frozen=True)
class Ending:
    """How a match that is over was seen at its end: its ``outcome`` as facts, a view by viewer, and all lying open."""

    outcome: Mapping[str, Any]
    gone: list[int]
    views: Mapping[str, dict[str, Any]]
    open: dict[str, Any]


@dataclass(frozen=True)
class Present:
    """The state that the next save keeps, written as JSON, and its digest; what happened since the last one.

    ``total`` is the number of all records with these; ``anew`` tells that these are all of them.
    """

    state: str
    digest: str
    asked: str
    streams: str
    records: str
    total: int
    ending: bytes | None = None
    anew: bool = False


@dataclass
class History:
    """What is kept beside a match, as it was read: by what its state is known again, and what happened as it was told.

    ``past`` are the records of what came before the match was taken up from a moment.
    """

    digests: dict[int, str] = field(default_factory=dict)
    moments: list[Moment] = field(default_factory=list)
    told: list[tuple[int, int]] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    past: list[Record] = field(default_factory=list)
    ending: Ending | None = None


@dataclass
class SavedMatch:
    """One match as it is kept: who sits there, the header it was started with, and every decision.

    ``undos`` counts how often decisions were taken back, so that buttons of an undone question stay dead. ``form`` is
    the format that says which decks are accepted, empty for the game's own choice, ``settings`` what else its lobby
    chose, ``petitions`` what people ask of each other, by its kind. ``unread`` is the version of the rules that could
    not take it up, ``notice`` what the table says of the last update. ``present`` is what the next save keeps of its
    state, ``chapter`` what came before it was taken up from a moment, where that is new.
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


class Store(DeckStore, DueStore, Protocol):
    """Keeps matches, settings, decks, and what is due later."""

    async def close(self) -> None:
        """Finish what is under way and let go of the data."""

    async def create(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str = "") -> SavedMatch:
        """Open a lobby; raises ChannelTaken when the channel has an open match."""

    async def open_in(self, channel: int) -> int | None:
        """Return the id of the open match of a channel, if any."""

    async def over_in(self, channel: int) -> int | None:
        """Return the id of the match that was opened last of those that are over in a channel, if any."""

    async def load(self, match: int) -> SavedMatch | None:
        """Return a match, or None for an unknown id; raises Damaged when its rows cannot be read."""

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        """Write ``saved`` whole: its log anew from row ``keep`` on. Counts its version up.

        Raises Outdated, and writes nothing, when the stored version is another one.
        """

    async def set_message(self, match: int, message: int) -> None:
        """Remember which message shows the table."""

    async def keep_beginning(self, match: int, version: int, moment: Moment) -> None:
        """Keep a moment with which a match may begin, unless the match has gone on since ``version``."""

    async def note_unread(self, match: int, version: str) -> None:
        """Note which version of the rules could not take a match up; nothing else of it changes."""

    async def set_aside(self, match: int) -> None:
        """Take a match that cannot be taken up out of its channel; all of it stays."""

    async def bring_back(self, match: int) -> None:
        """Let a match be in play again that was set aside; raises ChannelTaken when its channel has an open match."""

    async def aside_in(self, channel: int) -> int | None:
        """Return the id of the match of a channel that could not be taken up, the last one where there are several."""

    async def tables_of(self, user: int) -> list[tuple[int, int]]:
        """Return the matches that a user plays now, each with its channel."""

    async def move(self, match: int, guild: int | None, channel: int) -> None:
        """Take a match to another channel; raises ChannelTaken when that has an open match."""

    async def preferences(self) -> list[tuple[int, str, str]]:
        """Return what people prefer: user, name, value."""

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Change what a person prefers, or forget it with None."""

    async def setting(self, guild: int, name: str) -> str | None:
        """Return a setting of a guild (0: of the bot itself)."""

    async def change_setting(self, guild: int, name: str, value: str | None) -> None:
        """Change a setting, or forget it with None."""
