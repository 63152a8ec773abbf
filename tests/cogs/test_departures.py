"""A server that removes the bot: its open tables close after a month, unless the bot is invited back."""

import sqlite3
from contextlib import closing

from ..conftest import World
from ..patience import until


def states(world: World) -> list[str]:
    """Return the states of all matches."""
    with closing(sqlite3.connect(world.settings.database)) as db:
        return [state for (state,) in db.execute("SELECT state FROM matches ORDER BY id")]


def waiting(world: World) -> list[str]:
    """Return the keys of the tables that wait to be closed."""
    with closing(sqlite3.connect(world.settings.database)) as db:
        return [key for (key,) in db.execute("SELECT key FROM due WHERE kind = 'departed'")]


async def heard(world: World, event: str) -> None:
    """Let the bot hear from Discord that its server has removed it, or has invited it."""
    world.bot.dispatch(event, world.guild)
    await until(lambda: bool(waiting(world)) == (event == "guild_remove"))


async def test_tables_of_a_server_that_removed_the_bot_close_after_a_month(world: World) -> None:
    await world.match()
    await world.lobby(world.garden)
    await heard(world, "guild_remove")
    await world.later(days=29)
    assert states(world)[0] == "playing"
    await world.later(days=1)
    assert states(world) == ["cancelled", "cancelled"]
    assert waiting(world) == []


async def test_a_server_that_invites_the_bot_back_keeps_its_match(world: World) -> None:
    await world.match()
    await heard(world, "guild_remove")
    await world.later(days=29)
    await heard(world, "guild_join")
    await world.later(days=2)
    assert states(world) == ["playing"]
