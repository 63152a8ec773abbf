"""This module decides which process may write to a PostgreSQL database for which shards.

A replaced process writes nothing more. A process holds a lock for each of its shards in a session of its own.
PostgreSQL releases the locks when the session ends. A session ends with its process, with its connection, or when the
process is stopped and gives no sign of life for some time. A lock alone does not stop a process that lost its session
and still runs. Therefore each owner has a number, the epoch, which is stored in a row. Every transaction that writes
first makes sure that this row is still there, and locks the row until the transaction ends. So a new owner waits for
writes that have begun, and later writes of the former owner fail.

The process receives messages from other processes on the same session. A separate thread keeps the session alive, so
that no press delays a sign of life.
"""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError
from multiprocessing.connection import wait
from threading import Event, Thread
from typing import Any, Final, Self

import psycopg

from bot.shards import Shards
from bot.store.errors import Unreadable
from bot.store.postgres.connection import Connection, Cursor

BEAT: Final = 4.0  # seconds between two signs of life
LEASE: Final = 15.0  # seconds without a sign of life after which PostgreSQL ends a session
AGAIN: Final = 1.0  # seconds between two tries to become the owner
CONNECTING: Final = 10
LOCK: Final = 0x7EA41
ENTERING: Final = 0x7EA42
CHANNEL: Final = "teahouse"
HERE: Final = "hashtext(current_database() || current_schema())"
TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS owners (epoch BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    " count BIGINT NOT NULL, shards BIGINT[] NOT NULL)"
)
DROP: Final = "DELETE FROM owners WHERE count <> %s OR shards && CAST(%s AS BIGINT[])"
TAKE: Final = "INSERT INTO owners (count, shards) VALUES (%s, %s) RETURNING epoch"
FENCE: Final = "SELECT 1 FROM owners WHERE epoch = ? FOR KEY SHARE"
log = logging.getLogger(__name__)

Session = psycopg.Connection[Any]


def silence() -> dict[str, Any]:
    """Return the options that make a connection fail if the other machine is silent.

    Without these options a query to a machine without power, or behind a broken network, would wait for a quarter of an
    hour.
    """
    return {"connect_timeout": CONNECTING, "tcp_user_timeout": int(LEASE * 1000)}


class Fenced(Exception):
    """Another process now owns the database, or this process's shards."""


class Taken(Exception):
    """Another process holds a lock that this one needs."""


