"""Pages that people read and close do not stay in memory."""

import asyncio
import gc
from collections import Counter

import discord
from discord import ui

from ..conftest import World

PRESSES = 20


def kept() -> Counter[str]:
    """Count the messages that are still in memory, and the tasks and timers of this loop."""
    gc.collect()
    views = sum(isinstance(thing, ui.LayoutView) for thing in gc.get_objects())
    loop = asyncio.get_running_loop()
    return Counter(views=views, tasks=len(asyncio.all_tasks()), timers=len(loop._scheduled))


async def test_pages_that_were_opened_are_forgotten(world: World) -> None:
    message = await world.match()
    for label in ("My hand", "Log"):
        await world.ann.click(message, label=label)
    before = kept()
    for label in ("My hand", "Log") * (PRESSES // 2):
        await world.ann.click(message, label=label)
    assert (kept() - before).total() < PRESSES // 2


def interactions() -> int:
    """Count the interactions in memory."""
    return sum(isinstance(thing, discord.Interaction) for thing in gc.get_objects())


async def test_a_panel_that_is_no_longer_shown_is_freed_without_a_collection(world: World) -> None:
    """The bot needs the interaction to edit the panel. The interaction and its response would be a reference cycle."""
    message = await world.match()
    await world.panel(world.ann, message)
    gc.collect()
    before = interactions()
    world.bot.show._shown[1].panels.clear()
    assert interactions() == before - 1


async def test_a_window_that_is_closed_is_forgotten_after_an_hour(world: World) -> None:
    await world.ann.slash(world.hall, "deck check")
    modals = world.bot._connection._view_store._modals
    assert len(modals) == 1
    await world.env.advance_time(3601)
    assert not modals


def views() -> int:
    """Count the messages in memory."""
    return sum(isinstance(thing, ui.LayoutView) for thing in gc.get_objects())


async def test_pages_are_freed_without_a_collection(world: World) -> None:
    """Neither the page that was sent nor the view that discord.py makes of the pressed message stays in memory."""
    message = await world.match()
    await world.panel(world.ann, message)
    gc.collect()
    gc.disable()
    before = views()
    for label in ("My hand", "Log") * 3:
        await world.ann.click(message, label=label)
    assert views() == before
    gc.enable()
