"""The bot as one of several processes: work that it leaves to the others, and messages after it has lost its shards."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import upload
from bot.app import ShardedTeahouse, bot_for
from bot.config import Settings
from bot.shards import Shards
from bot.store import Unreadable
from bot.store.postgres.home import SharedHome
from bot.store.postgres.store import PostgresStore

from ..conftest import World
from ..load.stand_in import StandIn, pointed_at
from ..patience import PATIENT, moment
from ..postgres import Server, cut
from ..simkit import text_of
from ..upkeep.fault_table import fault


@pytest.fixture
def settings(tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return settings of a bot that runs both of two shards and may share them with other processes."""
    monkeypatch.setattr("bot.store.postgres.owner.AGAIN", 0.01)

    async def own(home: SharedHome, within: float) -> bool:
        """Skip the wait for free shards, because SimCord handles shards in its own way."""
        return home.owned

    monkeypatch.setattr(SharedHome, "own", own)
    place = {"database": tmp_path / "none.sqlite3", "postgres": postgres.address(), "shards": "0-1/2"}
    return Settings(**place, edit_delay=0, requests=0, painters=0, lookups=0)


def test_shards_are_read_and_written() -> None:
    assert Shards.read("1") == Shards() and Shards.read("0") == Shards(0) and not Shards.read("8").divided
    assert Shards.read("8").numbers == tuple(range(8)) and str(Shards.read("8")) == "8"
    assert Shards.read("0-3/8") == Shards(8, (0, 1, 2, 3), divided=True) and Shards.read("0-3/8").share == 0.5
    assert [str(Shards.read(text)) for text in ("0-3/8", "5/8", "0/1")] == ["0-3/8", "5/8", "0/1"]


@pytest.mark.parametrize("text", ["", "-1", "8/8", "3-1/8", "0-8/8", "0/0", "1,2/8", "10001", "0-3", "x/8"])
def test_a_setting_that_names_no_shards_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Shards.read(text)


def test_a_server_belongs_to_the_shard_that_discord_says() -> None:
    guild = 197038439483310086  # (guild >> 22) % 8 by hand: 46977624770 % 8
    assert [Shards.read(f"{number}/8").hold(guild) for number in range(8)].index(True) == (guild >> 22) % 8
    assert Shards.read("0/8").hold(None) and not Shards.read("1-7/8").hold(None) and Shards.read("8").hold(None)


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(ValueError, match=r"TEAHOUSE_SHARDS is '0-3/8', but a file has one.*TEAHOUSE_POSTGRES"):
        Settings.read({"TEAHOUSE_SHARDS": "0-3/8"})
    with pytest.raises(ValueError, match="TEAHOUSE_SHARDS is '8/8', but must be a whole number from 0 to 10000, or"):
        Settings.read({"TEAHOUSE_SHARDS": "8/8", "TEAHOUSE_POSTGRES": "postgresql://db"})
    both = Settings.read({"TEAHOUSE_SHARDS": "0-3/8", "TEAHOUSE_POSTGRES": "postgresql://db"})
    assert both.part == Shards.read("0-3/8")


async def test_a_process_connects_its_own_shards_to_discord() -> None:
    bot = bot_for(Settings(postgres="postgresql://db", shards="2-3/8"))
    assert isinstance(bot, ShardedTeahouse) and (bot.shard_count, bot.shard_ids) == (8, [2, 3])
    assert type(bot_for(Settings())) is not ShardedTeahouse


async def test_each_process_has_its_share_of_discords_limit(settings: Settings) -> None:
    def rate(shards: str) -> float:
        given = replace(settings, requests=40, shards=shards)
        limiter: Any = bot_for(given).limit._limiter
        return float(limiter.max_rate / limiter.time_period)

    assert rate("8") == 40 and rate("0-3/8") == 20 and rate("7/8") == 5
    assert sum(rate(f"{number}/32") for number in range(32)) == pytest.approx(40)


async def test_the_process_of_shard_0_registers_the_commands(world: World) -> None:
    mark, store = f"commands:{world.bot.application_id}", world.bot.store

    def registered() -> int:
        return sum(sent.path.endswith("/commands") for sent in world.sent)

    await store.settings.change(0, mark, "another")
    world.settings = replace(world.settings, shards="1/2")
    await world.restart()
    assert not registered() and await world.bot.store.settings.get(0, mark) == "another"
    await world.bot.store.close()
    world.settings = replace(world.settings, shards="0/2")
    await world.restart()
    assert registered() == 1


async def test_signs_are_uploaded_only_while_no_process_runs(settings: Settings) -> None:
    """The upload refuses at once: if it waited for the running process to end, it could wait forever."""
    running = await PostgresStore.open(settings.postgres, Shards.read("0/2"))
    async with StandIn() as discord:
        with pointed_at(discord.url), pytest.raises(Unreadable, match="another bot runs"):
            await upload(replace(settings, token="x", shards="0/2"))
    await running.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(PATIENT):
        while not true():
            await moment()


async def test_a_process_that_is_replaced_says_nothing_and_goes_on_when_it_may(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Meanwhile the other process makes a decision, so this process rebuilds the match at the next press."""
    world.expects_errors = True
    message, bot = await world.match(), world.bot
    panel = await world.panel(world.ann, message)
    held = await bot.tables.get(1)
    free = cut(world.settings.postgres or "", bot.store)
    other = await PostgresStore.open(world.settings.postgres, Shards.read("0-1/2"))
    free.set()
    await until(lambda: bot.store.home.replaced)
    row = fault("another process has the shards")
    row.require_logged(caplog)
    assert row.read == "–" and not (await world.ann.click(panel, label="3")).acknowledged
    assert not (await world.ann.slash(world.hall, "match log")).acknowledged
    assert any("another process has the shards 0-1/2" in problem for problem in await bot.problems())
    said = len(world.sent)
    await bot.show.public.repaint(held)
    assert len(world.sent) == said  # the table in its memory may be out of date
    saved = await other.load(1)
    assert saved is not None
    await other.save(saved, keep=len(saved.log))
    await other.close()
    await until(lambda: bot.store.home.owned)
    assert (await world.ann.click(panel, label="3")).acknowledged
    again = await bot.tables.get(1)
    assert again is not held and held.lost and again.saved.version > saved.version


async def test_people_read_that_nothing_can_be_saved_while_the_database_is_gone(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.expects_errors = True
    message, bot = await world.match(), world.bot
    free = cut(world.settings.postgres or "", bot.store)
    await until(lambda: not bot.store.home.owned)
    row = fault("PostgreSQL goes away")
    row.require_logged(caplog)
    row.require_read(await world.refused(world.ann.click(message, label="My hand")))
    row.require_read(text_of((await world.ann.slash(world.hall, "match log")).response))
    free.set()
    await until(lambda: bot.store.home.owned)
    await world.panel(world.ann, message)