class Owner:
    """The owner of its shards, which is this process.

    ``held`` is set while this process owns its shards, ``replaced`` while another process owns them.
    """

    def __init__(self, address: str, shards: Shards) -> None:
        self.shards = shards
        self.epoch = 0
        self.held = asyncio.Event()
        self.replaced = False
        # A function that receives messages of other processes.
        self.hear: Callable[[str], Coroutine[Any, Any, None]] | None = None
        self.again: Callable[[], Coroutine[Any, Any, None]] | None = (
            None  # a function to call before these shards are served again
        )
        self._address = address
        self._loop = asyncio.get_running_loop()
        self._session: Session | None = None
        self._keeper = Thread(target=self._keep, name="owner", daemon=True)
        self._stopping = Event()
        self._bell, self._ring = socket.socketpair()  # wakes the thread

    @classmethod
    async def take(cls, address: str, shards: Shards) -> Self:
        """Become the owner. A process with a part of the bot waits while another process owns that part.

        Raises Unreadable while another process runs the whole bot, or a part of it by another division into shards.
        """
        owner, told = cls(address, shards), False
        while True:
            try:
                await asyncio.to_thread(owner._enter)
                break
            except Taken as taken:
                if not shards.divided:
                    raise Unreadable("another bot runs on this PostgreSQL database") from taken
                if not told:
                    log.warning("shards %s belong to another process; waiting for them", shards)
                told = True
                await asyncio.sleep(AGAIN)
        owner.held.set()
        owner._keeper.start()
        return owner

    def fence(self, connection: Connection) -> Cursor:
        """Ask, at the start of a transaction that writes, whether this process still owns its shards."""
        return connection.execute(FENCE, (self.epoch,))

    def confirm(self, fence: Cursor) -> None:
        """Read the answer to ``fence`` before the transaction is committed. Raises Fenced if the shards are lost."""
        if fence.fetchone() is None:
            raise Fenced("another process owns the database now")

    async def release(self) -> None:
        """Let another process become the owner."""
        self.held.clear()
        if self._stopping.is_set():
            return
        self._stopping.set()
        self._ring.send(b"!")
        await asyncio.to_thread(self._keeper.join)
        self._bell.close()
        self._ring.close()

    # Entering and leaving.

    def _enter(self) -> None:
        """Open the session, take the locks and a new epoch. Raises Taken, or Unreadable for another division."""
        session = psycopg.connect(self._address, autocommit=True, **silence())
        numbers = list(self.shards.numbers)
        try:
            session.execute(f"SET idle_session_timeout = {LEASE * 1000:.0f}".encode())
            with session.transaction():
                session.execute(f"SELECT pg_advisory_xact_lock({ENTERING}, {HERE})".encode())
                session.execute(TABLE)
                self._lock(session)
                session.execute(DROP, (self.shards.count, numbers))
                row = session.execute(TAKE, (self.shards.count, numbers)).fetchone()
            session.execute(f"LISTEN {CHANNEL}".encode())
        except BaseException:
            session.close()
            raise
        assert row is not None
        self._session, self.epoch = session, row[0]

    def _lock(self, session: Session) -> None:
        """Take the lock that all processes with the same division into shards share, and a lock for each shard."""
        place = f"({LOCK}, {HERE})"
        if not _yes(session, f"pg_try_advisory_lock_shared{place}"):
            raise Taken
        other = session.execute("SELECT count FROM owners WHERE count <> %s", (self.shards.count,)).fetchone()
        if other is not None:
            if not _yes(session, f"pg_try_advisory_lock{place}"):  # one of the other processes still exists
                raise Unreadable(
                    f"another bot runs on this PostgreSQL database, with {other[0]} shards instead of"
                    f" {self.shards.count}; stop all of its processes first"
                )
            _yes(session, f"pg_advisory_unlock{place}")
        if not all(_yes(session, f"pg_try_advisory_lock({HERE}, {number})") for number in self.shards.numbers):
            raise Taken

    def _leave(self) -> None:
        """End the session. If the server can be reached, the session's locks are released when this method returns."""
        if self._session is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                self._session.execute("SELECT pg_advisory_unlock_all()")
            self._session.close()
        self._session = None

    # Keeping the locks: in the thread.

    def _keep(self) -> None:
        """Give signs of life and receive messages. Whenever the session is lost, become the owner again."""
        while not self._stopping.is_set():
            try:
                self._beat()
            except (psycopg.Error, OSError) as error:
                self._call(self._lost, error)
                self._leave()
                while not self._stopping.is_set() and not self._return():
                    wait([self._bell], AGAIN)
        self._leave()

    def _beat(self) -> None:
        assert self._session is not None
        self._session.execute("SELECT 1")
        for told in self._session.notifies(timeout=0):
            if self.hear is not None:
                self._call(self.hear, told.payload)
        wait([self._session.fileno(), self._bell], BEAT)

    def _return(self) -> bool:
        """Try to become the owner again. Tell whether that succeeded."""
        try:
            self._enter()
        except (Taken, Unreadable) as error:
            if not self.replaced:
                log.error("shards %s belong to another process; waiting for them. %s", self.shards, error)
            self.replaced = True
            return False
        except (psycopg.Error, OSError) as error:
            log.debug("shards %s cannot be taken: %s", self.shards, _line(error))
            return False
        if not self._call(self._serve_again):
            self._leave()
        return self._session is not None

    # Where presses are served: in the event loop.

    def _call(self, work: Callable[..., Coroutine[Any, Any, None]], *given: object) -> bool:
        """Run ``work`` in the event loop. Tell whether ``work`` ran without an error."""
        if self._loop.is_closed():  # nobody is served any longer
            self._stopping.set()
            return False
        try:
            asyncio.run_coroutine_threadsafe(work(*given), self._loop).result()
        except CancelledError:  # the loop is about to close
            self._stopping.set()
            return False
        except Exception:
            log.exception("shards %s: something could not be done", self.shards)
            return False
        return True

    async def _lost(self, error: Exception) -> None:
        self.held.clear()
        if not self._stopping.is_set():
            log.error("shards %s are no longer ours: %s; nothing is served", self.shards, _line(error))

    async def _serve_again(self) -> None:
        if self.again is not None:
            await self.again()
        self.replaced = False
        self.held.set()
        log.warning("shards %s are ours again", self.shards)


def _yes(session: Session, function: str) -> bool:
    """Return whether a function of the database returns true."""
    return session.execute(f"SELECT {function}".encode()).fetchone() == (True,)


def _line(error: BaseException) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
