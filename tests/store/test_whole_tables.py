"""On both stores, tables of every game are played, left and continued, and people are erased."""

import asyncio
import sqlite3
from datetime import timedelta

import pytest

from bot.store import Due, NotDue, Seat, SqliteStore, Store, Unreadable
from bot.store.matches.rows import MOST
from bot.store.parts.events import Entered, EventNameTaken
from bot.tables import Table, Tables
from bot.tables.life.forgetting import erase
from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.keeping import Moment, digest, state_json, state_of
from engine.kernel.rng import Streams

from ..later.hand import NOON
from .shelf import Shelf

ANN, BOB = 1 << 61, (1 << 61) + 1  # as large as Discord's ids


async def started(tables: Tables, game: str, channel: int = 1 << 60) -> Table:
    brings = find_desk(game).usual(2)
    seats = [Seat("human", user, str(user), brings[n]) for n, user in enumerate((ANN, BOB))]
    table = await tables.open(1 << 59, channel, game, seats)
    await table.lobby.start(ANN)
    return table


async def decide(table: Table, streams: Streams) -> None:
    """Let a person who must answer choose at random."""
    assert table.match is not None
    seat, probe = table.waiting()[0], find_probe(table.saved.game)
    prompt = table.match.prompt_for(seat)
    assert prompt is not None
    async with table.lock:
        table.play.let(table.match, seat, probe.choose(prompt, streams["players"], probe.lasting))
        await table.play.carry_on()


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
async def test_a_match_is_played_taken_back_and_taken_up_again(game: str, shelf: Shelf) -> None:
    store, streams = await shelf.open(), Streams(game)
    table = await started(Tables(store), game)
    for _ in range(12):
        await decide(table, streams)
    assert table.match is not None
    log, view, version = list(table.match.log), table.match.view(0), table.saved.version
    await store.close()
    again = await shelf.open()
    found = await Tables(again).get(table.id)
    assert found.match is not None and found.saved.version == version
    assert found.match.log == log and found.match.view(0) == view
    kept = await again.load(table.id)
    assert kept is not None and kept.history.digests[len(log)] == digest(state_json(state_of(found.match)))
    await decide(found, streams)
    assert len(await again.frames(table.id)) >= 2
    await again.close()


async def test_the_latest_moments_to_begin_with_are_kept(store: SqliteStore) -> None:
    saved = await store.create(1, 2, "toy", [Seat("human", ANN, "Ann"), Seat()])
    for row in range(MOST + 2):
        await store.keep_beginning(saved.id, 0, Moment(row, {"round": row}, [], {"deck": 1}, True))
    await store.keep_beginning(saved.id, 7, Moment(99, {}, [], None, True))  # the match has continued since
    loaded = await store.load(saved.id)
    assert loaded is not None and [moment.row for moment in loaded.history.moments] == list(range(2, MOST + 2))


async def test_of_two_simultaneous_saves_one_is_refused(store: Store) -> None:
    saved = await store.create(1, 2, "toy", [Seat("human", ANN, "Ann"), Seat()])
    copies = [await store.load(saved.id) for _ in range(5)]
    done = await asyncio.gather(*(store.save(one, keep=0) for one in copies if one), return_exceptions=True)
    assert sorted(str(type(one).__name__) for one in done) == ["NoneType", *["Outdated"] * 4]
    loaded = await store.load(saved.id)
    assert loaded is not None and loaded.version == 1


async def test_rows_written_together_are_kept_together_or_not_at_all(store: Store) -> None:
    with pytest.raises(OSError, match="torn"):
        async with store.together():
            await store.settings.change(1, "language", "fr")
            await store.due.put(Due("one", "bell", NOON))
            raise OSError("torn")
    assert await store.settings.get(1, "language") is None and await store.due.get("one") is None
    async with store.together():
        await store.due.put(Due("one", "bell", NOON))
        with pytest.raises(sqlite3.IntegrityError):
            async with store.together():
                await store.settings.change(1, "language", "fr")
                await store.due.put(Due("two", "bell", NOON, match=77))  # there is no such match
        await store.settings.change(1, "shown", "text")
    assert await store.settings.get(1, "language") is None and await store.settings.get(1, "shown") == "text"
    due = await store.due.get("one")
    assert due is not None and await store.due.get("two") is None
    await store.due.put(Due("one", "bell", NOON + timedelta(hours=1)))
    with pytest.raises(NotDue):
        async with store.together():
            await store.due.take(due)
    assert [row.key for row in await store.due.by(NOON + timedelta(hours=1), ["bell", "other"])] == ["one"]
    assert await store.due.next_after(NOON, ["bell"]) == NOON + timedelta(hours=1)
    assert await store.due.by(NOON + timedelta(days=1), []) == []


