"""This module sends notices. People see each notice once, even if the bot is killed while sending.

A notice is a row of the store. The change that causes the notice also writes this row. Before the notice is sent, its
row is marked. Discord gets a nonce with the message, and accepts each nonce only once within some minutes. If a marked
row is found later, the bot first looks for the message. Once the message is sent, one transaction deletes the row and
remembers the message.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.later import Clock
from bot.store import Due, NotDue, Store

SENDING: Final = "sending"  # the entry of a row for the time when its sending began
T = TypeVar("T")


@dataclass(frozen=True)
class Sent:
    """A sent message: its channel (``place``) and its number. ``kept`` is true if the message stays after the turn."""

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

    async def remove(self, sent: Sent) -> None:
        """Remove a message that was sent too late."""


def nonce_of(due: Due) -> str:
    """Return the nonce of a notice, of at most 25 characters. Discord accepts only one message with the same nonce."""
    return f"{due.match}-{due.data['turn']}-{due.data['seat']}{due.kind[:1]}"


class Outbox(Generic[T]):
    """The outbox sends the notices that are due."""

    def __init__(self, store: Store, clock: Clock, post: Post[T]) -> None:
        self._store = store
        self._clock = clock
        self._post = post

    async def deliver(self, due: Due) -> None:
        """Send the notice of a row, unless the notice is no longer needed."""
        notice, nonce = await self._post.prepare(due), nonce_of(due)
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
        """Note that a notice was sent. If the turn ended meanwhile, remove the notice."""
        data: Any = due.data
        try:
            async with self._store.together():
                await self._store.due.take(due)
                if sent is not None and not sent.kept:
                    await self._store.pace.note_call(
                        due.match or 0, data["seat"], data["turn"], sent.place, sent.message
                    )
        except NotDue:
            if sent is not None and not sent.kept:
                await self._post.remove(sent)
            raise
