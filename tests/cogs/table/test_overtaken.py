"""A table that changes while Discord is answering: people then see the present state of the table."""

from typing import Any

import discord
import pytest

from bot.tables.answers.draft import reference

from ...conftest import World
from ...simkit import text_of


class Meanwhile:
    """A patch that lets Bob decide once, right after the next message of a kind was sent."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
        self.world = world
        self.due = True
        self.real = getattr(discord.InteractionResponse, method)

        async def sent(response: Any, **said: Any) -> Any:
            answer = await self.real(response, **said)
            if self.due:
                self.due = False
                await self.decide()
            return answer

        monkeypatch.setattr(discord.InteractionResponse, method, sent)

    async def decide(self) -> None:
        table = await self.world.bot.tables.get(1)
        prompt = table.prompt_for(1)
        assert prompt is not None
        two = next(option for option in prompt.options if option.key.endswith("2"))
        await table.play.pick(self.world.bob.id, table.stamp, [reference(prompt, two)])
        self.world.bot.show.changed(table)


async def test_a_panel_that_was_overtaken_is_brought_up_to_date(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="4")
    Meanwhile(world, monkeypatch, "send_message")
    panel = await world.panel(world.ann, message)
    await world.env.settle()
    now = next(m for m in world.hall.history(viewer=world.ann) if m.id == panel.id)
    assert "question discard" in text_of(now)


async def test_a_table_that_was_overtaken_is_shown_as_it_is(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="4")
    Meanwhile(world, monkeypatch, "send_message")
    shown = (await world.ann.slash(world.hall, "match show")).response.message
    await world.env.settle()
    assert "scores [4, 2]" in world.read(shown)


async def test_an_edit_that_fails_is_tried_again(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="4")
    world.env.inject_error("PATCH", f"/channels/{world.hall.id}/messages/*", status=400, code=50083, times=2)
    await world.bob.click(bobs, label="2")
    await world.env.settle()
    assert "scores [4, 2]" in world.read(message)
