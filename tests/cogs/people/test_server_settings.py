"""The page on which managers choose for their server, and how tables follow these choices."""

import asyncio
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.tables.seats.leaving import resign
from bot.words import COMPLETE, Words

from ...conftest import World
from ...simkit import controls, labels, links, speaks, text_of

pytestmark = pytest.mark.usefixtures("trio")


@pytest_asyncio.fixture
async def dana(world: World) -> Any:
    """Return Dana, who manages the server without being a moderator."""
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return speaks(world.guild.add_member(world.env.create_user("dana", global_name="Dana"), roles=[boss]), "en-US")


async def opened(who: Any, world: World) -> Any:
    """Open the page of the server."""
    answer = await who.slash(world.hall, "settings server")
    assert answer.acknowledged and answer.response.ephemeral
    return answer.response


def control(page: Any, *said: str) -> dict[str, Any]:
    """Return the select or button of a page whose custom_id begins with this text."""
    start = ":".join(("tea", *said))
    return next(c for c in controls(page) if c["custom_id"].startswith(start))


def chosen(page: Any, *said: str) -> list[str]:
    """Return the selected values of a select."""
    found = control(page, *said)
    return [o["value"] for o in found.get("options", ()) if o.get("default")] or [
        str(one["id"]) for one in found.get("default_values", ())
    ]


async def choose(who: Any, page: Any, values: list[Any], *said: str) -> Any:
    """Select something in a list of the page, and return the page that follows."""
    answer = await who.select(page, values, custom_id=control(page, *said)["custom_id"])
    assert answer.acknowledged
    return answer.response


async def switch(who: Any, page: Any, *said: str) -> Any:
    """Press a button of the page. Return the page after that."""
    answer = await who.click(page, custom_id=control(page, *said)["custom_id"])
    assert answer.acknowledged
    return answer.response


def closed_to_threads(world: World) -> Any:
    """Return a channel in which nobody may open threads."""
    never = discord.PermissionOverwrite(create_public_threads=False)
    return world.guild.create_text_channel("cellar", overwrites={world.guild.default_role: never})


@pytest.mark.parametrize("locale", COMPLETE)
async def test_the_page_has_a_control_for_everything_in_every_language(world: World, dana: Any, locale: str) -> None:
    page = await opened(speaks(dana, locale), world)
    say = Words.load()[locale]
    assert say("settings-server") in text_of(page)
    for name in ("language", "shown", "rules-game", "game", "house-pace"):
        assert len(chosen(page, "serverchoice", name)) == 1
    assert chosen(page, "serverrole", "openers") == chosen(page, "serverrole", "closers") == []
    assert chosen(page, "servergame") == ["l5r-lcg"] and chosen(page, "serverchannels", "l5r-lcg") == []
    assert say("settings-threads", value=say("threads-off")) in labels(page)
    assert say("openers-all") in text_of(page) and say("closers-all") in text_of(page)
    assert say("openers-choose").split()[0] in ("Who", "Qui", "Kto")  # the line above says that everybody may
    assert text_of(page).count(say("played-everywhere")) >= 4


async def test_a_closed_list_does_not_repeat_the_line_above_it(world: World, dana: Any) -> None:
    page = await opened(speaks(dana, "fr"), world)
    shown = [line for c in controls(page) for line in c.get("options", ()) if line.get("default")]
    above = text_of(page)
    assert "Cadence des nouvelles tables\u00a0: sans horloge" in above
    assert "sans horloge" in {line["label"] for line in shown}
    assert not [line["label"] for line in shown if f"-# {line['label']}\n" in f"{above}\n"]


