"""The store in a PostgreSQL database, which takes the same statements as the SQLite file (see ``dialect``)."""

from typing import Any, Self

from bot.shards import Shards
from bot.store.home import WHOLE
from bot.store.postgres.file import PostgresFile
from bot.store.postgres.home import SharedHome
from bot.store.store import Store


class PostgresStore(Store):
    """A store in a PostgreSQL database, which several processes share."""

    @classmethod
    async def open(cls, address: Any, shards: Shards = WHOLE) -> Self:
        """Connect, create or migrate the tables, and become the owner of ``shards``.

        Raises Unreadable if the database belongs to another program or to another bot.
        """
        database = await PostgresFile.open(address, shards)
        return cls(database, SharedHome(database.owner))
