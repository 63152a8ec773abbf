"""This module sends notices. People see each notice once, even if the bot is killed while sending.

A notice is a row of the store. The change that causes the notice also writes this row. Before the notice is sent, its
row is marked. Discord gets a nonce with the message, and accepts each nonce only once within some minutes. If a marked
row is found later, the bot first looks for the message. Once the message is sent, one transaction deletes the row and
remembers the message.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Final, Generic, Protocol, TypeVar

from bot.later import Clock
from bot.store import Call, Due, NotDue, Store

SENDING: Final = "sending"  # the entry of a row with the time at which the sending of its notice began
T = TypeVar("T")


@dataclass(frozen=True)
class Sent:
    """A sent message: its channel (``place``) and its number. ``kept`` is true for a direct message."""

    place: int
    message: int
    kept: bool = False


class Post(Protocol[T]):
    """A post sends notices, and finds notices that were sent."""

    async def prepare(self, due: Due) -> T | None:
        """Return the notice of a row as it must be sent now, or None if the notice is no longer needed."""

    async def send(self, notice: T, nonce: str) -> Sent | None:
        """Send a notice with this nonce. Return the message, or None if the person cannot be reached."""

    async def find(self, notice: T, nonce: str, since: datetime) -> Sent | None:
        """Return the message that was sent with this nonce after ``since``, or None if there is no such message."""

    async def close(self, call: Call) -> None:
        """Remove a message whose turn is over. A direct message stays, and says that it is no longer current."""


def call_of(due: Due, sent: Sent | None = None) -> Call:
    """Return a notice's row as a ``Call``, with the sent message if there is one."""
    place, message, kept = (0, 0, False) if sent is None else (sent.place, sent.message, sent.kept)
    seat, turn, times = due.data["seat"], due.data["turn"], due.data.get("times", 0)
    return Call(due.match or 0, seat, turn, place, message, due.kind, kept, times)


class Outbox(Generic[T]):
    """The outbox sends the notices that are due."""

    def __init__(self, store: Store, clock: Clock, post: Post[T]) -> None:
        self._store = store
        self._clock = clock
        self._post = post

    async def deliver(self, due: Due) -> None:
        """Send the notice of a row, unless the notice is no longer needed."""
        notice, nonce = await self._post.prepare(due), call_of(due).nonce
        if notice is None:
            await self._store.due.take(due)
            return
        since, sent = due.data.get(SENDING), None
        if since is None:
            await self._store.due.note(due, {**due.data, SENDING: self._clock.now().isoformat()})
        else:
            sent = await self._post.find(notice, nonce, datetime.fromisoformat(since))
        if sent is None:
            sent = await self._post.send(notice, nonce)
        await self._note(due, sent)

    async def _note(self, due: Due, sent: Sent | None) -> None:
        """Record that a notice was sent. If the turn ended meanwhile, close the notice."""
        try:
            async with self._store.together():
                await self._store.due.take(due)
                if sent is not None:
                    await self._store.pace.note_call(call_of(due, sent))
        except NotDue:
            if sent is not None:
                await self._post.close(call_of(due, sent))
            raise