async def test_a_member_without_the_right_to_manage_reads_the_settings_and_changes_nothing(
    world: World, dana: Any
) -> None:
    page = await opened(dana, world)
    read = await opened(world.ann, world)
    assert controls(read) == [] and "manage the server" in text_of(read) and "Language: automatic" in text_of(read)
    # The buttons of the page, pressed by another person or without the permission.
    mine = [c["custom_id"] for c in controls(page) if c["type"] == 2]
    forged = await world.forge(*mine, "tea:serverchoice:language:root:fr", "tea:serverplays:root:0")
    for id in (*mine, "tea:serverchoice:language:root:fr", "tea:serverplays:root:0"):
        assert "manage the server" in await world.refused(world.ann.click(forged, custom_id=id))
    assert world.bot.servers.setting and await world.bot.servers.setting(world.guild.id, "channels:root") is None
    # A refusal is in the same language as the question.
    said = await world.refused(world.cleo.click(forged, custom_id="tea:serverplays:root:0"))
    assert "gérer le serveur" in said


async def test_a_value_that_is_not_on_the_page_is_refused(world: World, dana: Any) -> None:
    ids = (
        *("tea:serverchoice:language:root:xx", "tea:serverchoice:health:root:on", "tea:serverplays:chess:0"),
        *("tea:serverrole:banned:root", "tea:serverchoice:threads:chess:on"),
    )
    forged = await world.forge(*ids)
    for id in ids:
        assert await world.refused(dana.click(forged, custom_id=id))
    for name in ("language", "health", "channels:chess", "banned", "threads"):
        kept = await world.bot.store.settings.get(world.guild.id, name)
        assert kept is None, name


async def test_a_new_language_of_the_server_changes_its_tables_immediately(world: World, dana: Any) -> None:
    message = await world.match()
    page = await choose(dana, await opened(dana, world), ["fr"], "serverchoice", "language")
    assert chosen(page, "serverchoice", "language") == ["fr"]
    await world.env.settle()
    assert "On attend" in world.read(message)


async def test_the_pace_of_the_server_is_that_of_new_lobbies_after_a_restart_too(world: World, dana: Any) -> None:
    page = await choose(dana, await opened(dana, world), ["days"], "serverchoice", "house-pace")
    assert chosen(page, "serverchoice", "house-pace") == ["days"]
    await world.restart()
    lobby = await world.lobby()
    page = await world.lobby_settings(world.ann, lobby)
    assert chosen(page, "setting", "1", "house-pace") == ["days"]
    assert chosen(await opened(dana, world), "serverchoice", "house-pace") == ["days"]
    # The people in the lobby choose another pace.
    await choose(world.ann, page, ["none"], "setting", "1", "house-pace")
    await choose(dana, await opened(dana, world), ["none"], "serverchoice", "house-pace")
    page = await world.lobby_settings(world.ann, await world.lobby(world.garden))
    assert chosen(page, "setting", "2", "house-pace") == ["none"]


async def test_the_game_of_the_server_is_played_where_none_is_named(world: World, dana: Any) -> None:
    await choose(dana, await opened(dana, world), ["root"], "serverchoice", "game")
    lobby = (await world.ann.slash(world.hall, "play")).response.message
    assert "Root" in world.read(lobby)
    assert (await world.bot.tables.get(1)).saved.game == "root"


async def test_a_game_is_played_in_the_chosen_channels_alone(world: World, dana: Any) -> None:
    page = await choose(dana, await opened(dana, world), ["root"], "servergame")
    page = await choose(dana, page, [world.garden, world.attic], "serverchannels", "root")
    assert chosen(page, "serverchannels", "root") == sorted([str(world.garden.id), str(world.attic.id)])
    await world.restart()
    said = await world.refused(world.ann.slash(world.hall, "play", game="root"))
    assert f"<#{world.garden.id}>" in said and f"<#{world.attic.id}>" in said and "Root" in said
    said = await world.refused(world.cleo.slash(world.hall, "play", game="root"))
    assert "dans ce salon" in said
    assert (await world.ann.slash(world.garden, "play", game="root")).response.message.id
    # Without a name, the command offers another game where this one may not be played.
    page = await choose(dana, await opened(dana, world), ["root"], "serverchoice", "game")
    await world.ann.slash(world.hall, "play")
    assert (await world.bot.tables.get(2)).saved.game == "l5r-lcg"
    # No chosen channel means every channel.
    page = await choose(dana, await choose(dana, page, ["root"], "servergame"), [], "serverchannels", "root")
    assert "Root: everywhere" in text_of(page)


