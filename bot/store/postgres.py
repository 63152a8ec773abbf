"""The store in a PostgreSQL database: the statements of the SQLite store, as PostgreSQL reads them."""

from typing import Any

from bot.store.postgres_file import PostgresFile
from bot.store.sqlite import SqliteStore


class PostgresStore(PostgresFile, SqliteStore):
    """Matches in a PostgreSQL database. Everything but the connection is the SQLite store's."""

    def __init__(self, *given: Any) -> None:
        PostgresFile.__init__(self, *given)
        self._told_of_due = []
