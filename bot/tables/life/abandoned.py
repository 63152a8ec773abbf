"""This module closes lobbies that nobody has touched for a while."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due, SavedMatch, Store

ABANDONED: Final = "abandoned-lobby"  # the kind of due row that closes a lobby
CLOSED: Final = "abandoned-lobby-closed"  # the kind of due row that updates the message of a closed lobby
HOURS: Final = "untouched"  # in the notice of a lobby that closed itself: the number of hours


@dataclass(frozen=True)
class Patience:
    """How long an untouched lobby stays open: some hours, or forever with 0."""

    store: Store
    clock: Clock
    hours: int

    async def begin(self, saved: SavedMatch) -> None:
        """Start or restart a lobby's time. A table that is no longer a lobby does not close itself."""
        if saved.state != "lobby":
            await self.store.due.drop(self._key(saved))
        elif self.hours:
            at = self.clock.now() + timedelta(hours=self.hours)
            await self.store.due.put(Due(self._key(saved), ABANDONED, at, saved.id))

    async def end(self, saved: SavedMatch, due: Due) -> None:
        """Record that a lobby closed because its time ran out, and that its message must show it."""
        await self.store.due.take(due)
        await self.store.due.put(Due(f"{CLOSED}:{saved.id}", CLOSED, self.clock.now(), saved.id))

    @staticmethod
    def _key(saved: SavedMatch) -> str:
        return f"{ABANDONED}:{saved.id}"