async def test_a_game_that_is_not_played_on_the_server(world: World, dana: Any) -> None:
    page = await choose(dana, await opened(dana, world), ["toy"], "servergame")
    await world.match()
    page = await switch(dana, page, "serverplays", "toy")
    assert "Toy: nowhere" in text_of(page)
    assert "not played on this server" in await world.refused(world.ann.slash(world.garden, "play", game="toy"))
    # The match in progress goes on; its rematch does not begin.
    await resign(await world.bot.tables.get(1), world.ann.id)
    forged = await world.forge("tea:rematch:1:same")
    assert "not played on this server" in await world.refused(world.ann.click(forged, label="0"))
    page = await switch(dana, page, "serverplays", "toy")
    assert "Toy: everywhere" in text_of(page)
    assert (await world.ann.slash(world.garden, "play", game="toy")).response.message.id


async def test_a_role_may_open_tables_and_another_may_close_them(world: World, dana: Any) -> None:
    hosts, stewards = world.guild.create_role("hosts"), world.guild.create_role("stewards")
    eve = world.guild.add_member(world.env.create_user("eve"), roles=[hosts])
    finn = world.guild.add_member(world.env.create_user("finn"), roles=[stewards])
    mod = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    gwen = world.guild.add_member(world.env.create_user("gwen"), roles=[mod])
    assert "Only those who may manage messages" in await world.refused(finn.slash(world.hall, "match close"))
    page = await choose(dana, await opened(dana, world), [hosts], "serverrole", "openers")
    page = await choose(dana, page, [stewards], "serverrole", "closers")
    assert chosen(page, "serverrole", "openers") == [str(hosts.id)]
    assert chosen(page, "serverrole", "closers") == [str(stewards.id)]
    assert f"Tables are closed by <@&{stewards.id}>" in text_of(page)
    await world.restart()
    assert f"<@&{hosts.id}>" in await world.refused(world.ann.slash(world.hall, "play", game="toy"))
    for number, closer in enumerate((finn, gwen), 1):
        assert (await eve.slash(world.hall, "play", game="toy")).response.message.id
        assert f"<@&{stewards.id}>" in await world.refused(eve.slash(world.hall, "match close"))
        assert "closed" in text_of((await closer.slash(world.hall, "match close")).response)
        assert (await world.bot.tables.get(number)).saved.state == "cancelled"
    page = await choose(dana, await opened(dana, world), [], "serverrole", "openers")
    assert "Everybody may open tables" in text_of(page)
    assert (await world.ann.slash(world.hall, "play", game="toy")).response.message.id


async def test_every_table_gets_a_thread_where_the_server_wants_that(world: World, dana: Any) -> None:
    page = await switch(dana, await opened(dana, world), "serverchoice", "threads")
    assert "A thread for each table: yes" in labels(page)
    await world.restart()
    for number, (who, name) in enumerate(((world.ann, "Ann"), (world.bob, "Bob")), 1):
        answer = await who.slash(world.hall, "play", game="toy", deck="red")
        table = await world.bot.tables.get(number)
        assert answer.response.ephemeral and f"<#{table.saved.channel}>" in text_of(answer.response)
        thread = next(one for one in world.hall.threads if one.id == table.saved.channel)
        assert thread.name == f"Toy · {name}" and table.saved.seats[0].brings == "red"
        (lobby,) = thread.history()
        assert lobby.id == table.saved.message and "Join" in labels(lobby)
    page = await switch(dana, await opened(dana, world), "serverchoice", "threads")
    assert "A thread for each table: no" in labels(page)
    assert (await world.ann.slash(world.hall, "play", game="toy")).response.message.channel.id == world.hall.id


