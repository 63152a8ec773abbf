"""The store in one SQLite file."""

from pathlib import Path
from typing import Self

from bot.store.home import AtHome
from bot.store.sqlite.file import SqliteFile
from bot.store.store import Store


class SqliteStore(Store):
    """A store in a SQLite file, which one process has for itself."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file and create or migrate its tables.

        Raises Unreadable if the file is not a database of this bot.
        """
        return cls(await SqliteFile.open(path), AtHome())
