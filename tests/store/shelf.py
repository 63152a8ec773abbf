"""A place for a store of either kind: tests open it, open it again, and look at its rows or damage them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store import SqliteStore, open_store


class Shelf:
    """A SQLite file, or an empty place in a PostgreSQL database."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    async def open(self) -> SqliteStore:
        """Open a store here."""
        store: Any = await open_store(self.place)
        return store

    def run(self, sql: str) -> list[Any]:
        """Run one statement directly in the database; return its rows, if there are any."""
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(self.place, isolation_level=None)) as db:
                db.execute("PRAGMA foreign_keys = ON")
                return db.execute(sql).fetchall()
        import psycopg

        with psycopg.connect(self.place, autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []
