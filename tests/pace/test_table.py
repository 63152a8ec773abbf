"""Clocks and notices at a table, as the players see them."""

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.store import Wait
from bot.tables import Table
from bot.words import COMPLETE, Words

from ..conftest import World
from ..simkit import controls, labels, text_of

HOUR = timedelta(hours=1)


async def paced(world: World, pace: str = "days", **chosen: str) -> Any:
    """Let Ann choose a pace, and Ann and Bob start a match; return its message."""
    message = await world.lobby()
    for name, choice in {"house-pace": pace, **{f"house-{name}": value for name, value in chosen.items()}}.items():
        await world.choose(world.ann, message, name, choice)
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    await world.bob.select(picker.response, ["blue"])
    await world.ann.click(message, label="Start")
    return message


async def table_of(world: World) -> Table:
    return await world.bot.tables.get(1)


async def left(world: World) -> list[timedelta]:
    table = await table_of(world)
    assert table.timing is not None and table.timing.clock is not None
    table.timing.charge()
    return [side.left for side in table.timing.clock.sides]


async def bids(world: World, who: Any, message: Any, number: str = "1") -> Any:
    return (await who.click(await world.panel(who, message), label=number)).response


def said(world: World, what: str) -> list[str]:
    return [text_of(m) for m in world.hall.history() if what in text_of(m)]


# The lobby and the seat.


async def test_a_lobby_shows_settings_of_a_clock_only_with_a_clock(world: World) -> None:
    message = await world.lobby()
    page = await world.lobby_settings(world.ann, message)
    names = [c["custom_id"] for c in controls(page) if ":setting:" in c["custom_id"]]
    assert "tea:setting:1:house-zero" not in names
    page = (await world.ann.select(page, ["week"], custom_id="tea:setting:1:house-pace")).response
    names = [c["custom_id"] for c in controls(page) if ":setting:" in c["custom_id"]]
    assert {"tea:setting:1:house-zero", "tea:setting:1:house-quiet"} <= set(names)


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_lobby_with_quiet_hours_says_where_each_player_sets_them(world: World, language: str) -> None:
    """Hours that are set after the beginning do not count, so people must know before."""
    await world.bot.servers.change(world.guild.id, "language", language)
    message = await world.lobby()
    command = "/" + Words.load()[language]("command-notify")
    await world.choose(world.ann, message, "house-pace", "days")
    assert command not in world.read(message)
    page = (await world.choose(world.ann, message, "house-quiet", "own")).response
    assert command in world.read(message)
    picker = next(c for c in controls(page) if c["custom_id"] == "tea:setting:1:house-quiet")
    own = "/" + Words.load()["en"]("command-notify")  # the page is for one person, in that person's language
    assert any(own in option.get("description", "") for option in picker["options"])
    await world.choose(world.ann, message, "house-pace", "none")
    assert command not in world.read(message)  # without a clock, no hours matter


async def test_quiet_hours_that_are_set_during_a_match_say_that_they_do_not_count_there(world: World) -> None:
    told = await world.ann.slash(world.hall, "notify", **{"quiet-from": 14, "quiet-to": 20, "zone": "UTC"})
    assert "keeps the quiet hours that you had at its beginning" in text_of(told.response)
    assert "keeps" not in text_of((await world.ann.slash(world.hall, "notify", how="direct")).response)


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_table_and_the_seat_show_the_clock(world: World, language: str) -> None:
    await world.bot.servers.change(world.guild.id, "language", language)
    message = await world.lobby()
    await world.choose(world.ann, message, "house-pace", "days")
    await world.ann.click(message, custom_id="tea:computer:1")
    await world.ann.click(message, custom_id="tea:start:1")
    ends = int((world.clock.now() + 72 * HOUR).timestamp())
    assert f"⏳ Ann <t:{ends}:R>" in world.read(message)
    panel = (await world.ann.click(message, custom_id="tea:hand:1")).response
    assert f"<t:{ends}:R>" in text_of(panel)


# The player whose time runs.


async def test_secret_answers_run_on_both_clocks(world: World) -> None:
    message = await paced(world)
    world.clock.forward(hours=1)
    await bids(world, world.ann, message)
    world.clock.forward(hours=2)
    assert await left(world) == [71 * HOUR, 69 * HOUR]


async def test_a_turn_adds_its_increment_up_to_the_bank(world: World) -> None:
    message = await paced(world)
    world.clock.forward(hours=20)
    await bids(world, world.ann, message)
    await bids(world, world.bob, message)  # Ann's discard is another turn. Her hand is secret, but there is no window.
    assert await left(world) == [64 * HOUR, 52 * HOUR]


async def test_the_time_of_a_house_that_is_shut_is_given_back(world: World) -> None:
    await paced(world)
    world.clock.forward(hours=1)
    await world.bot.house.beat()
    await world.bot.close()
    world.clock.forward(hours=50)
    await world.restart()
    world.clock.forward(hours=1)
    assert await left(world) == [70 * HOUR, 70 * HOUR]


@pytest.mark.parametrize("hours", [-1000, 1000])
async def test_a_clock_that_jumps_costs_nobody_anything(world: World, hours: int) -> None:
    await paced(world)
    world.clock.jump(hours=hours)
    await world.later(hours=1)
    await world.restart()
    assert await left(world) == [71 * HOUR, 71 * HOUR] or await left(world) == [72 * HOUR, 72 * HOUR]


async def test_taking_back_gives_the_others_their_time_back(world: World) -> None:
    message = await paced(world, undo="asked")
    await bids(world, world.ann, message)
    world.clock.forward(hours=10)
    question = (await world.ann.slash(world.hall, "match undo")).response
    await world.bob.click(question.message, label="Agree")
    table = await table_of(world)
    assert table.waiting() == (0, 1) and await left(world) == [72 * HOUR, 62 * HOUR]  # Bob's own question never closed


async def test_a_player_who_takes_back_alone_reads_that_the_own_time_stays_used(world: World) -> None:
    message = await paced(world)
    world.clock.forward(hours=10)
    await bids(world, world.ann, message)
    panel = await world.panel(world.ann, message)
    back = await world.ann.click(panel, label="Take back")
    assert "The time that you used stays used" in text_of(back.response)
    assert await left(world) == [62 * HOUR, 62 * HOUR]
    again = await bids(world, world.ann, message)
    assert "stays used" not in text_of(again)


async def test_a_player_who_takes_back_by_consent_gets_the_time_since_then_back(world: World) -> None:
    message = await paced(world, undo="asked")
    for who in (world.ann, world.bob):
        await bids(world, who, message)
    world.clock.forward(hours=10)
    (seat,) = (await table_of(world)).waiting()
    assert (await left(world))[seat] == 62 * HOUR
    asker, other = (world.ann, world.bob) if seat == 0 else (world.bob, world.ann)
    question = (await asker.slash(world.hall, "match undo")).response
    await other.click(question.message, label="Agree")
    assert (await left(world))[seat] == 72 * HOUR
    assert "stays used" not in text_of(await world.panel(asker, message))


async def test_in_their_own_quiet_hours_the_clocks_stand(world: World) -> None:
    await world.ann.slash(world.hall, "notify", **{"quiet-from": 14, "quiet-to": 20, "zone": "UTC"})
    await paced(world, quiet="own")
    world.clock.forward(hours=10)  # from noon to ten in the evening
    assert await left(world) == [68 * HOUR, 62 * HOUR]


async def test_the_seat_and_the_table_say_when_a_clock_stands_still_at_night(world: World) -> None:
    """The sentence is true by day and by night, because nobody brings the table up to date when a night begins."""
    await world.ann.slash(world.hall, "notify", **{"quiet-from": 14, "quiet-to": 20, "zone": "UTC"})
    message = await paced(world, quiet="own")
    start, end = (f"<t:{int((world.clock.now() + hours * HOUR).timestamp())}:t>" for hours in (2, 8))
    assert f"Ann: clock stops from {start} to {end} (quiet hours)" in world.read(message)
    for _ in range(2):  # at noon, and at three in the afternoon
        own = text_of(await world.panel(world.ann, message))
        assert f"Your time stands still from {start} to {end}: your quiet hours" in own
        other = text_of(await world.panel(world.bob, message))
        assert f"Ann: clock stops from {start} to {end} (quiet hours)" in other and "Bob: clock stops" not in other
        await world.later(hours=3)


async def test_on_vacation_a_slow_clock_stands(world: World) -> None:
    message = await paced(world)
    world.clock.forward(hours=1)
    told = await world.refused(world.ann.slash(world.hall, "vacation", days=2))
    assert "26 days" in told
    world.clock.forward(hours=24)
    assert await left(world) == [71 * HOUR, 47 * HOUR]
    await world.later(hours=47)
    assert "Ann 0:00" not in world.read(message) and "Bob 0:00" in world.read(message)
    assert await left(world) == [48 * HOUR, timedelta()]
    assert "not on vacation" in await world.refused(world.ann.slash(world.hall, "vacation", days=0))


# Time runs out.


async def up(world: World, **chosen: str) -> Any:
    """Let Ann answer, and let Bob's time run out."""
    message = await paced(world, **chosen)
    await bids(world, world.ann, message)
    await world.later(hours=72)
    return message


async def test_at_zero_the_others_are_notified_once_and_nothing_else_happens(world: World) -> None:
    message = await up(world)
    assert len(said(world, "Bob has no time left")) == 1 and "Bob 0:00" in world.read(message)
    await world.later(hours=1000)
    assert len(said(world, "Bob has no time left")) == 1 and (await table_of(world)).waiting() == (1,)
    await bids(world, world.bob, message)  # a late answer is still accepted
    await world.later()
    assert not said(world, "Bob has no time left")


async def test_the_others_may_claim_the_seat(world: World) -> None:
    message = await up(world)
    told = next(m for m in world.hall.history() if "no time left" in text_of(m))
    assert "not you" in await world.refused(world.bob.click(told, label="Declare the seat lost"))
    assert "not seated" in await world.refused(world.cleo_in_english().click(told, label="Declare the seat lost"))
    await world.ann.click(told, label="Declare the seat lost")
    await world.later()
    assert "Ann wins" in world.read(message) and not said(world, "no time left")
    assert "Bob ran out of time" in world.read(message)


async def test_the_others_may_give_more_time(world: World) -> None:
    await up(world)
    told = next(m for m in world.hall.history() if "no time left" in text_of(m))
    await world.ann.click(told, label="Give more time")
    assert (await left(world))[1] == 24 * HOUR and said(world, f"gives <@{world.bob.id}> more time: 1 d, until")
    assert "still has time" in await world.refused(world.ann.click(told, label="Give more time"))
    await world.later(hours=24)
    assert len(said(world, "no time left")) == 1


async def test_the_others_may_let_the_computer_play(world: World) -> None:
    message = await up(world)
    told = next(m for m in world.hall.history() if "no time left" in text_of(m))
    await world.ann.click(told, label="Let the computer play")
    table = await table_of(world)
    assert table.saved.seats[1].kind == "computer" and table.seating.lent_by(world.bob.id) == 1
    assert "Waiting for Ann" in world.read(message)


async def test_a_player_whose_time_is_up_need_not_agree_to_a_substitute_who_gets_more_time(world: World) -> None:
    await up(world)
    question = (await world.cleo_in_english().slash(world.hall, "match takeover", seat="Bob")).response
    await world.ann.click(question, label="Agree")
    assert (await table_of(world)).saved.seats[1].user == world.cleo.id and (await left(world))[1] == 24 * HOUR


async def test_a_lobby_may_choose_that_the_computer_plays_on(world: World) -> None:
    await up(world, zero="computer")
    assert (await table_of(world)).saved.seats[1].kind == "computer"


async def test_a_lobby_may_choose_that_the_seat_has_lost(world: World) -> None:
    assert "Ann wins" in world.read(await up(world, zero="lost"))


async def test_a_moderator_fills_a_seat_and_the_channel_reads_by_whom(world: World) -> None:
    await paced(world)
    assert "manage messages" in await world.refused(world.ann.slash(world.hall, "match substitute", seat="Bob"))
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    dana = world.guild.add_member(world.env.create_user("dana", global_name="Dana"), roles=[role])
    given = await dana.slash(world.hall, "match substitute", seat="Bob", person=world.cleo)
    assert f"<@{dana.id}> gave the seat of Bob to Cleo" in text_of(given.response)
    assert (await table_of(world)).saved.seats[1].user == world.cleo.id


# Pauses.


async def test_a_pause_needs_everybody_and_ends_automatically(world: World) -> None:
    message = await paced(world)
    question = (await world.ann.slash(world.hall, "match pause", days=3)).response
    world.clock.forward(hours=1)
    await world.bob.click(question.message, label="Agree")
    assert "Paused until" in world.read(message)
    world.clock.forward(hours=50)
    assert await left(world) == [71 * HOUR, 71 * HOUR]
    assert "paused already" in await world.refused(world.bob.slash(world.hall, "match pause", days=3))
    await world.later(hours=23)
    assert "Paused" not in world.read(message)
    assert await left(world) == [70 * HOUR, 70 * HOUR]  # the pause ended an hour ago, as it must


async def test_a_pause_ends_early_when_all_agree(world: World) -> None:
    message = await paced(world)
    await world.bob.click((await world.ann.slash(world.hall, "match pause", days=3)).response.message, label="Agree")
    question = (await world.bob.slash(world.hall, "match resume")).response
    assert "says no" in text_of((await world.ann.click(question.message, label="No")).response)
    question = (await world.bob.slash(world.hall, "match resume")).response
    await world.ann.click(question.message, label="Agree")
    assert "Paused" not in world.read(message)
    assert "not paused" in await world.refused(world.bob.slash(world.hall, "match resume"))


async def test_without_a_clock_there_is_nothing_to_pause(world: World) -> None:
    await world.match()
    assert "No clock" in await world.refused(world.ann.slash(world.hall, "match pause", days=3))


# Notices.


async def test_a_notice_comes_after_the_night(world: World) -> None:
    await world.bob.slash(world.hall, "notify", **{"quiet-from": 11, "quiet-to": 20, "zone": "UTC"})
    await paced(world)
    await world.later(hours=1)
    assert [f"<@{world.ann.id}>" in text for text in said(world, "your move")] == [True]
    await world.later(hours=7)
    assert len(said(world, "your move")) == 2


