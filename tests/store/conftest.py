"""Every test here runs on both stores."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import SqliteStore

from .shelf import Shelf


@pytest.fixture(params=["sqlite", "postgres"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    """Return an empty place for a store."""
    if request.param == "sqlite":
        return Shelf(tmp_path / "store.sqlite3")
    return Shelf(request.getfixturevalue("postgres").address())


@pytest_asyncio.fixture
async def store(shelf: Shelf) -> AsyncIterator[SqliteStore]:
    """Yield an open store at that place."""
    store = await shelf.open()
    yield store
    await store.close()
