"""A clock that tests move by hand, and a bot with each kind of store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from .hand import HandClock, House


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, tmp_path: Path, clock: HandClock) -> AsyncIterator[House]:
    place = tmp_path / "later.sqlite3" if request.param == "sqlite" else request.getfixturevalue("postgres").address()
    house = await House(place, clock).start()
    yield house
    await house.store.close()
