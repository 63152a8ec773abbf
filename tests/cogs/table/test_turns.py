"""All tables share the bot's limit of messages per second, and nobody's panel waits because of it."""

import asyncio
from typing import Any

from ...conftest import World
from ...simkit import labels, text_of

LONG = 3600.0


class Turn:
    """A turn to send that comes only when the test allows it."""

    def __init__(self) -> None:
        self.come = False
        self.taken = 0

    async def __aenter__(self) -> None:
        while not self.come:
            await asyncio.sleep(LONG)
        self.taken += 1

    async def __aexit__(self, *_: object) -> None: ...


def now(world: World, panel: Any, who: Any) -> str:
    return text_of(next(m for m in world.hall.history(viewer=who) if m.id == panel.id))


async def test_panels_do_not_wait_and_the_table_shows_the_newest_state(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    turn = world.bot.show.public.limit = Turn()
    before = world.read(message)
    await world.ann.click(anns, label="4")
    await world.bob.click(bobs, label="2")
    assert "question discard" in now(world, anns, world.ann) and world.read(message) == before
    turn.come = True
    await world.env.advance_time(LONG)
    assert "scores [4, 2]" in world.read(message)
    assert turn.taken <= 2, "two decisions were shown in at most two edits"


async def test_a_table_that_no_longer_equals_the_store_is_left_until_somebody_fetches_it(world: World) -> None:
    """The save of such a table failed while others were about to see it.

    The failed save is not a mistake of the code, so the log gets no traceback.
    """
    message = await world.match()
    await world.panel(world.ann, message)
    table = await world.bot.tables.get(1)
    table.lost = True
    for panel in world.bot.show._shown[1].panels.values():
        panel.version = -1
    world.bot.show.changed(table)
    await world.env.settle()
    panel = await world.panel(world.ann, message)
    assert "3" in labels(panel) and (await world.bot.tables.get(1)) is not table
