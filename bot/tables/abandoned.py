"""Lobbies that nobody touches for a while close themselves."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.later import Clock
from bot.store import Due, SavedMatch, Store

ABANDONED: Final = "abandoned-lobby"  # the kind of row that closes a lobby
CLOSED: Final = "abandoned-lobby-closed"  # the kind of row that shows that it is closed
HOURS: Final = "untouched"  # in the notice of a lobby that closed itself: after how many hours


@dataclass(frozen=True)
class Patience:
    """How long a lobby stays open that nobody touches: some hours, or for ever with 0."""

    store: Store
    clock: Clock
    hours: int

    async def begin(self, saved: SavedMatch) -> None:
        """Let the time of a lobby begin, or begin again; what is a lobby no longer does not close itself."""
        if saved.state != "lobby":
            await self.store.drop_due(self._key(saved))
        elif self.hours:
            at = self.clock.now() + timedelta(hours=self.hours)
            await self.store.put_due(Due(self._key(saved), ABANDONED, at, saved.id))

    async def end(self, saved: SavedMatch, due: Due) -> None:
        """Note that a lobby is closed because its time is over, and that this is to be shown."""
        await self.store.take_due(due)
        await self.store.put_due(Due(f"{CLOSED}:{saved.id}", CLOSED, self.clock.now(), saved.id))

    @staticmethod
    def _key(saved: SavedMatch) -> str:
        return f"{ABANDONED}:{saved.id}"
