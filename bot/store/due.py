"""Tasks that are due later, and the interface of a store for such tasks."""

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Protocol


class NotDue(Exception):
    """The due row no longer exists: its task was done, moved or dropped."""


@dataclass(frozen=True)
class Due:
    """Something that is to happen at a time, for a match, a person or neither.

    ``key`` names the row. A row put under an existing key replaces the older one. ``id`` is the store's number of the
    row, None before it is stored.
    """

    key: str
    kind: str
    at: datetime
    match: int | None = None
    person: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    id: int | None = None


class DueStore(Protocol):
    """The part of a store that keeps tasks that are due later.

    Times have a time zone, and rows are returned with times in UTC.
    """

    def together(self) -> AbstractAsyncContextManager[None]:
        """Make one transaction of everything that this task writes within the block.

        Either all of it is kept, or nothing.
        """

    async def put_due(self, due: Due) -> None:
        """Store a row, replacing the one with the same key."""

    async def drop_due(self, key: str) -> None:
        """Delete the row of a key, if there is one."""

    async def take_due(self, due: Due) -> None:
        """Remove a row whose task is being carried out. Raises NotDue if the row no longer exists.

        Call this method within ``together``, along with the change that the task makes.
        """

    async def note_due(self, due: Due, data: Mapping[str, Any]) -> None:
        """Change a row's content while its task is being carried out. Raises NotDue if the row no longer exists."""

    async def bring_forward(self, kinds: Collection[str], until: datetime, by: timedelta) -> None:
        """Subtract ``by`` from the time of every row of these kinds that is due at ``until`` or before."""

    async def due(self, key: str) -> Due | None:
        """Return the row of a key, if there is one."""

    async def all_due(self, kind: str) -> list[Due]:
        """Return all rows of a kind, those for other processes too, the earliest first."""

    async def due_by(self, now: datetime, kinds: Collection[str]) -> list[Due]:
        """Return the rows of these kinds for this process that are due by ``now``, the earliest first."""

    async def next_due(self, now: datetime, kinds: Collection[str]) -> datetime | None:
        """Return when the first row of these kinds for this process is due after ``now``, or None."""

    def tell_of_due(self, told: Callable[[], None]) -> None:
        """Call ``told`` whenever a row has been stored."""
