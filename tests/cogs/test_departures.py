"""Servers that remove the bot are forgotten after a month, and matches that nobody touches for half a year close."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.store import Due
from bot.words import COMPLETE

from ..conftest import World
from ..patience import until

UNTOUCHED = {"en": "nobody played here for 180 days", "fr": "pendant 180 jours", "pl": "przez 180 dni"}


def rows(world: World, sql: str) -> list[str]:
    """Return the first column of a query."""
    with closing(sqlite3.connect(world.settings.database)) as db:
        return [row[0] for row in db.execute(sql)]


def states(world: World) -> list[str]:
    """Return the states of all matches."""
    return rows(world, "SELECT state FROM matches ORDER BY id")


def departed(world: World) -> list[str]:
    """Return the keys of the servers that are to be forgotten."""
    return rows(world, "SELECT key FROM due WHERE kind = 'departed'")


def invited(world: World) -> None:
    """Let the bot be in its server again, although it has heard of no invitation."""
    backend = world.env.backend
    world.bot._connection._add_guild_from_data(guild_create_payload(backend, backend.guilds[world.guild.id]))


async def heard(world: World, event: str) -> None:
    """Let the bot hear from Discord that its server has removed it, or has invited it."""
    if event == "guild_remove":
        world.bot._connection.parse_guild_delete({"id": str(world.guild.id)})  # type: ignore[typeddict-item]
    else:
        invited(world)
        world.bot.dispatch(event, world.bot.get_guild(world.guild.id))
    await world.env.settle()
    await until(lambda: bool(departed(world)) == (event == "guild_remove"))


async def test_tables_of_a_server_that_removed_the_bot_close_after_a_month(world: World) -> None:
    await world.match()
    await world.lobby(world.garden)
    await heard(world, "guild_remove")
    await world.later(days=29)
    assert states(world)[0] == "playing"
    await world.later(days=1)
    assert states(world) == ["cancelled", "cancelled"]
    assert departed(world) == []


async def test_settings_and_events_of_such_a_server_are_deleted_and_those_of_others_stay(world: World) -> None:
    other, servers, store = world.env.create_guild("Elsewhere"), world.bot.servers, world.bot.store
    for guild in (world.guild.id, other.id):
        await servers.change(guild, "language", "pl")
        await store.events.add(guild, "Winter Court", "toy", "")
    await store.settings.change(0, "mine", "kept")
    await heard(world, "guild_remove")
    await world.later(days=29)
    assert await store.settings.get(world.guild.id, "language") == "pl"
    await world.later(days=1)
    assert await store.settings.get(world.guild.id, "language") is None and not await store.events.of(world.guild.id)
    assert await store.settings.get(other.id, "language") == "pl" and len(await store.events.of(other.id)) == 1
    assert await store.settings.get(0, "mine") == "kept"
    await heard(world, "guild_join")
    assert await servers.setting(world.guild.id, "language") is None


async def test_a_server_that_invites_the_bot_back_keeps_its_match(world: World) -> None:
    await world.match()
    await world.bot.servers.change(world.guild.id, "language", "pl")
    await heard(world, "guild_remove")
    await world.later(days=29)
    await heard(world, "guild_join")
    await world.later(days=2)
    assert states(world) == ["playing"]
    assert await world.bot.store.settings.get(world.guild.id, "language") == "pl"


async def test_a_server_in_which_the_bot_is_again_is_not_forgotten(world: World) -> None:
    """The bot may miss the invitation, for example if Discord's message was lost."""
    await world.match()
    await world.bot.servers.change(world.guild.id, "language", "pl")
    await heard(world, "guild_remove")
    invited(world)
    await world.later(days=31)
    assert states(world) == ["playing"] and not departed(world)
    assert await world.bot.store.settings.get(world.guild.id, "language") == "pl"


async def test_a_removal_while_the_bot_is_down_is_noticed_at_the_next_start(world: World) -> None:
    await world.match()
    quiet = world.env.create_guild("Quiet")
    await world.bot.servers.change(quiet.id, "language", "pl")
    await world.bot.close()
    world.env.backend.remove_guild(world.guild.id)
    world.env.backend.remove_guild(quiet.id)
    await world.restart()
    await until(lambda: departed(world) == [f"departed:{world.guild.id}", f"departed:{quiet.id}"])
    await world.later(days=20)
    await world.restart()  # the month does not begin again
    await world.later(days=10)
    assert states(world) == ["cancelled"] and not departed(world)
    assert await world.bot.store.settings.get(quiet.id, "language") is None


async def test_an_invitation_while_the_bot_is_down_is_noticed_too(world: World) -> None:
    await world.match()
    await heard(world, "guild_remove")
    await world.restart()  # Discord sends the server again
    await until(lambda: not departed(world))
    await world.later(days=31)
    assert states(world) == ["playing"]


async def untouched(world: World, days: int) -> None:
    """Make all matches look as if somebody touched them last this many days ago."""
    with closing(sqlite3.connect(world.settings.database, isolation_level=None)) as db:
        db.execute("UPDATE matches SET changed = datetime('now', ?)", (f"-{days} days",))
    await world.later(days=1)
    await world.later()


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_match_that_nobody_touches_for_half_a_year_closes_and_says_so(world: World, language: str) -> None:
    message = await world.match()
    await world.bot.servers.change(world.guild.id, "language", language)
    await untouched(world, 179)
    assert states(world) == ["playing"]
    await untouched(world, 180)
    assert states(world) == ["cancelled"] and UNTOUCHED[language] in world.read(message)
    assert await world.bot.store.open_in(world.hall.id) is None  # the channel is free


@pytest.mark.parametrize("days", [0, 7])
async def test_the_operator_says_after_how_many_days_it_closes(world: World, days: int) -> None:
    world.settings = replace(world.settings, match_days=days)
    await world.restart()
    await world.match()
    await untouched(world, 7)
    assert states(world) == ["cancelled" if days else "playing"]


async def test_a_match_that_cannot_be_resumed_never_closes(world: World) -> None:
    await world.match()
    await world.bot.store.note_unread(1, "an earlier version")
    await untouched(world, 400)
    assert states(world) == ["playing"]


async def test_a_match_that_somebody_touches_at_the_last_moment_goes_on(world: World) -> None:
    await world.match()
    version = await world.bot.store.version(1)
    assert version is not None
    late = Due("closing:1", "closing", world.clock.now(), 1, data={"version": version - 1, "days": 180})
    await world.bot.store.due.put(late)
    await world.later()
    assert states(world) == ["playing"] and not rows(world, "SELECT key FROM due WHERE kind = 'closing'")
