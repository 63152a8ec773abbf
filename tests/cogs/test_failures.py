"""Every failure that a person can cause has a clear private answer, and changes nothing."""

import logging
import sqlite3
from contextlib import closing

import discord
import pytest

from engine import keeping
from engine.kernel.games import enter, withdraw

from ..conftest import World
from ..simkit import controls, speaks, text_of
from ..toy import ToyFace, install
from .table.test_play import discard


def rows(world: World, sql: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(world.settings.database) as db:
        return db.execute(sql).fetchall()


def damage(world: World, sql: str) -> None:
    with sqlite3.connect(world.settings.database) as db:
        db.execute(sql)


async def test_an_unknown_deck_is_refused(world: World) -> None:
    said = await world.refused(world.ann.slash(world.hall, "play", game="toy", deck="green"))
    assert "no deck “green”" in said
    assert rows(world, "SELECT * FROM matches") == []


async def test_an_unknown_game_is_refused(world: World) -> None:
    assert "no game “chess”" in await world.refused(world.ann.slash(world.hall, "play", game="chess"))


async def test_a_game_that_is_broken_says_so_and_the_others_are_played(world: World) -> None:
    world.expects_errors = True
    enter("chess", rules="tests.kernel.nowhere:Chess", face=ToyFace())
    try:
        assert "wrong with the game “chess”" in await world.refused(world.ann.slash(world.hall, "play", game="chess"))
        games = {choice["value"] for choice in await world.ann.autocomplete(world.hall, "play", "game", "")}
        assert {"toy", "l5r-lcg"} <= games and "chess" not in games
        await world.lobby()
    finally:
        withdraw("chess")


async def test_a_game_whose_decks_are_broken_opens_no_lobby(world: World) -> None:
    world.expects_errors = True
    enter("toy", decks="tests.kernel.nowhere:Decks")
    try:
        assert "wrong with the game “toy”" in await world.refused(world.ann.slash(world.hall, "play", game="toy"))
        assert rows(world, "SELECT * FROM matches") == []
    finally:
        withdraw("toy")
        install()


async def test_the_matches_of_a_broken_game_wait_until_it_is_mended(world: World) -> None:
    world.expects_errors = True
    message = await world.match()
    enter("toy", rules="tests.kernel.nowhere:Toy")
    await world.restart()
    assert "Its matches are kept" in await world.refused(world.ann.click(message, label="My hand"))
    install()
    await world.restart()
    assert "question bid" in text_of(await world.panel(world.ann, message))


async def test_a_channel_has_at_most_one_table(world: World) -> None:
    await world.lobby()
    said = await world.refused(world.bob.slash(world.hall, "play", game="toy"))
    assert "already has a table" in said
    assert len(rows(world, "SELECT * FROM matches")) == 1
    await world.lobby(world.garden)


async def test_a_cancelled_lobby_frees_the_channel(world: World) -> None:
    message = await world.lobby()
    await world.ann.click(message, label="Cancel")
    assert "closed" in world.read(message)
    await world.lobby()


async def test_commands_for_a_match_need_an_open_table_in_the_channel(world: World) -> None:
    for command in ("match show", "match log", "match resign", "match undo"):
        assert "no open table" in await world.refused(world.ann.slash(world.hall, command))


async def test_joining_twice_or_when_all_seats_are_taken_is_refused(world: World) -> None:
    message = await world.lobby()
    assert "already have a seat" in await world.refused(world.ann.click(message, label="Join"))
    await world.bob.click(message, label="Join")
    late = await world.forge("tea:join:1", "tea:computer:1")
    assert "All seats" in await world.refused(world.cleo_in_english().click(late, label="0"))
    assert "All seats" in await world.refused(world.ann.click(late, label="1"))


async def test_starting_too_soon_is_refused(world: World) -> None:
    message = await world.lobby()
    start = await world.forge("tea:start:1")
    assert "free seat" in await world.refused(world.ann.click(start, label="0"))
    assert "not seated" in await world.refused(world.bob.click(start, label="0"))
    await world.bob.click(message, label="Join")
    assert "Bob has not chosen" in await world.refused(world.ann.click(start, label="0"))


async def test_decks_that_the_rules_refuse(world: World) -> None:
    message = await world.lobby()
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    await world.bob.select(picker.response, ["red"])
    assert "rules do not allow" in await world.refused(world.ann.click(message, label="Start"))
    assert rows(world, "SELECT state FROM matches") == [("lobby",)]


async def test_a_person_without_a_seat_can_neither_see_a_hand_nor_act(world: World) -> None:
    message = await world.match()
    cleo = world.cleo_in_english()
    assert "not seated" in await world.refused(cleo.click(message, label="My hand"))
    assert "not seated" in await world.refused(cleo.slash(world.hall, "match resign"))
    forged = await world.forge("tea:pick:1:0x0:0.00000000")
    assert "not seated" in await world.refused(cleo.click(forged, label="0"))


async def test_a_press_out_of_turn_is_refused(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="1")
    await world.bob.click(bobs, label="1")
    confirm = next(c["custom_id"] for c in controls(anns) if c.get("label") == "Confirm")
    forged = await world.forge(confirm)
    assert "not your turn" in await world.refused(world.bob.click(forged, label="0"))
    assert "Waiting for Ann" in world.read(message)


async def test_a_second_press_is_refused(world: World) -> None:
    message = await world.match()
    anns = await world.panel(world.ann, message)
    four = next(c["custom_id"] for c in controls(anns) if c.get("label") == "4")
    twice = await world.forge(four)
    await world.ann.click(anns, label="4")
    before = rows(world, "SELECT * FROM held")
    assert "answered already" in await world.refused(world.ann.click(twice, label="0"))
    assert rows(world, "SELECT * FROM held") == before


async def test_an_old_panel_is_brought_up_to_date(world: World) -> None:
    message = await world.match()
    old = await world.panel(world.ann, message)
    await world.restart()
    new, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(new, label="4")
    await world.bob.click(bobs, label="1")
    answer = await world.ann.click(old, label="5")
    assert answer.response.id == old.id
    assert "earlier question" in text_of(answer.response) and "question discard" in text_of(answer.response)
    assert "scores [4, 1]" in world.read(message)


async def test_a_question_taken_back_stays_dead(world: World) -> None:
    message = await world.match()
    four = next(c["custom_id"] for c in controls(await world.panel(world.ann, message)) if c.get("label") == "4")
    await world.ann.click(await world.panel(world.ann, message), label="5")
    await world.ann.slash(world.hall, "match undo")
    forged = await world.forge(four)
    assert "earlier question" in await world.refused(world.ann.click(forged, label="0"))


@pytest.mark.parametrize(
    "custom_id",
    [
        "tea:pick:1:0x0:0.ffffffff",
        "tea:pick:1:0x0:99.00000000",
        "tea:pick:1:0x0:x",
        "tea:pick:1",
        "tea:pick:1:7x7:0.00000000",
        "tea:pick:x:0x0:0",
        "tea:pick:99:0x0:0.00000000",
        "tea:pick:999999999999999999999999:0x0:0",
        "tea:confirm:1:0x0",
        "tea:sketch:1:0x0:9:0",
        "tea:page:1:0x0:a:b",
        "tea:undo:1:0x0:7:yes",
        "tea:nothing:1",
        "tea:hand",
        "tea:start:1",
        "tea:back:1:0x0",
        "tea:deck:1",
    ],
)
async def test_forged_buttons_change_nothing(world: World, custom_id: str) -> None:
    await world.match()
    tables = ("matches", "seats", "decisions", "held")
    before = [rows(world, f"SELECT * FROM {table}") for table in tables]
    forged = await world.forge(custom_id)
    said = await world.refused(world.ann.click(forged, label="0"))
    assert "went wrong" not in said and "trouble-" not in said and "refused-" not in said
    assert [rows(world, f"SELECT * FROM {table}") for table in tables] == before


async def test_taking_back_before_any_decision_is_refused(world: World) -> None:
    await world.match()
    assert "no decision" in await world.refused(world.ann.slash(world.hall, "match undo"))


async def test_an_answer_that_breaks_the_rules_is_refused(world: World) -> None:
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="4")
    await world.bob.click(await world.panel(world.bob, message), label="1")
    await discard(world.ann, await world.panel(world.ann, message), 0)
    await discard(world.bob, await world.panel(world.bob, message), 0)
    anns = await world.panel(world.ann, message)
    forged = await world.forge(next(c["custom_id"] for c in controls(anns) if c.get("label") == "Confirm"))
    assert "too few" in await world.refused(world.ann.click(forged, label="0"))


@pytest.mark.parametrize(("denied", "name"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")])
async def test_a_missing_permission_is_named(world: World, denied: str, name: str) -> None:
    overwrite = discord.PermissionOverwrite(**{denied: False})
    closed = world.guild.create_text_channel("closed", overwrites={world.guild.me: overwrite})
    assert name in await world.refused(world.ann.slash(closed, "play", game="toy"))
    assert rows(world, "SELECT * FROM matches") == []


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE matches SET header = '{}'",
        "UPDATE matches SET header = 'no JSON'",
        "UPDATE matches SET header = NULL",
        "UPDATE matches SET game = 'chess'",
        "UPDATE held SET keys = '[\"bid:99\"]'",
        "UPDATE held SET keys = '7'",
        "UPDATE decisions SET keys = '[\"discard:gone\"]' WHERE row = 2",
        "DELETE FROM decisions WHERE row = 0",
        "DELETE FROM seats",
    ],
)
async def test_a_corrupt_match_is_set_aside(world: World, sql: str) -> None:
    broken, sound = await world.match(), await world.match(world.garden)
    panel = await world.panel(world.ann, broken)
    if "decisions" in sql:
        await world.ann.click(panel, label="4")
        await world.bob.click(await world.panel(world.bob, broken), label="4")
        await discard(world.ann, panel, 0)
    else:
        await world.ann.click(panel, label="4")
    damage(
        world, sql + (" AND" if "WHERE" in sql else " WHERE") + (" match = 1" if "matches" not in sql else " id = 1")
    )
    world.expects_errors = True
    await world.restart()
    assert "nothing in it was changed" in await world.refused(world.ann.click(broken, label="My hand"))
    assert "nothing in it was changed" in await world.refused(world.ann.click(broken, label="My hand"))
    assert "question bid" in text_of(await world.panel(world.bob, sound))
    assert (await world.lobby()).id != broken.id


async def test_a_moderator_puts_a_stopped_match_away_and_a_manager_brings_it_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await world.match()
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    dana = world.guild.add_member(world.env.create_user("dana"), roles=[role])
    assert "No match of this channel" in await world.refused(dana.slash(world.hall, "match retry"))
    world.expects_errors = True
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "rebuilding", lambda *_: 1 / 0)
        await world.restart()
        assert "set aside" in await world.refused(world.ann.click(message, label="My hand"))
        assert "set aside the match" in text_of((await dana.slash(world.hall, "match close")).response)
    assert rows(world, "SELECT state FROM matches") == [("broken",)]
    assert "manage the server" in await world.refused(world.ann.slash(world.hall, "match retry"))
    back = (await dana.slash(world.hall, "match retry")).response
    assert "Waiting for Ann, Bob" in text_of(back)
    assert "question bid" in text_of(await world.panel(world.ann, back.message))
    assert rows(world, "SELECT state, unread FROM matches") == [("playing", "")]


async def test_a_write_that_fails_shows_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await world.match()
    panel = await world.panel(world.ann, message)

    async def fail(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.store, "save", fail)
        world.expects_errors = True
        answer = await world.ann.click(panel, label="4")
    assert "Something went wrong" in text_of(answer.response)
    assert "Waiting for Ann, Bob" in world.read(message)
    await world.ann.click(panel, label="3")
    assert "Waiting for Bob" in world.read(message)


async def test_a_file_held_by_another_program_is_reported_truthfully(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expects_errors = True
    message = await world.match()
    panel = await world.panel(world.ann, message)
    with (
        closing(sqlite3.connect(world.settings.database, isolation_level=None)) as other,
        monkeypatch.context() as hurried,
    ):
        hurried.setattr("bot.store.sqlite.file.WAIT", 0.1)
        other.execute("BEGIN IMMEDIATE")
        assert "Another program" in text_of((await world.ann.click(panel, label="4")).response)
        assert "question bid" in text_of(await world.panel(world.bob, message))
    await world.ann.click(panel, label="4")
    assert "Waiting for Bob" in world.read(message)


@pytest.mark.parametrize(("locale", "said"), [("en-US", "cannot save"), ("fr", "Je ne peux rien"), ("pl", "nie mogę")])
async def test_a_full_disk_is_reported_without_a_trace(
    world: World, caplog: pytest.LogCaptureFixture, locale: str, said: str
) -> None:
    world.expects_errors = True
    message = await world.match()
    panel = await world.panel(speaks(world.ann, locale), message)
    writer = world.bot.store.database._writer
    await writer.execute_fetchall("PRAGMA query_only = ON")
    for _ in range(5):
        assert said in text_of((await world.ann.click(panel, label="4")).response)
    failures = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(failures) == 1 and not failures[0].exc_info
    await writer.execute_fetchall("PRAGMA query_only = OFF")
    await world.ann.click(await world.panel(world.ann, message), label="4")
    assert "Waiting for Bob" in world.read(message)


async def test_a_press_on_a_table_that_another_process_changed_is_refused_once(world: World) -> None:
    message = await world.match()
    panel = await world.panel(world.ann, message)
    damage(world, "UPDATE matches SET version = version + 1")
    answer = await world.ann.click(panel, label="4")
    assert "changed in the meantime" in text_of(answer.response)
    assert rows(world, "SELECT * FROM held") == []
    await world.ann.click(panel, label="4")
    assert len(rows(world, "SELECT * FROM held")) == 1


async def test_a_page_of_the_log_is_for_its_reader_alone(world: World) -> None:
    await world.match()
    forged = await world.forge("tea:leaf:1:0")
    before = world.read(forged)
    assert "Log" in await world.refused(world.ann.click(forged, label="0"))
    assert world.read(forged) == before
