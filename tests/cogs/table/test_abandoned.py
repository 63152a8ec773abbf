"""An abandoned lobby closes itself: its message announces this, each press postpones it, and no kill prevents it."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from bot.store import NotDue, Seat
from bot.store.migrations import MIGRATIONS, statements
from bot.words import COMPLETE

from ...conftest import World
from ...patience import until
from ...simkit import controls, labels

TOLD = {"en": "nobody pressed anything here for 24 hours", "fr": "pendant 24 heures", "pl": "przez 24 godziny"}


def due(world: World) -> list[tuple[str, str]]:
    """Return the stored jobs of lobbies: kind and time."""
    with closing(sqlite3.connect(world.settings.database)) as db:
        return db.execute("SELECT kind, at FROM due WHERE match IS NOT NULL ORDER BY at").fetchall()


def state(world: World) -> str:
    with closing(sqlite3.connect(world.settings.database)) as db:
        found: str = db.execute("SELECT state FROM matches WHERE id = 1").fetchone()[0]
        return found


@pytest.mark.parametrize("language", COMPLETE)
async def test_it_closes_after_a_day_and_its_message_says_so_without_buttons(world: World, language: str) -> None:
    await world.bot.servers.change(world.guild.id, "language", language)
    message = await world.lobby()
    await world.later(hours=23, minutes=59)
    assert TOLD[language] not in world.read(message) and state(world) == "lobby"
    await world.later(minutes=1)
    assert TOLD[language] in world.read(message) and state(world) == "cancelled"
    assert not controls(world.hall.history()[-1]) and due(world) == []
    assert (await world.lobby()).id != message.id  # the channel can hold a new lobby


async def test_an_old_button_of_it_says_that_it_is_closed(world: World) -> None:
    message = await world.lobby()
    offered = (await world.ann.click(message, label="Choose deck")).response
    await world.later(hours=24)
    assert "was closed" in await world.refused(world.ann.select(offered, ["blue"]))


async def test_each_press_gives_it_another_day(world: World) -> None:
    message = await world.lobby()
    presses: list[Any] = [
        lambda: world.bob.click(message, label="Join"),
        lambda: world.bob.click(message, label="Choose deck"),
        lambda: world.bob.click(message, label="Cancel"),
        lambda: world.ann.click(message, label="Add the computer"),
        lambda: world.ann.click(message, label="Remove the computer"),
    ]
    for press in presses:
        await world.later(hours=23)
        await press()
    await world.later(hours=23)
    assert state(world) == "lobby"
    await world.later(hours=1)
    assert state(world) == "cancelled"


async def test_a_match_that_started_is_never_closed(world: World) -> None:
    message = await world.match()
    assert not [kind for kind, _ in due(world) if kind.startswith("abandoned")]
    await world.later(hours=1000)
    assert "Waiting for" in world.read(message) and state(world) == "playing"


async def test_a_lobby_that_is_closed_by_hand_leaves_nothing_behind(world: World) -> None:
    message = await world.lobby()
    await world.ann.click(message, label="Cancel")
    assert due(world) == []
    await world.later(hours=24)
    assert "before it began" in world.read(message)


async def test_a_damaged_lobby_does_not_close_and_is_not_tried_again(world: World) -> None:
    await world.lobby()
    await world.restart()
    with closing(sqlite3.connect(world.settings.database, isolation_level=None)) as db:
        db.execute("UPDATE matches SET settings = 'no JSON'")
    await world.later(hours=24)
    assert state(world) == "lobby" and due(world) == []


async def test_a_lobby_that_was_never_shown_closes_too(world: World) -> None:
    table = await world.bot.tables.open(world.guild.id, world.attic.id, "toy", [Seat("human", 1, "Ann"), Seat()])
    await world.later(hours=24)
    await world.later()
    assert (await world.bot.tables.get(table.id)).saved.state == "cancelled" and due(world) == []


@pytest.mark.parametrize("hours", [0, 2])
async def test_the_operator_says_after_how_many_hours(world: World, hours: int) -> None:
    world.settings = replace(world.settings, lobby_hours=hours)
    await world.restart()
    message = await world.lobby()
    assert len(due(world)) == (1 if hours else 0)
    await world.later(hours=2)
    assert ("for 2 hours" in world.read(message)) == bool(hours)


async def test_a_setting_of_never_also_keeps_lobbies_that_were_due_to_close(world: World) -> None:
    await world.lobby()
    world.settings = replace(world.settings, lobby_hours=0)
    await world.restart()
    await world.later(hours=24)
    assert state(world) == "lobby" and due(world) == []


# What happens to the bot.


async def test_it_closes_at_the_next_start_when_the_bot_was_down(world: World) -> None:
    message = await world.lobby()
    await world.bot.close()
    world.clock.forward(hours=30)
    await world.restart()
    await world.later()
    assert TOLD["en"] in world.read(message)


async def test_the_running_bot_closes_lobbies_unasked(world: World) -> None:
    message = await world.lobby()
    running = asyncio.create_task(world.bot.do_later())
    world.clock.forward(hours=24)
    await until(lambda: TOLD["en"] in world.read(message))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_bot_that_is_killed_before_the_message_is_edited_edits_it_at_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await world.lobby()
    with monkeypatch.context() as killed:

        async def nothing(*_: Any) -> None:
            raise KilledHere

        world.expects_errors = True
        killed.setattr(world.bot.show, "public", nothing)
        await world.later(hours=24)
        await world.later()
        assert state(world) == "cancelled" and [kind for kind, _ in due(world)] == ["abandoned-lobby-closed"]
        assert labels(world.hall.history()[-1])
    await world.restart()
    await world.later()
    assert TOLD["en"] in world.read(message) and due(world) == []


class KilledHere(Exception):
    """A stand-in for the end of the process at this point."""


async def test_a_save_that_fails_leaves_the_lobby_open_and_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await world.lobby()
    world.expects_errors = True
    with monkeypatch.context() as broken:

        async def take(_: Any) -> None:
            raise OSError("no space")

        broken.setattr(world.bot.store.due, "take", take)
        await world.later(hours=24)
        assert state(world) == "lobby"
    await world.later(seconds=5)
    await world.later()
    assert state(world) == "cancelled" and TOLD["en"] in world.read(message)


async def test_discord_that_does_not_answer_is_asked_again_later(world: World) -> None:
    message = await world.lobby()
    world.expects_errors = True
    path = f"/channels/{world.hall.id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=0, times=1)
    await world.later(hours=24)
    await world.later()
    assert TOLD["en"] not in world.read(message)
    await world.later(seconds=5)
    assert TOLD["en"] in world.read(message)


async def test_a_deleted_message_is_not_posted_again(world: World) -> None:
    message = await world.lobby()
    world.env.inject_error("PATCH", f"/channels/{world.hall.id}/messages/*", status=404, code=10008, times=1)
    await world.later(hours=24)
    await world.later()
    assert world.hall.history()[-1].id == message.id and due(world) == []


async def test_a_press_that_comes_as_it_is_about_to_close_keeps_it_open(world: World) -> None:
    message = await world.lobby()
    row = await world.bot.store.due.get("abandoned-lobby:1")
    assert row is not None
    world.clock.forward(hours=24)
    table = await world.bot.tables.get(1)
    async with table.lock:
        closing_now = asyncio.create_task(world.bot.tables.abandon(row))
        await world.bot.tables.patience.begin(table.saved)  # type: ignore[union-attr]
    with pytest.raises(NotDue):
        await closing_now
    await world.bob.click(message, label="Join")
    assert state(world) == "lobby" and "Bob" in world.read(message)


def test_lobbies_from_before_the_update_close_too() -> None:
    steps = sorted(MIGRATIONS.glob("*.sql"))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for step in steps:
            if step.stem.endswith("abandoned_lobbies"):
                db.execute(
                    "INSERT INTO matches (channel, game, state) VALUES (1, 'toy', 'lobby'), (2, 'toy', 'playing')"
                )
            for statement in statements(step.read_text(encoding="utf-8")):
                db.execute(statement)
        found = db.execute("SELECT key, kind, at, match FROM due WHERE kind = 'abandoned-lobby'").fetchall()
        ((key, kind, at, match),) = found
    assert (key, kind, match) == ("abandoned-lobby:1", "abandoned-lobby", 1)
    assert datetime.fromisoformat(at).utcoffset() is not None and len(at) == len("2026-05-01T12:00:00.000000+00:00")
