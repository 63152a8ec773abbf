"""People who chose direct messages and have them closed: each notice is a mention at the table, exactly once."""

from typing import Any

import pytest

from ..conftest import World
from ..simkit import text_of
from .test_table import bids, paced, said

CLOSED = (("/channels/{dm}/messages", 50007), ("/users/@me/channels", 50007))


@pytest.fixture(params=CLOSED, ids=["at the message", "at the channel"])
async def closed(world: World, request: pytest.FixtureRequest) -> World:
    """Return a world in which Ann and Bob chose direct messages and accept none."""
    path, code = request.param
    for person in (world.ann, world.bob):
        await person.slash(world.hall, "notify", how="direct")
        if "{dm}" in path:
            world.env.inject_error("POST", path.format(dm=person.user.dm_channel.id), status=403, code=code, times=None)
    if "{dm}" not in path:
        world.env.inject_error("POST", path, status=403, code=code, times=None)
    return world


def mentions(world: World, who: Any, what: str) -> int:
    return sum(f"<@{who.id}>" in text for text in said(world, what))


def direct(world: World, who: Any) -> list[str]:
    return [text_of(m) for m in who.user.dm_channel.history()]


async def test_both_players_are_mentioned_once_for_a_turn_and_once_before_its_end(closed: World) -> None:
    message = await paced(closed)
    for hours in (0, 1, 50):
        await closed.later(hours=hours)
        assert [mentions(closed, who, "your move") for who in (closed.ann, closed.bob)] == [1, 1]
    await closed.bot.house.beat()
    await closed.restart()
    await closed.later(hours=10)
    for _ in range(2):
        await closed.later(minutes=5)
        assert [mentions(closed, who, "running out") for who in (closed.ann, closed.bob)] == [1, 1]
        assert [mentions(closed, who, "your move") for who in (closed.ann, closed.bob)] == [1, 1]
    await bids(closed, closed.ann, message)
    await bids(closed, closed.bob, message)
    await closed.later()
    assert not said(closed, "running out") and mentions(closed, closed.bob, "your move") == 0
    assert not direct(closed, closed.ann) and not direct(closed, closed.bob)


async def test_the_mention_tells_the_true_end_and_more_time(closed: World) -> None:
    message = await paced(closed)
    await bids(closed, closed.ann, message)
    await closed.later(hours=72)
    (told,) = [m for m in closed.hall.history() if "no time left" in text_of(m)]
    assert mentions(closed, closed.ann, "no time left") == 1
    assert all("Your time is up" in text for text in said(closed, "it is your move"))
    await closed.ann.click(told, label="Give more time")
    for _ in range(3):
        await closed.later(minutes=1)
        assert mentions(closed, closed.bob, "you have more time") == 1


async def test_a_process_that_ends_while_it_falls_back_mentions_once(
    closed: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends after the message was sent and before that was noted."""
    await paced(closed)

    async def dies(*_: Any, **__: Any) -> None:
        raise OSError("the process ends")

    closed.expects_errors = True
    with monkeypatch.context() as dying:
        dying.setattr(type(closed.bot.store.pace), "note_call", dies)
        await closed.later()
    await closed.restart()
    for _ in range(3):
        await closed.later(minutes=1)
        assert [mentions(closed, who, "your move") for who in (closed.ann, closed.bob)] == [1, 1]
