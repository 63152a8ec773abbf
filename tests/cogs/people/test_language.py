"""A change of language in the middle of a match changes the open messages."""

import discord

from ...conftest import World
from ...simkit import labels


async def test_the_open_panel_speaks_the_language_that_was_chosen(world: World) -> None:
    message = await world.match()
    panel = await world.panel(world.ann, message)
    assert "Table" in labels(panel)
    await world.ann.slash(world.hall, "settings me", language="pl")
    shown = next(seen for seen in world.hall.history(viewer=world.ann) if seen.id == panel.id)
    assert "Stół" in labels(shown)
    assert "Waiting for" in world.read(message)


async def test_the_table_speaks_the_language_that_the_server_has_chosen(world: World) -> None:
    message = await world.match()
    panel = await world.panel(world.bob, message)
    before = labels(panel)
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    dana = world.guild.add_member(world.env.create_user("dana"), roles=[boss])
    await dana.slash(world.hall, "settings server", language="fr")
    assert "On attend" in world.read(message)
    shown = next(seen for seen in world.hall.history(viewer=world.bob) if seen.id == panel.id)
    assert labels(shown) == before
