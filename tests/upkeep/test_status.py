"""Tests that the status server reports the state of the bot, and that its counts equal what happened."""

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import ShardedTeahouse, Teahouse, bot_for
from bot.config import Settings
from bot.metrics import REGISTRY
from bot.store import Unavailable
from bot.upkeep import health as asking
from bot.upkeep.health import ILL, ask
from bot.upkeep.status import Status

from ..conftest import World
from ..patience import PATIENT

ROOT = Path(__file__).parents[2]


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def served(bot: Teahouse) -> tuple[Status, int]:
    status = Status(bot.store, bot.problems, bot.measure)
    return status, await status.open("127.0.0.1", 0)


async def health(port: int) -> tuple[int, list[str]]:
    code, text = await get(port, "/health")
    facts = json.loads(text)
    assert (facts["status"] == "ok") == (code == 200)
    return code, facts["problems"]


async def test_the_health_report_names_the_fault(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    status, port = await served(world.bot)
    try:
        world.bot.later.running = world.bot.timed.running = True
        assert await health(port) == (200, [])
        await world.bot.on_disconnect()
        assert await health(port) == (503, ["the connection to Discord is lost (shard 0)"])
        await world.bot.on_resumed()
        world.bot.later.running = False
        assert await health(port) == (503, ["what is due is not being done"])

        async def full(*_: object) -> None:
            raise Unavailable("database or disk is full", busy=False)

        world.bot.later.running = world.bot.timed.running = True
        monkeypatch.setattr(world.bot.store.settings, "change", full)
        assert await health(port) == (503, ["the database cannot be written: database or disk is full"])
    finally:
        await status.close()


async def test_a_bot_of_several_shards_is_well_when_all_are_connected(settings: Settings) -> None:
    bot = ShardedTeahouse(replace(settings, shards="4"))
    assert bot.shard_count == 4 and isinstance(bot_for(replace(settings, shards="0")), ShardedTeahouse)
    assert type(bot_for(settings)) is Teahouse
    for shard in (1, 3):
        await bot.on_shard_disconnect(shard)
    await bot.on_disconnect()
    assert bot.lost_shards == {1, 3}
    await bot.on_shard_resumed(1)
    await bot.on_shard_connect(3)
    assert not bot.lost_shards


async def test_a_bot_that_has_not_reached_discord_is_not_well(world: World) -> None:
    world.bot._ready.clear()
    try:
        assert "Discord has not been reached yet" in await world.bot.problems()
    finally:
        world.bot._ready.set()


async def test_the_command_of_the_container_asks_it(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, port = await served(world.bot)
    world.bot.later.running = world.bot.timed.running = True
    monkeypatch.setenv("TEAHOUSE_STATUS_PORT", str(port))
    assert await asyncio.to_thread(asking.run, []) == 0
    await world.bot.on_disconnect()
    assert await asyncio.to_thread(asking.run, []) == ILL
    assert "the connection to Discord is lost" in capsys.readouterr().out
    await status.close()
    assert await asyncio.to_thread(asking.run, []) == ILL
    assert "nobody answers" in capsys.readouterr().out
    monkeypatch.delenv("TEAHOUSE_STATUS_PORT")
    assert asking.run([]) == 2 and "TEAHOUSE_STATUS_PORT" in capsys.readouterr().err
    assert "0.0.0.0" not in ask("0.0.0.0", port)[0]


def test_the_command_of_the_container_loads_little_because_it_runs_twice_a_minute() -> None:
    loaded = "import sys, bot.__main__, bot.upkeep.health; print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", loaded], check=True, capture_output=True, text=True, timeout=PATIENT)
    assert not {"discord", "aiohttp", "bot.store", "bot.tables"} & {*ended.stdout.split()}


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_presses_are_counted_by_how_they_ended(world: World) -> None:
    def counted() -> list[float]:
        kinds = (("play", "done"), ("hand", "done"), ("hand", "refused"), ("unknown", "refused"), ("match", "refused"))
        return [value("teahouse_presses_total", what=what, ended=ended) for what, ended in kinds]

    before, seconds = counted(), value("teahouse_press_seconds_count")
    message = await world.match()
    await world.ann.click(message, label="My hand")
    await world.cleo.click(message, label="My hand")
    forged = await world.forge("tea:nonsense:1")
    await world.ann.click(forged, label="0")
    await world.cleo.slash(world.garden, "match show")
    assert [after - first for after, first in zip(counted(), before, strict=True)] == [1, 1, 1, 1, 1]
    assert value("teahouse_press_seconds_count") - seconds >= 5


async def test_prometheus_can_read_it(world: World) -> None:
    await world.match()
    await world.lobby(world.garden)
    status, port = await served(world.bot)
    try:
        code, text = await get(port, "/metrics")
        families = {family.name: family for family in text_string_to_metric_families(text)}
        states = {sample.labels["state"]: sample.value for sample in families["teahouse_matches"].samples}
        assert code == 200 and states == {"playing": 1.0, "lobby": 1.0}
        assert families["teahouse_due_rows"].samples[0].value >= 1.0
        assert families["teahouse_live_tables"].samples[0].value == 2.0
    finally:
        await status.close()


def test_the_dashboard_shows_figures_that_there_are() -> None:
    board: dict[str, Any] = json.loads((ROOT / "docs" / "dashboard.json").read_text(encoding="utf-8"))
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples} | {
        f"{family.name}{end}" for family in REGISTRY.collect() for end in ("", "_total", "_bucket", "_count", "_sum")
    }
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    words = {word for expr in asked for word in expr.replace("(", " ").replace("[", " ").replace("{", " ").split()}
    ours = {word.rstrip(")") for word in words if word.startswith(("teahouse_", "process_"))}
    assert len(ours) >= 10 and ours <= known, ours - known