async def test_a_player_who_answers_before_the_notice_gets_none(world: World) -> None:
    message = await paced(world)
    await bids(world, world.ann, message)
    await bids(world, world.bob, message)
    await world.later()
    assert not said(world, "your move")


async def test_a_player_who_wants_no_notices_gets_none(world: World) -> None:
    await world.ann.slash(world.hall, "settings me", turns="none")
    await paced(world)
    await world.later(hours=71)
    assert all(f"<@{world.bob.id}>" in text for text in said(world, "your "))


async def test_a_player_who_prefers_a_direct_message_gets_one(world: World) -> None:
    await world.ann.slash(world.hall, "notify", how="direct")
    await paced(world)
    await world.later()
    direct = [text_of(m) for m in world.ann.user.dm_channel.history()]
    assert len(direct) == 1 and "your move" in direct[0] and "discord.com/channels" in direct[0]
    assert [f"<@{world.bob.id}>" in text for text in said(world, "your move")] == [True]


async def test_closed_direct_messages_fall_back_to_the_table(world: World) -> None:
    await world.ann.slash(world.hall, "notify", how="direct")
    await paced(world)
    world.env.inject_error(
        "POST", f"/channels/{world.ann.user.dm_channel.id}/messages", status=403, code=50007, times=1
    )
    await world.later()
    assert any(f"<@{world.ann.id}>" in text for text in said(world, "your move"))


async def test_a_reminder_comes_once_before_the_time_is_up(world: World) -> None:
    message = await paced(world)
    await bids(world, world.ann, message)
    await world.later(hours=60)
    assert len(said(world, "running out")) == 1
    await world.later(hours=11)
    assert len(said(world, "running out")) == 1
    await bids(world, world.bob, message)
    await world.later()
    assert not said(world, "running out")


# The lists.


async def test_the_tables_that_wait_for_one_with_a_way_to_each(world: World) -> None:
    await paced(world)
    shown = (await world.ann.slash(world.garden, "match waiting")).response
    assert shown.ephemeral and "1 table waits for you" in text_of(shown) and "Your time ends" in text_of(shown)
    assert (f"<#{world.hall.id}>" in text_of(shown) and "Go there" in labels(shown)) or "Go there" in str(
        shown.components
    )
    none = (await world.cleo_in_english().slash(world.garden, "match waiting")).response
    assert "No table waits" in text_of(none)
    every = (await world.cleo_in_english().slash(world.garden, "match list")).response
    assert "1 open table" in text_of(every)


async def test_the_list_of_a_server_names_the_players_and_who_must_act(world: World) -> None:
    message = await paced(world)
    await bids(world, world.ann, message)
    shown = text_of((await world.cleo_in_english().slash(world.garden, "match list")).response)
    assert "Ann · Bob – waiting for Bob" in shown


async def test_the_list_of_a_server_shows_free_seats_of_a_lobby(world: World) -> None:
    await world.lobby()
    shown = text_of((await world.cleo_in_english().slash(world.garden, "match list")).response)
    assert "Ann · *free seat* – waits in its lobby" in shown


async def test_the_store_knows_the_players_a_match_waits_for(world: World) -> None:
    message = await paced(world)
    await bids(world, world.ann, message)
    assert await world.bot.store.pace.waiting_for(world.ann.id) == []
    (waits,) = await world.bot.store.pace.waiting_for(world.bob.id)
    assert waits.match == 1 and waits.until == world.bot.house.now() + 72 * HOUR
    assert Wait(1, world.bob.id, waits.since, waits.until) if waits.since else False


# Impossible hours.


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"quiet-from": 22, "quiet-to": 7}, "time zone"),
        ({"quiet-from": 22, "quiet-to": 7, "zone": "Mordor"}, "no time zone"),
        ({"quiet-from": 6, "quiet-to": 22, "zone": "UTC"}, "12 hours at most"),
        ({"quiet-from": 6, "zone": "UTC"}, "both hours"),
    ],
)
async def test_quiet_hours_that_cannot_be_are_refused(world: World, given: dict[str, Any], told: str) -> None:
    assert told in await world.refused(world.ann.slash(world.hall, "notify", **given))
    assert world.bot.people.quiet(world.ann.id) is None


async def test_the_same_hour_twice_means_no_quiet_hours(world: World) -> None:
    await world.ann.slash(world.hall, "notify", **{"quiet-from": 22, "quiet-to": 7, "zone": "Europe/Paris"})
    assert world.bot.people.quiet(world.ann.id) is not None
    await world.ann.slash(world.hall, "notify", **{"quiet-from": 7, "quiet-to": 7})
    assert world.bot.people.quiet(world.ann.id) is None
