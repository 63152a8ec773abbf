"""A PostgreSQL database with the same few methods as the SQLite file, so that both stores share their statements."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import Any, Final, Self, TypeVar

import psycopg
from psycopg.adapt import Dumper
from psycopg_pool import ConnectionPool

from bot.shards import Shards
from bot.store.database import TOLD, WAIT
from bot.store.errors import Unavailable, Unreadable
from bot.store.home import WHOLE
from bot.store.postgres.connection import Connection, Cursor
from bot.store.postgres.dialect import Columns, query
from bot.store.postgres.migrate import columns, migrate
from bot.store.postgres.owner import LEASE, Fenced, Owner, silence

T = TypeVar("T")

CONNECTIONS: Final = 8
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
BUSY: Final = (psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled, psycopg.errors.DeadlockDetected)
UNWRITABLE: Final = (
    psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.InsufficientPrivilege,
)  # fmt: skip
log = logging.getLogger(__name__)
# The pool would log every attempt to connect. The store logs once a minute that PostgreSQL cannot be reached.
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


class Number(Dumper):
    """This type writes True and False as 1 and 0, as the tables keep them."""

    def dump(self, obj: bool) -> bytes:
        """Return the digit."""
        return b"1" if obj else b"0"

    def quote(self, obj: bool) -> bytes:
        """Return the digit."""
        return self.dump(obj)


@dataclass
class Open:
    """The open transaction of a task, and the functions to call once it is written."""

    connection: Connection
    told: list[Callable[[], None]] = field(default_factory=list)


class Asked:
    """The open transaction with the interface of ``aiosqlite``: each statement is awaited."""

    def __init__(self, file: "PostgresFile", connection: Connection) -> None:
        self._file = file
        self._connection = connection

    async def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        """Execute one statement."""

        def execute() -> Cursor:
            cursor = self._connection.execute(sql, values)
            self._connection.send()
            return cursor

        return await self._file.in_thread(execute)

    async def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Execute one statement for each row."""
        every = list(rows)

        def execute() -> None:
            self._connection.executemany(sql, every)
            self._connection.send()

        await self._file.in_thread(execute)

    async def execute_fetchall(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Return the rows of a query."""
        return await self._file.in_thread(lambda: self._connection.execute(sql, values).fetchall())


class PostgresFile:
    """A pool of connections. A transaction belongs to a task. Reading and saving go on side by side."""

    def __init__(self, pool: ConnectionPool, tables: dict[str, Columns], owner: Owner) -> None:
        self._pool = pool
        self.owner = owner
        self._threads = ThreadPoolExecutor(CONNECTIONS, "postgres")
        self._translate = lru_cache(1000)(lambda sql: query(sql, tables))
        self._turns = asyncio.Lock()
        self._opened: dict[asyncio.Task[Any] | None, Open] = {}
        self._failures = 0
        self._told_at = -TOLD

    @classmethod
    async def open(cls, address: Any, shards: Shards = WHOLE) -> Self:
        """Connect, create or migrate the tables, and become the owner of ``shards``.

        Raises Unreadable if the database is not one of ours, or another bot's.
        """
        try:
            tables = await asyncio.to_thread(_prepare, address)
            owner = await Owner.take(address, shards)
            pool = ConnectionPool(
                address, min_size=1, max_size=CONNECTIONS, timeout=WAIT, kwargs={"autocommit": True, **silence()},
                configure=_configure, check=_check, open=False,
            )  # fmt: skip
            await asyncio.to_thread(pool.open, wait=True, timeout=10.0)
        except psycopg.Error as error:
            raise Unreadable(f"the PostgreSQL database: {error}") from error
        return cls(pool, tables, owner)

    async def close(self) -> None:
        """Finish pending work and close all connections."""
        async with self._turns:
            await self.owner.release()
            await asyncio.to_thread(self._pool.close)
            self._threads.shutdown(wait=False)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run work that waits for the database.

        A cancelled task waits for the end of its statement, because only one task can use a connection.
        """
        running = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise

    # Reading.

    async def read(self, sql: str, *values: Any) -> list[Any]:
        """Return the rows of one query."""
        return await self.look(lambda db: db.execute(sql, values).fetchall(), alone=True)

    async def look(self, work: Callable[[Any], T], *, alone: bool = False) -> T:
        """Run several queries on one state of the database, or a query that is ``alone``."""
        opened = self._opened.get(asyncio.current_task())

        def look() -> T:
            if opened is not None:  # the query also sees what this task has written but not yet committed
                return work(opened.connection)
            with self._pool.connection() as real:
                db = Connection(real, self._translate)
                if not alone:
                    db.execute(SNAPSHOT)
                return work(db)

        with self._watched():
            return await self.in_thread(look)

    # Writing.

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Any]:
        """Write in one transaction, all or nothing.

        If the task already has a transaction, become a part of that transaction.
        """
        task = asyncio.current_task()
        opened = self._opened.get(task)
        if opened is not None:
            with self._watched():
                async with self._bracket(opened.connection):
                    yield Asked(self, opened.connection)
            return
        with self._watched():
            async with self._turn():
                real = await self.in_thread(self._pool.getconn)
                opened = self._opened[task] = Open(Connection(real, self._translate))
                try:
                    async with self._bracket(opened.connection):
                        await self.in_thread(lambda: self.owner.confirm(self.owner.fence(opened.connection)))
                        yield Asked(self, opened.connection)
                finally:
                    del self._opened[task]
                    await self.in_thread(lambda: self._pool.putconn(real))
        for tell in dict.fromkeys(opened.told):
            tell()

    @asynccontextmanager
    async def _bracket(self, connection: Connection) -> AsyncIterator[None]:
        """Begin a transaction or a part of one. At the end, commit the transaction, or after an error roll it back."""
        bracket = connection.real.transaction()
        await self.in_thread(bracket.__enter__)
        try:
            yield
        except BaseException as error:
            await self.in_thread(partial(bracket.__exit__, type(error), error, error.__traceback__))
            raise
        await self.in_thread(lambda: bracket.__exit__(None, None, None))

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Let only one transaction of several statements write at a time, as with a SQLite file."""
        try:
            async with asyncio.timeout(WAIT):
                await self._turns.acquire()
        except TimeoutError as error:
            raise Unavailable("another write takes too long", busy=True) from error
        try:
            yield
        finally:
            self._turns.release()

    async def write(self, work: Callable[[Any], None]) -> None:
        """Run a whole transaction in the database's thread with one switch of threads. Raises Unavailable."""
        opened = self._opened.get(asyncio.current_task())

        def write() -> None:
            if opened is not None:
                real = opened.connection.real
                with real.transaction():
                    db = Connection(real, self._translate)
                    work(db)
                    return db.send()
            with self._pool.connection() as real:  # after an error, the pool rolls the transaction back
                db = Connection(real, self._translate)
                db.execute("BEGIN")
                fence = self.owner.fence(db)
                work(db)
                self.owner.confirm(fence)
                db.execute("COMMIT")
                db.send()

        with self._watched():
            await self.in_thread(write)

    def tell_after_commit(self, tell: Callable[[], None]) -> None:
        """Call ``tell`` once this task's transaction is written. If the task has no transaction, call it at once."""
        opened = self._opened.get(asyncio.current_task())
        if opened is not None:
            opened.told.append(tell)
        else:
            tell()

    # Telling the operator.

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Turn a failure that is not a bug into Unavailable, and a taken name into the error that SQLite raises."""
        try:
            yield
        except Fenced as error:
            self._note_failure(error)
            raise Unavailable(str(error), busy=False) from error
        except psycopg.IntegrityError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except UNWRITABLE as error:
            self._note_failure(error)
            raise Unavailable(str(error).partition("\n")[0], busy=isinstance(error, BUSY)) from error
        if self._failures:
            log.warning("the PostgreSQL database can be used again after %s failures", self._failures)
            self._failures, self._told_at = 0, -TOLD

    def _note_failure(self, error: Exception) -> None:
        """Write in the log, at most once a minute, that the database cannot be reached."""
        self._failures += 1
        if monotonic() - self._told_at >= TOLD:
            self._told_at = monotonic()
            log.error("the PostgreSQL database cannot be used: %s (failures so far: %s)", error, self._failures)


def _prepare(address: str) -> dict[str, Columns]:
    with psycopg.connect(address, **silence()) as connection:
        migrate(connection)
        return columns(connection)


def _check(connection: psycopg.Connection[Any]) -> None:
    """Raise OperationalError if the server has ended a connection. A lost connection reports this by itself, so the
    check sends nothing.
    """
    with DefaultSelector() as selector:
        selector.register(connection.fileno(), EVENT_READ)
        if selector.select(0):
            ConnectionPool.check_connection(connection)


def _configure(connection: psycopg.Connection[Any]) -> None:
    connection.adapters.register_dumper(bool, Number)
    most = int(WAIT * 1000)
    connection.execute(f"SET lock_timeout = {most}; SET statement_timeout = {most}".encode())
    # A process that is stopped in the middle of a transaction must not keep the next owner out.
    connection.execute(f"SET idle_in_transaction_session_timeout = {LEASE * 1000:.0f}".encode())
