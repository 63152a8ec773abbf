"""Opening a store: a SQLite file, or a PostgreSQL database by its address."""

from pathlib import Path

from bot.shards import Shards
from bot.store.home import WHOLE
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store


async def open_store(place: Path | str, shards: Shards = WHOLE) -> Store:
    """Open the SQLite file at a path, or the PostgreSQL database at an address for ``shards`` of the bot.

    Raises Unreadable if that is impossible.
    """
    if isinstance(place, Path):
        return await SqliteStore.open(place)
    from bot.store.postgres.store import PostgresStore  # The library is installed only if it is needed.

    return await PostgresStore.open(place, shards)