async def test_a_second_table_is_offered_a_thread(world: World) -> None:
    first = await world.lobby()
    answer = await world.bob.slash(world.hall, "play", game="toy", deck="blue", computers=1)
    said = text_of(answer.response)
    assert answer.response.ephemeral
    assert f"https://discord.com/channels/{world.guild.id}/{world.hall.id}/{first.id}" in said
    await world.restart()  # the button encodes the options that were chosen
    pressed = await world.bob.click(answer.response, label="Open a thread")
    table = await world.bot.tables.get(2)
    assert f"<#{table.saved.channel}>" in text_of(pressed.response) and controls(pressed.response) == []
    assert pressed.response.id == answer.response.id
    assert [(seat.kind, seat.brings) for seat in table.saved.seats] == [("human", "blue"), ("computer", None)]
    (thread,) = world.hall.threads
    await world.bob.click(thread.history()[0], label="Start")
    assert table.saved.state == "playing" and table.saved.channel == thread.id
    # The bot opens another table's thread beside this thread, in the same channel.
    answer = await world.ann.slash(thread, "play", game="toy")
    await world.ann.click(answer.response, label="Open a thread")
    assert (await world.bot.tables.get(3)).saved.channel in {one.id for one in world.hall.threads} - {thread.id}


async def test_a_thread_is_opened_for_a_match_that_runs_too(world: World) -> None:
    message = await world.match()
    answer = await world.cleo.slash(world.hall, "play", game="toy")
    assert f"/{message.id}" in text_of(answer.response) and labels(answer.response) == ["Ouvrir un fil"]
    await world.cleo.click(answer.response, label="Ouvrir un fil")
    assert (await world.bot.tables.get(2)).saved.channel == world.hall.threads[0].id


async def test_a_thread_is_not_offered_to_members_who_may_not_open_one(world: World) -> None:
    cellar = closed_to_threads(world)
    await world.lobby(cellar)
    answer = await world.bob.slash(cellar, "play", game="toy")
    assert (
        labels(answer.response) == []
        and len(links(answer.response)) == 1
        and "already has a table" in text_of(answer.response)
    )


@pytest.mark.parametrize("id", ["tea:inthread:toy:0:-:-", "tea:inthread:chess:0:-:-", "tea:inthread:toy:9:-:-"])
async def test_a_button_for_a_thread_that_nobody_was_offered_opens_none(world: World, id: str) -> None:
    forged = await world.forge(id)
    assert await world.refused(world.bob.click(forged, custom_id=id))
    assert world.hall.threads == [] and await world.bot.store.matches() == []


async def test_a_thread_that_the_bot_may_not_open_is_refused_by_name(world: World, dana: Any) -> None:
    await switch(dana, await opened(dana, world), "serverchoice", "threads")
    cellar = closed_to_threads(world)
    assert "Create Public Threads" in await world.refused(world.ann.slash(cellar, "play", game="toy"))
    assert await world.bot.store.matches() == [] and cellar.threads == []


async def test_a_page_of_yesterday_still_works_and_a_double_press_opens_one_thread(world: World, dana: Any) -> None:
    page = await opened(dana, world)
    await world.restart()
    assert chosen(await choose(dana, page, ["text"], "serverchoice", "shown"), "serverchoice", "shown") == ["text"]
    await world.lobby()
    offer = (await world.bob.slash(world.hall, "play", game="toy")).response
    first, second = await asyncio.gather(
        *(world.bob.click(offer, label="Open a thread") for _ in range(2)), return_exceptions=True
    )
    assert len(world.hall.threads) == 1, (first, second)


async def test_a_deleted_channel_is_no_longer_chosen(world: World, dana: Any) -> None:
    page = await choose(dana, await opened(dana, world), ["toy"], "servergame")
    page = await choose(dana, page, [world.garden], "serverchannels", "toy")
    channel = world.bot.get_channel(world.garden.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await world.env.settle()
    page = await choose(dana, page, ["toy"], "servergame")
    assert chosen(page, "serverchannels", "toy") == [] and f"Toy: <#{world.garden.id}>" in text_of(page)
    assert "but here" in await world.refused(world.ann.slash(world.hall, "play", game="toy"))
