"""A connection to PostgreSQL that takes the same statements as SQLite.

A statement waits until somebody reads a result, and is then sent in one message with all statements before it. A save
has 35 statements. If each were a message, every person would wait for 35 answers of the server.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import psycopg


class Cursor:
    """The result of one statement, with the same interface as SQLite's cursor.

    The statement is sent when the result is read.
    """

    def __init__(self, connection: "Connection", *, numbered: bool) -> None:
        self._connection = connection
        self._numbered = numbered
        self._done = False
        self._rows: list[Any] = []

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        self._send()
        rows, self._rows = self._rows, []
        return rows

    def fetchone(self) -> Any:
        """Return the next row, None after the last."""
        self._send()
        return self._rows.pop(0) if self._rows else None

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())

    @property
    def description(self) -> Any:
        """The columns of the result."""
        self._send()
        return self._description

    @property
    def rowcount(self) -> int:
        """How many rows the statement returned or changed."""
        self._send()
        return self._rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number that the database gave to a new row, if the statement added one row."""
        self._send()
        return self._lastrowid

    def take(self, done: psycopg.Cursor[Any]) -> None:
        """Take the result that the server has sent."""
        self._done = True
        self._description = done.description
        self._rowcount = done.rowcount
        self._rows = done.fetchall() if done.description else []
        self._lastrowid = self._rows[0][0] if self._numbered and done.rowcount == 1 else None

    def _send(self) -> None:
        if not self._done:
            self._connection.send()


class Connection:
    """A connection to PostgreSQL with the statements that wait."""

    def __init__(self, connection: psycopg.Connection[Any], translate: Callable[[str], str]) -> None:
        self.real = connection
        self._translate = translate
        self._waiting: list[tuple[str, Cursor]] = []

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        """Add a statement to those that wait."""
        text = self._translate(sql)
        cursor = Cursor(self, numbered=text.endswith(" RETURNING id") and not sql.endswith(" RETURNING id"))
        self._waiting.append((psycopg.ClientCursor(self.real).mogrify(text.encode(), values), cursor))
        return cursor

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Add one statement for each row."""
        for row in rows:
            self.execute(sql, row)

    def send(self) -> None:
        """Send the statements that wait. If one fails, the server does not execute the statements after it."""
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        done = psycopg.ClientCursor(self.real).execute(";\n".join(text for text, _ in waiting).encode())
        for _, cursor in waiting:
            cursor.take(done)
            done.nextset()
