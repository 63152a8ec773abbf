"""The store of the tests of tables."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.store import SqliteStore


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """Yield an open store in a new folder."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()
