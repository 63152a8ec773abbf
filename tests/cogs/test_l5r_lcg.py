"""Crane against Lion through Discord: both decks, pressed at random."""

from typing import Any

import pytest

from bot.tables import Table
from bot.tables.draft import group_options, reference, single
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose

from ..conftest import World
from ..simkit import controls, speaks, text_of


async def start(world: World) -> Any:
    answer = await world.ann.slash(world.hall, "play", deck="crane-starter")
    message = answer.response.message
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    await world.bob.select(picker.response, ["lion-starter"])
    await world.ann.click(message, label="Start")
    return message


async def give(who: Any, panel: Any, table: Table, prompt: Prompt, keys: list[str]) -> Any:
    """Give an answer as a person would: by buttons and selects."""
    refs = {option.key: reference(prompt, option) for option in prompt.options}
    alone = {option.key for option in prompt.options if option.alone}
    if single(prompt) or alone & set(keys):
        ref = refs[keys[0]]
        for control in controls(panel):
            if control["custom_id"].endswith(f":{ref}"):
                return (await who.click(panel, custom_id=control["custom_id"])).response
            if any(option["value"] == ref for option in control.get("options", ())):
                return (await who.select(panel, [ref], custom_id=control["custom_id"])).response
        raise AssertionError(f"{keys} is not on the panel")
    for number in range(len(prompt.groups)):
        chosen = [refs[o.key] for o in group_options(prompt, number) if o.key in keys]
        place = f"tea:sketch:{table.id}:{table.stamp}:{number}:0"
        if chosen:
            panel = (await who.select(panel, chosen, custom_id=place)).response
    return (await who.click(panel, label="Confirm")).response


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_pressed_at_random(world: World, seed: int) -> None:
    message = await start(world)
    stream = Stream(seed)
    people = [world.ann, world.bob]
    panels = [await world.panel(person, message) for person in people]
    for _ in range(120):
        table = await world.bot.tables.get(1)
        if not table.waiting():
            break
        seat = stream.pick(table.waiting())
        prompt = table.prompt_for(seat)
        assert prompt is not None
        panels[seat] = await give(people[seat], panels[seat], table, prompt, choose(prompt, stream))
    before = world.read(message)
    await world.restart()
    await world.cleo.slash(world.hall, "match show")
    assert text_of(world.hall.history(viewer=world.cleo)[-1]) == before


async def test_the_panel_speaks_the_players_language_and_the_table_the_guilds(world: World) -> None:
    message = await start(world)
    speaks(world.bob, "fr")
    assert "Votre main" in text_of((await world.bob.click(message, label="My hand")).response)
    assert "Waiting for" in world.read(message)
