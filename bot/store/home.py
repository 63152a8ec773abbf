"""The servers that belong to this process, and the interface of a store for them. A single process has all servers."""

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from bot.shards import Shards
from bot.store.due import Due

WHOLE: Final = Shards()


class HomeStore(Protocol):
    """The part of a store that knows which servers belong to this process.

    This part also knows whether the process owns them now, and what other processes announce.
    """

    shards: Shards

    @property
    def owned(self) -> bool:
        """Whether this process owns its shards now. A process that does not own its shards writes nothing."""

    @property
    def replaced(self) -> bool:
        """Whether another process owns this process's shards, as far as this process knows."""

    async def own(self, within: float) -> bool:
        """Wait a few seconds at most until this process owns its shards.

        Return whether this process owns its shards then.
        """

    async def is_ours(self, match: int) -> bool:
        """Tell whether a match belongs to this process."""

    async def version(self, match: int) -> int | None:
        """Return how often a match was saved, None for an unknown one."""

    async def pass_on(self, due: Due) -> None:
        """Store a row for the process that owns its match, and notify that process."""

    def when_owned(self, again: Callable[[], Awaitable[None]]) -> None:
        """Call ``again`` when this process has regained its shards, before it serves them."""

    def when_changed(self, reread: Callable[[int], Awaitable[None]]) -> None:
        """Call ``reread`` for each person whose preferences another process may have changed."""


class AtHome:
    """The part of a store for a single process, which owns everything and gets no messages from other processes."""

    shards = WHOLE
    owned = True
    replaced = False

    async def own(self, within: float) -> bool:
        """Return True, because a single process owns all shards."""
        return True

    def when_owned(self, again: Callable[[], Awaitable[None]]) -> None:
        """Do nothing, because a single process never loses its shards."""

    def when_changed(self, reread: Callable[[int], Awaitable[None]]) -> None:
        """Do nothing, because no other process changes anything."""