async def test_many_simultaneous_writers_and_readers_all_have_their_turn(store: Store) -> None:
    async def write(number: int) -> None:
        async with store.together():
            await store.settings.change(number, "language", "fr")
            await store.settings.change(number, "shown", "text")

    async def read(number: int) -> None:
        await store.settings.get(number, "language")

    await asyncio.gather(*(write(number) for number in range(8)), *(read(number) for number in range(8)))
    assert [await store.settings.get(number, "shown") for number in range(8)] == ["text"] * 8


async def test_a_person_is_erased_and_old_matches_go(store: SqliteStore, shelf: Shelf) -> None:
    tables = Tables(store)
    table = await started(tables, "l5r-lcg")
    await store.comments.add(table.id, 0, ANN, "Ann", "100 % fine?")
    await store.settings.prefer(ANN, "language", "pl")
    deck = await store.decks.add(ANN, "l5r-lcg", {"cards": {}}, "Mine")
    assert [row["id"] for row in (await store.personal.of(ANN))["decks"]] == [deck]
    assert (await store.comments.of(table.id))[0].text == "100 % fine?"
    await erase(tables, ANN, NOON)
    assert not any((await store.personal.of(ANN)).values()) and await store.comments.of(table.id) == []
    again = await tables.get(table.id)
    assert again.saved.state == "playing" and again.seating.with_computer
    await again.close()
    assert await store.finished_before(1, 10) == []
    shelf.run("UPDATE matches SET changed = '2020-01-01 00:00:00'")
    assert await store.finished_before(1, 10) == [table.id]
    await store.delete_match(table.id)
    assert await store.matches() == [] and await store.counts() == {"due": 0}


async def test_a_server_is_forgotten_and_untouched_matches_are_found(store: SqliteStore, shelf: Shelf) -> None:
    guild, other = 5 << 22, 6 << 22
    for one in (guild, other):
        await store.settings.change(one, "language", "pl")
        await store.events.add(one, "Cup", "l5r-lcg", "")
    await store.settings.change(7, "beaten", "a shard's own setting")
    assert await store.guilds() == [guild, other]
    await store.forget_guild(guild)
    assert await store.guilds() == [other] and await store.events.of(guild) == []
    table = await started(Tables(store), "l5r-lcg")
    shelf.run("UPDATE matches SET changed = '2020-01-01 00:00:00'")
    assert await store.untouched_before(1, 10) == [(table.id, table.saved.version)]
    await store.note_unread(table.id, "an earlier version")
    assert await store.untouched_before(1, 10) == []


async def test_a_registered_list_takes_the_place_of_an_earlier_one(store: SqliteStore) -> None:
    event = await store.events.add(1, "Cup", "l5r-lcg", "")
    with pytest.raises(EventNameTaken):
        await store.events.add(1, "CUP", "l5r-lcg", "")
    for seal in ("first", "second"):
        await store.events.enter(event, Entered(ANN, "Ann", {"cards": {}}, "salt", seal))
    assert [entered.seal for entered in await store.events.entries(event)] == ["second"]
    await store.events.withdraw(event, ANN)
    assert await store.events.entries(event) == []


async def test_a_newer_place_is_refused(shelf: Shelf) -> None:
    await (await shelf.open()).close()
    shelf.run("PRAGMA user_version = 999" if not isinstance(shelf.place, str) else "UPDATE teahouse SET version = 999")
    with pytest.raises(Unreadable, match="newer version"):
        await shelf.open()
