"""A bot that starts without a network waits for it."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.__main__ import run
from bot.app import bot_for
from bot.config import Settings

from ..patience import PATIENT, until
from .stand_in import StandIn, pointed_at

NOBODY = "http://127.0.0.1:9"


async def test_a_start_without_a_network_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(database=tmp_path / "first.sqlite3", painters=0)

    async def connect() -> None:
        async with StandIn() as discord:
            with pointed_at(NOBODY):
                running = asyncio.create_task(run(settings, "x", waits=[0.01]))
                await until(lambda: any("cannot be reached" in record.message for record in caplog.records))
            with pointed_at(discord.url):  # at once, so that no try goes to Discord itself
                await discord.connected.wait()
                running.cancel()
                await asyncio.wait([running])

    caplog.set_level(logging.WARNING)
    await asyncio.wait_for(connect(), PATIENT)


@pytest.mark.parametrize(("shards", "asked", "connections"), [(1, 2, [(0, 1)]), (0, 2, [(0, 2), (1, 2)])])
async def test_a_bot_is_ready_on_one_connection_and_on_as_many_as_discord_asks_for(
    tmp_path: Path, shards: int, asked: int, connections: list[tuple[int, int]]
) -> None:
    bot = bot_for(Settings(database=tmp_path / "shards.sqlite3", painters=0, thinkers=0, shards=str(shards)))
    async with StandIn(guilds=2, shards=asked) as discord:
        with pointed_at(discord.url):
            running = asyncio.create_task(bot.start("x"))
            try:
                async with asyncio.timeout(PATIENT):
                    await discord.connected.wait()
                    await bot.wait_until_ready()
                assert discord.connections == connections
                assert len(bot.guilds) == 2 and not bot.lost_shards
                assert sorted({guild.shard_id for guild in bot.guilds}) == [shard for shard, _ in connections]
            finally:
                await bot.close()
                await asyncio.wait([running], timeout=PATIENT)
