"""People who manage a server or its messages act at tables: the log names them, and their acts can be undone."""

import asyncio
import json
import logging
from typing import Any

import discord
import pytest

from bot.words import COMPLETE

from ..conftest import World
from ..simkit import speaks, text_of


@pytest.fixture
def dana(world: World) -> Any:
    """Return a person who manages the server and its messages."""
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    return speaks(world.guild.add_member(world.env.create_user("dana", global_name="Dana"), roles=[role]), "en-US")


async def banned(world: World) -> list[int]:
    """Return the stored list of banned people."""
    found: list[int] = json.loads(await world.bot.store.settings.get(world.guild.id, "banned") or "[]")
    return found


async def test_the_log_says_who_closed_a_table_banned_a_person_and_chose_a_role(
    world: World, dana: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    hosts = world.guild.create_role("hosts")
    await world.match()
    await dana.slash(world.hall, "match close")
    await dana.slash(world.hall, "settings ban", person=world.bob)
    await dana.slash(world.hall, "settings unban", person=world.bob)
    await dana.slash(world.hall, "settings tables", role=hosts)
    await dana.slash(world.hall, "settings tables", role=world.guild.default_role)
    assert [record.getMessage() for record in caplog.records if record.name.startswith("cogs.")] == [
        f"match 1: {dana.id} closed it",
        f"server {world.guild.id}: {dana.id} banned {world.bob.id}",
        f"server {world.guild.id}: {dana.id} unbanned {world.bob.id}",
        f"server {world.guild.id}: {dana.id} chose for openers: {hosts.id}",
        f"server {world.guild.id}: {dana.id} chose for openers: everybody",
    ]


async def test_the_log_says_nothing_of_what_was_refused(
    world: World, dana: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    await world.match()
    for command, given in (("match close", {}), ("settings ban", {"person": dana})):
        await world.refused(world.ann.slash(world.hall, command, **given))
    assert not [record for record in caplog.records if record.name.startswith("cogs.")] and not await banned(world)


@pytest.mark.parametrize("locale", COMPLETE)
async def test_a_ban_is_told_and_undone_in_every_language(world: World, dana: Any, locale: str) -> None:
    speaks(dana, locale)
    told = [
        text_of((await dana.slash(world.hall, f"settings {name}", person=world.bob)).response)
        for name in ("ban", "unban")
    ]
    assert all(f"<@{world.bob.id}>" in text for text in told) and told[0] != told[1]
    assert not await banned(world) and await world.lobby()


async def test_of_two_simultaneous_bans_neither_is_lost(world: World) -> None:
    commands: Any = world.bot.get_cog("SettingsCommands")
    await asyncio.gather(*(commands.change_bans(world.guild.id, user, out=True) for user in (1, 2, 3)))
    assert await banned(world) == [1, 2, 3]
    await asyncio.gather(*(commands.change_bans(world.guild.id, user, out=False) for user in (1, 3)))
    assert await banned(world) == [2]
