"""The store of an old bot can be opened today: every table, and every button that is still in its channels."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord import SelectOption
from discord.ui import ActionRow, Button, Select

from bot.app import Teahouse
from bot.controls.control import layout
from engine.kernel.games import ROOT

from ..conftest import World
from .house import FOLDER, unpack

FILES = sorted(FOLDER.glob("*/*.txt"))
# Buttons that draw a whole match, or review all of its decisions, take longer than the simulated Discord waits.
SLOW = (":animation", "tea:costly:")


def test_a_house_of_every_release_is_kept() -> None:
    """A release that keeps no house could not be opened again by later versions without anybody noticing."""
    released = re.findall(r"^## \[(\d[^\]]*)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert released and {*released} <= {path.parent.name for path in FILES}


async def press(world: World, custom_id: str, values: list[str]) -> Any:
    """Let Ann press an old button, or select one of its options."""
    channel = world.bot.get_channel(world.hall.id)
    if not values:
        message = await channel.send(view=layout([ActionRow(Button(label="old", custom_id=custom_id))]))
        await world.env.settle()
        return await world.ann.click(message, label="old")
    options = [SelectOption(label=str(number), value=value) for number, value in enumerate(values)]
    message = await channel.send(view=layout([ActionRow(Select(custom_id=custom_id, options=options))]))
    await world.env.settle()
    return await world.ann.select(message, values[:1])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
async def test_a_house_of_an_earlier_day_opens(world: World, path: Path) -> None:
    house = unpack(path)
    await world.bot.close()
    database = Path(world.settings.database)
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()
    house.build(database, {name: getattr(world, name).id for name in house.numbers})
    await world.env.restart_bot(Teahouse(world.settings, world.clock))
    for (number,) in await world.bot.store.database.read("SELECT id FROM matches WHERE state <> 'cancelled'"):
        table = await world.bot.tables.get(number)
        assert table.saved.state != "playing" or table.match is not None
    # The pages may differ. The fixture checks that each press is answered and that the log stays empty.
    for custom_id, values in house.buttons.items():
        if any(slow in custom_id for slow in SLOW):
            continue
        assert (await press(world, custom_id, list(values))).acknowledged, custom_id
    for command in ("match list", "match waiting", "deck list", "settings me"):
        assert (await world.ann.slash(world.hall, command)).acknowledged, command
