"""The interface of a store's database, and the checksums of rows, which show that a row is as it was written.

The file of SQLite and the pool of PostgreSQL both offer a ``Database``.
"""

import sqlite3
import zlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

import aiosqlite

T = TypeVar("T")
WAIT: Final = 2.0  # seconds that a write may wait in total; Discord cancels an interaction after three
TOLD: Final = 60.0  # seconds between two log lines about the same failure


class Database(Protocol):
    """An open database, which takes the statements of SQLite. Every method raises Unavailable if it cannot be used."""

    async def close(self) -> None:
        """Finish pending work and close all connections."""

    async def read(self, sql: str, *values: Any) -> list[Any]:
        """Return the rows of one query."""

    async def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run several queries on one state of the data."""

    def transaction(self) -> AbstractAsyncContextManager[aiosqlite.Connection]:
        """Write in one transaction, all or nothing.

        If this task already has a transaction, the new one becomes a part of it.
        """

    async def write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run a whole transaction with one switch of threads."""

    def tell_after_commit(self, tell: Callable[[], None]) -> None:
        """Call ``tell`` once this task's transaction is written, or at once if the task has none."""


def seal(*parts: Any) -> int:
    """Return the checksum of a row."""
    return zlib.crc32("\0".join(map(str, parts)).encode())


def check(kept: int | None, *parts: Any) -> None:
    """Raise ValueError unless a row is unchanged since it was written. An old row has no checksum."""
    if kept is not None and kept != seal(*parts):
        raise ValueError(f"changed since it was written: {parts[:2]!r}")
