"""The whole bot on a PostgreSQL database: a match is played, the bot starts again, the match goes on."""

from pathlib import Path

import pytest

from bot.config import Settings

from ..conftest import World
from ..postgres import Server
from ..simkit import controls


@pytest.fixture
def settings(tmp_path: Path, postgres: Server) -> Settings:
    """Return settings of a bot that stores its matches in PostgreSQL."""
    place = {"database": tmp_path / "none.sqlite3", "postgres": postgres.address()}
    return Settings(**place, edit_delay=0, requests=0, painters=0, lookups=0)


async def test_a_match_goes_on_after_a_restart(world: World, settings: Settings) -> None:
    message = await world.match()
    panel = await world.panel(world.ann, message)
    await world.ann.click(panel, custom_id=controls(panel)[0]["custom_id"])
    before = (await world.bot.tables.get(1)).saved
    await world.restart()
    await world.later()
    after = (await world.bot.tables.get(1)).saved
    assert (after.log, after.held) == (before.log, before.held) and (after.log or after.held)
    assert (await world.panel(world.bob, message)).ephemeral
    assert await world.bot.problems() == ["what is due is not being done"]  # the scheduler does not run in this test
    assert not settings.database.exists()


async def test_a_lobby_closes_itself_and_a_person_is_erased(world: World) -> None:
    lobby = await world.lobby(world.garden)
    message = await world.match()
    await world.later(hours=24)
    assert "nobody pressed anything" in world.read(lobby)
    page = (await world.ann.slash(world.hall, "privacy")).response
    sure = (await world.ann.click(page, label="Erase me…")).response
    await world.ann.click(sure, label="Erase everything")
    assert "Ann" not in world.read(message)
