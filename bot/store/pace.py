"""For whom matches wait, their clocks and notices, and the interface of a store for them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Protocol

from bot.store.due import Due

CALL_OVER: Final = "call-over"  # the kind of row that removes a notice from Discord


@dataclass(frozen=True)
class Wait:
    """A person at a seat for whom a match waits, since when, and until when the time lasts (the house's time)."""

    seat: int
    person: int
    since: datetime
    until: datetime | None = None


@dataclass
class Pacing:
    """The stored time of a match, and what its next save changes about it.

    ``body`` is the clock and the turns as plain data, ``at`` the house's time of the last change. ``waits`` are all
    people the match waits for. ``put`` and ``drop`` are rows that fall due later, ``over`` the seats whose calls are to
    be removed from Discord, ``now`` the time for that. ``done`` is the row that is done by this save.
    """

    body: Mapping[str, Any] = field(default_factory=dict)
    at: datetime | None = None
    waits: list[Wait] = field(default_factory=list)
    put: list[Due] = field(default_factory=list)
    drop: list[str] = field(default_factory=list)
    over: dict[int, datetime] = field(default_factory=dict)
    done: Due | None = None
    changed: bool = False

    def kept(self) -> None:
        """Note that everything is stored."""
        self.put, self.drop, self.over, self.done, self.changed = [], [], {}, None, False


@dataclass(frozen=True)
class OpenTable:
    """An open table, where it is shown, and when a person's time there is up."""

    match: int
    game: str
    state: str
    guild: int | None
    channel: int
    message: int | None
    since: datetime | None = None
    until: datetime | None = None


class PaceStore(Protocol):
    """Stores for whom matches wait. ``save`` writes a match's own part."""

    async def latest_clock(self) -> datetime | None:
        """Return when a clock last changed in any match of this process, in the house's time. None if none did."""

    async def waiting_for(self, person: int) -> list[OpenTable]:
        """Return the tables that wait for a person, those with the least time left first."""

    async def open_in_guild(self, guild: int) -> list[OpenTable]:
        """Return the open tables of a guild, the oldest first."""

    async def note_call(self, match: int, seat: int, turn: int, place: int, message: int) -> None:
        """Remember a message that calls a seat to its turn."""

    async def end_calls(self, match: int, seat: int, drop: str, now: datetime) -> None:
        """Let the notices of a seat be removed from Discord, and drop the notice with this key that is not sent yet."""
