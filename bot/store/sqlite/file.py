"""The connections to the SQLite file: one writes and another reads, so that nobody has to wait for long."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, Self, TypeVar

import aiosqlite

from bot.store.database import TOLD, WAIT
from bot.store.errors import Torn, Unavailable, Unreadable
from bot.store.sqlite.migrate import migrate

T = TypeVar("T")

BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
UNWRITABLE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
TORN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
log = logging.getLogger(__name__)


class SqliteFile:
    """An open file. Only one transaction at a time writes to the file.

    Reading never waits for any program's writing.
    """

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._path = path
        self._writer = writer
        self._reader = reader
        self._lock = asyncio.Lock()
        self._writing: asyncio.Task[Any] | None = None  # the task whose transaction is being written
        self._after_commit: list[Callable[[], None]] = []
        self._closed = False
        self._failures = 0
        self._told = self._told_torn = -TOLD

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file and create or migrate its tables.

        Raises Unreadable if the file is not a database of this bot.
        """
        opened: list[aiosqlite.Connection] = []
        try:
            for _ in range(2):
                opened.append(aiosqlite.connect(path, isolation_level=None))
                await opened[-1]
            writer, reader = opened
            await _in_thread(writer, migrate)
            for pragma in ("query_only = ON", f"busy_timeout = {WAIT * 1000:.0f}"):
                await reader.execute_fetchall(f"PRAGMA {pragma}")
        except (sqlite3.Error, Unreadable) as error:
            for connection in opened:
                await connection.close()
                # If a file cannot be opened, aiosqlite does not wait for its thread, which may outlive the event loop.
                await asyncio.to_thread(connection._thread.join)
            raise Unreadable(f"{path}: {error}") from error
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Finish pending work and close the file."""
        await self._reader.close()
        async with self._lock:
            self._closed = True
            await self._writer.close()

    # Reading.

    async def read(self, sql: str, *values: Any) -> list[Any]:
        """Return the rows of one query."""
        return await self.look(lambda db: db.execute(sql, values).fetchall())

    async def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run several queries on one state of the file."""
        with self._watched():
            return await _in_thread(self._reader, lambda db: transact(db, work, begin="BEGIN"))

    # Writing.

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Write in one transaction, all or nothing. Raises Unavailable if nothing can be written.

        If this task already has a transaction, the new one becomes a part of it, and this part can fail without the
        rest.
        """
        if self._writing is asyncio.current_task():
            async with self._part():
                yield self._writer
            return
        async with self._turn():
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                self._writing = asyncio.current_task()
                yield self._writer
                await self._writer.commit()
            except BaseException:
                self._after_commit.clear()
                await self._writer.rollback()
                raise
            finally:
                self._writing = None
        self._committed()

    @asynccontextmanager
    async def _part(self) -> AsyncIterator[None]:
        await self._writer.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            if self._writer.in_transaction:  # a full disk has already ended the transaction
                await self._writer.execute("ROLLBACK TO part")
                await self._writer.execute("RELEASE part")
            raise
        await self._writer.execute("RELEASE part")

    def tell_after_commit(self, tell: Callable[[], None]) -> None:
        """Call ``tell`` once this task's transaction is written, or at once if the task has none."""
        if self._writing is asyncio.current_task():
            self._after_commit.append(tell)
        else:
            tell()

    def _committed(self) -> None:
        """Call the functions that wait for this write."""
        told, self._after_commit = self._after_commit, []
        for tell in dict.fromkeys(told):
            tell()

    async def write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run a whole transaction in the connection's thread with one switch of threads. Raises Unavailable.

        With a switch for each statement, a save would wait for the event loop a dozen times. People would notice that,
        because every decision is saved before they see its result.
        """
        if self._writing is asyncio.current_task():
            async with self._part():
                await _in_thread(self._writer, work)
            return
        async with self._turn():
            await _in_thread(self._writer, lambda db: transact(db, work))

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait for the right to write: first for writers of this program, then for others in the remaining time."""
        with self._watched():
            until = monotonic() + WAIT
            try:
                async with asyncio.timeout(WAIT):
                    await self._lock.acquire()
            except TimeoutError as error:
                raise Unavailable("another write takes too long", busy=True) from error
            try:
                if self._closed:  # clean-ups at quiet moments may still run after the last press
                    raise Unavailable("the file is closed", busy=False)
                left = max(int((until - monotonic()) * 1000), 1)
                await self._writer.execute(f"PRAGMA busy_timeout = {left}")
                yield
                self._note_success()
            finally:
                self._lock.release()

    # Telling the operator.

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Turn a failure that is not a bug (a lock, a full disk, a damaged page) into Unavailable, and log it once."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in TORN:
                problem = f"{self._path} is damaged: {error}"
                self._note_torn(problem)
                raise Torn(problem) from error
            if code not in (*BUSY, *UNWRITABLE):
                raise
            self._note_failure(error)
            raise Unavailable(str(error), busy=code in BUSY) from error

    def _note_failure(self, error: Exception) -> None:
        """Tell the operator, at most once a minute."""
        self._failures += 1
        if monotonic() - self._told >= TOLD:
            self._told = monotonic()
            log.error("%s cannot be used: %s (failures so far: %s)", self._path, error, self._failures)

    def _note_torn(self, problem: str) -> None:
        """Tell the operator, at most once a minute, even if other parts of the file can be used meanwhile."""
        if monotonic() - self._told_torn >= TOLD:
            self._told_torn = monotonic()
            log.error("%s", problem)

    def _note_success(self) -> None:
        if self._failures:
            log.warning("%s can be used again after %s failures", self._path, self._failures)
            self._failures, self._told = 0, -TOLD


def transact(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], T], begin: str = "BEGIN IMMEDIATE") -> T:
    """Do ``work`` as one transaction: all of it or nothing."""
    db.execute(begin)
    try:
        done = work(db)
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
    return done


async def _in_thread(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run ``work`` as one call in the connection's thread."""
    # aiosqlite has no public name for this; its version is pinned.
    done: T = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]
    return done
