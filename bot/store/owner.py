"""Which process may write a PostgreSQL database: one at a time, and one that was replaced writes nothing more.

A process holds a lock of its own session for as long as it lives; PostgreSQL gives the lock up when the session ends,
so nothing has to expire. A lock alone does not stop a process that lost its session and goes on. Therefore each owner
has a number, the epoch, and every transaction that writes first makes sure that the epoch is still its own. The row is
locked meanwhile: a new owner waits for writes under way, and later ones of the former owner fail.
"""

from contextlib import suppress
from typing import Any, Final, Self

import psycopg

from bot.store.base import Unreadable

LOCK: Final = 0x7EA41
TABLE: Final = "CREATE TABLE IF NOT EXISTS owner (id BIGINT PRIMARY KEY CHECK (id = 1), epoch BIGINT NOT NULL)"
TAKE: Final = "INSERT INTO owner VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET epoch = owner.epoch + 1 RETURNING epoch"
FENCE: Final = "SELECT 1 FROM owner WHERE epoch = %s FOR SHARE"


class Fenced(Exception):
    """Another process owns the database now."""


class Owner:
    """This process as the owner of a database."""

    def __init__(self, session: psycopg.Connection[Any], epoch: int) -> None:
        self._session = session
        self.epoch = epoch

    @classmethod
    def take(cls, address: str) -> Self:
        """Become the owner. Raises Unreadable while another process is."""
        session = psycopg.connect(address, autocommit=True, connect_timeout=10)
        try:
            free = session.execute(
                "SELECT pg_try_advisory_lock(%s, hashtext(current_database() || current_schema()))", (LOCK,)
            ).fetchone()
            if free != (True,):
                raise Unreadable("another bot runs on this PostgreSQL database")
            with session.transaction():
                session.execute(TABLE)
                row = session.execute(TAKE).fetchone()
        except BaseException:
            session.close()
            raise
        assert row is not None
        return cls(session, row[0])

    def fence(self, connection: psycopg.Connection[Any]) -> None:
        """Make sure, in a transaction that is about to write, that this process still owns the database."""
        if connection.execute(FENCE, (self.epoch,)).fetchone() is None:
            raise Fenced("another process owns the database now")

    def release(self) -> None:
        """Let another process become the owner at once: a server may end the session itself only later."""
        with suppress(psycopg.Error):  # a session that is lost has no lock
            self._session.execute("SELECT pg_advisory_unlock_all()")
        self._session.close()
