"""Missing channels, messages and players: the match survives, the others read about it, and ``/match`` helps."""

from typing import Any

import discord
import pytest

from bot.words import COMPLETE

from ...conftest import World
from ...simkit import labels, speaks, text_of

GONE = {"en": "channel of this table is gone", "fr": "n’existe plus", "pl": "już nie ma"}
HIDDEN = {"en": "may no longer show", "fr": "ne peux plus montrer", "pl": "Nie mogę już"}


async def waiting(world: World) -> tuple[int, ...]:
    return (await world.bot.tables.get(1)).waiting()


@pytest.mark.parametrize("language", COMPLETE)
async def test_lost_permissions_are_reported_and_the_match_goes_on(world: World, language: str) -> None:
    message = await world.match()
    speaks(world.bob, language)
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    world.env.inject_error("PATCH", f"/channels/{world.hall.id}/messages/*", status=403, code=50013, times=1)
    await world.ann.click(anns, label="4")
    told = next(m for m in world.hall.history(viewer=world.bob) if m.id == bobs.id)
    assert HIDDEN[language] in text_of(told) and await waiting(world) == (1,)
    await world.bob.click(bobs, label="2")
    assert "scores [4, 2]" in world.read(message)


async def test_a_deleted_channel_lets_the_table_move(world: World) -> None:
    message = await world.match(world.garden)
    await world.ann.click(await world.panel(world.ann, message), label="4")
    world.env.backend.delete_channel(world.garden.id)
    await world.env.settle()
    assert "no open table" in await world.refused(world.cleo_in_english().slash(world.hall, "match show"))
    moved = (await world.bob.slash(world.hall, "match show")).response.message
    assert "Waiting for Bob" in world.read(moved)
    await world.bob.click(await world.panel(world.bob, moved), label="2")
    assert "scores [4, 2]" in world.read(moved)
    await world.restart()
    assert "question discard" in text_of(await world.panel(world.ann, moved))


async def test_a_table_in_a_thread_that_sleeps_does_not_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's memory of Discord contains no archived threads, so the bot asks Discord itself."""
    await world.match(world.garden)
    monkeypatch.setattr(world.bot, "get_channel", lambda _: None)
    assert "no open table" in await world.refused(world.bob.slash(world.hall, "match show"))


async def test_a_deleted_channel_is_reported(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    for method, path in (("PATCH", "/messages/*"), ("POST", "/messages")):
        world.env.inject_error(method, f"/channels/{world.hall.id}{path}", status=404, code=10003, times=1)
    await world.ann.click(anns, label="4")
    told = next(m for m in world.hall.history(viewer=world.bob) if m.id == bobs.id)
    assert GONE["en"] in text_of(told)


async def test_a_table_does_not_move_to_a_channel_that_has_one(world: World) -> None:
    await world.match(world.garden)
    await world.lobby(world.hall)
    world.env.backend.delete_channel(world.garden.id)
    await world.env.settle()
    shown = await world.bob.slash(world.hall, "match show")
    assert "free seat" in text_of(shown.response)


async def test_a_player_who_left_leaves_the_match_to_the_other(world: World) -> None:
    message = await world.match()
    anns = await world.panel(world.ann, message)
    world.guild.remove_member(world.bob)
    await world.env.settle()
    await world.ann.click(anns, label="4")
    assert "Waiting for Bob" in world.read(message)
    shown = await world.ann.slash(world.hall, "match show")
    assert "Waiting for Bob" in world.read(shown.response.message)
    question = await world.ann.slash(world.hall, "match resign")
    await world.ann.click(question.response, label="Resign")
    assert "Bob wins" in world.read(shown.response.message)


async def test_nobody_is_written_to_in_private(world: World) -> None:
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="4")
    assert not [one for one in world.sent if one.path.startswith("/users/@me/channels")]


async def moderator(world: World, **permissions: bool) -> Any:
    role = world.guild.create_role("mod", permissions=discord.Permissions(**permissions))
    return world.guild.add_member(world.env.create_user("dana", global_name="Dana"), roles=[role])


@pytest.mark.parametrize("permission", ["manage_messages", "manage_channels"])
async def test_a_moderator_closes_an_abandoned_table(world: World, permission: str) -> None:
    message = await world.match()
    panel = await world.panel(world.ann, message)
    assert "manage messages or channels" in await world.refused(world.ann.slash(world.hall, "match close"))
    dana = await moderator(world, **{permission: True})
    closed = await dana.slash(world.hall, "match close")
    assert f"<@{dana.id}> has closed" in text_of(closed.response)
    assert "closed before its end" in world.read(message)
    assert "over" in await world.refused(world.ann.click(await world.forge("tea:hand:1"), label="0"))
    told = next(m for m in world.hall.history(viewer=world.ann) if m.id == panel.id)
    assert "closed before its end" in text_of(told) and not labels(told)
    assert "free seat" in world.read(await world.lobby())


async def test_a_moderator_closes_a_lobby(world: World) -> None:
    message = await world.lobby()
    dana = await moderator(world, manage_messages=True)
    await dana.slash(world.hall, "match close")
    assert "closed before it began" in world.read(message)


async def test_an_expired_panel_is_followed_by_a_call(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.env.advance_time(16 * 60)
    await world.ann.click(anns, label="1")  # a press brings a new token
    await world.bob.click(bobs, label="1")
    assert "Waiting for Ann" in world.read(message)
    seen = next(m for m in world.hall.history(viewer=world.ann) if m.id == anns.id)
    assert "question discard" in text_of(seen)
