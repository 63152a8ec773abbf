"""The servers that belong to this process. A single process has all servers."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from bot.shards import Shards

WHOLE: Final = Shards()


class Home(Protocol):
    """The servers that belong to this process: whether it owns them now, and what other processes announce."""

    @property
    def shards(self) -> Shards:
        """The shards of this process."""

    @property
    def owned(self) -> bool:
        """Whether this process owns its shards now. A process that does not own its shards writes nothing."""

    @property
    def replaced(self) -> bool:
        """Whether another process owns this process's shards, as far as this process knows."""

    async def own(self, within: float) -> bool:
        """Wait at most ``within`` seconds until this process owns its shards.

        Return whether the process owns them at the end of the wait.
        """

    def when_owned(self, again: Callable[[], Awaitable[None]]) -> None:
        """Call ``again`` when this process has regained its shards, before it serves them."""

    def when_changed(self, reread: Callable[[int], Awaitable[None]]) -> None:
        """Call ``reread`` for each person whose preferences another process may have changed."""

    def when_put(self, told: Callable[[], None]) -> None:
        """Call ``told`` when another process may have put rows that are due later."""

    async def tell_of_due(self, db: Any) -> None:
        """After the transaction ``db`` is written, tell the other processes about a new row for one of them."""

    async def tell_of_person(self, db: Any, user: int) -> None:
        """After the transaction ``db`` is written, tell the other processes that a person's preferences changed."""


class AtHome:
    """The home of a single process, which owns everything and gets no messages from other processes."""

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

    def when_put(self, told: Callable[[], None]) -> None:
        """Do nothing, because no other process puts rows."""

    async def tell_of_due(self, db: Any) -> None:
        """Do nothing, because there is no other process."""

    async def tell_of_person(self, db: Any, user: int) -> None:
        """Do nothing, because there is no other process."""
