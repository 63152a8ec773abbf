"""The people for whom matches wait, their clocks and notices, and the interface of a store for them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Protocol

from bot.store.due import Due

CALL_OVER: Final = "call-over"  # the kind of row that removes a notice from Discord


@dataclass(frozen=True)
class Wait:
    """A person for whom a match waits, with the seat.

    The wait also states since when the match waits, and when the person's time is up (in house time).
    """

    seat: int
    person: int
    since: datetime
    until: datetime | None = None


@dataclass
class Pacing:
    """The stored clocks and reminders of a match, and the changes that its next save makes to them.

    ``body`` is the clock and the turns as plain data, ``at`` the house's time of the last change. ``waits`` lists all
    people for whom the match waits. ``put`` holds rows to add that are due later. ``drop`` holds the keys of rows to
    delete. ``over`` maps seats to times. The calls of such a seat may be removed from Discord from that time on.
    ``done`` is the due row whose task this save carries out.
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
        """Note that all changes are stored, so that the next save does not write them again."""
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
    """The part of a store that keeps the people for whom matches wait.

    ``Store.save`` writes each match's own part of these data.
    """

    async def latest_clock(self) -> datetime | None:
        """Return when the clock of any match of this process last changed, or None if none did.

        The result is in the house's time, which stops while the bot is down.
        """

    async def waiting_for(self, person: int) -> list[OpenTable]:
        """Return the tables that wait for a person, those with the least time left first."""

    async def open_in_guild(self, guild: int) -> list[OpenTable]:
        """Return the open tables of a guild, the oldest first."""

    async def note_call(self, match: int, seat: int, turn: int, place: int, message: int) -> None:
        """Remember a message that calls a seat to its turn."""

    async def end_calls(self, match: int, seat: int, drop: str, now: datetime) -> None:
        """Have a seat's notices removed from Discord. Delete the due row ``drop`` of a notice that is not sent yet."""
