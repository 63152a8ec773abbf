"""People read and erase the data stored about them. Old matches are deleted automatically."""

import json
import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.panels.lobby import lobby_page
from bot.store import Due, Seat, SqliteStore
from bot.store.matches.rows import written_chapter
from bot.store.parts.personal import NOBODY, PLACES
from bot.tables import Table, Tables
from bot.tables.keeping.resuming import taken_up
from bot.tables.life.forgetting import DAILY, ERASE, RETENTION, SOON, Retention, erase
from bot.upkeep.check import check
from bot.words import Words
from engine.desks import find_desk

from ..conftest import World
from ..later.hand import NOON, HandClock
from ..rules.test_pages import content
from ..simkit import text_of

ANN, BOB, CID = 7_000_000_001, 8, 9
MINE = {"user", "lent", "owner", "person", "asker", "author", "member", "player"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest_asyncio.fixture
async def tables(path: Path) -> Any:
    store = await SqliteStore.open(path)
    yield Tables(store)
    await store.close()


def people(*users: int) -> list[Seat]:
    names = {ANN: "Annabelle", BOB: "Bob", CID: "Cid"}
    decks = ("crane-starter", "lion-starter")
    return [Seat("human", user, names[user], decks[n]) for n, user in enumerate(users)]


async def started(tables: Tables, channel: int, *users: int, game: str = "l5r-lcg") -> Table:
    seats = people(*users)
    if game != "l5r-lcg":
        offers = iter(find_desk(game).usual(2))
        for seat in seats:
            seat.brings = next(offers)
    table = await tables.open(1, channel, game, seats)
    await table.lobby.start(users[0])
    return table


def everything(path: Path) -> str:
    """Return all data of a database, with packed parts unpacked."""
    import zlib

    with closing(sqlite3.connect(path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        cells = [cell for name in names for row in db.execute(f"SELECT * FROM {name}") for cell in row]
    return " ".join(zlib.decompress(c).decode() if isinstance(c, bytes) else str(c) for c in cells)


def test_every_column_that_says_whose_a_row_is_is_known(path: Path) -> None:
    """A new table about people must state in ``PLACES`` what happens to its rows."""
    from bot.store.sqlite.migrate import migrate

    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db)
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {(name, row[1]) for name in names for row in db.execute(f"PRAGMA table_info({name})") if row[1] in MINE}
    assert found == {(place.table, place.column) for place in PLACES}


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
async def test_a_running_match_goes_on_with_the_computer_and_without_the_name(
    game: str, tables: Tables, path: Path
) -> None:
    table = await started(tables, 2, ANN, BOB, game=game)
    match = table.id
    (seen,) = [await erase(tables, ANN, NOON)]
    assert seen == []  # no table has a message to be updated
    assert "Annabelle" not in everything(path) and str(ANN) not in everything(path)
    again = await tables.get(match)
    assert again.saved.state == "playing" and again.seating.with_computer and again.seating.seat_of(BOB) is not None
    saved = await tables.store.load(match)
    assert saved is not None
    found = taken_up(saved)
    assert found is not None and found.how == "same"


async def test_the_other_player_plays_on_immediately(tables: Tables) -> None:
    table = await started(tables, 2, ANN, BOB)
    bob = table.seating.seat_of(BOB)
    await erase(tables, ANN, NOON)
    again = await tables.get(table.id)
    assert bob is not None and again.waiting() == (bob,)
    assert (
        again.seating.shown_names(__import__("bot.words", fromlist=["Words"]).Words.load()["en"])[1 - bob]
        != "Annabelle"
    )


async def test_a_match_without_another_person_is_closed(tables: Tables) -> None:
    table = await tables.open(1, 2, "l5r-lcg", [people(ANN)[0], Seat("computer", brings="lion-starter")])
    await table.lobby.start(ANN)
    await erase(tables, ANN, NOON)
    assert (await tables.get(table.id)).saved.state == "cancelled"


async def test_a_finished_match_stays_without_the_name_and_can_still_be_read(tables: Tables, path: Path) -> None:
    from bot.tables.seats.leaving import resign

    table = await started(tables, 2, ANN, BOB)
    await resign(table, ANN)
    tables.drop(table.id)
    await erase(tables, ANN, NOON)
    again = await tables.get(table.id)
    assert again.saved.state == "over" and sorted(again.seating.names) == sorted([NOBODY, "Bob"])
    assert again.match is not None and again.match.outcome is not None
    assert "Annabelle" not in everything(path) and all(not one.lost for one in await check(path))


async def test_a_lobby_is_left_or_closed(tables: Tables) -> None:
    own = await tables.open(1, 2, "toy", [Seat("human", ANN, "Annabelle"), Seat("human", BOB, "Bob")])
    other = await tables.open(1, 3, "toy", [Seat("human", BOB, "Bob"), Seat("human", ANN, "Annabelle")])
    await erase(tables, ANN, NOON)
    assert (await tables.get(own.id)).saved.state == "cancelled"
    left = (await tables.get(other.id)).saved
    assert left.state == "lobby" and [seat.user for seat in left.seats if seat.kind == "human"] == [BOB]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "**1.** Erased player"), ("fr", "**1.** Personne effacée"), ("pl", "**1.** Usunięta osoba")],
)
async def test_a_closed_lobby_says_that_its_player_is_erased(tables: Tables, language: str, line: str) -> None:
    """The line once read "1. — — no deck chosen"."""
    own = await tables.open(1, 2, "toy", [Seat("human", ANN, "Annabelle"), Seat()])
    await erase(tables, ANN, NOON)
    shown = content(lobby_page(await tables.get(own.id), Words.load()[language]))
    assert line in shown.splitlines() and NOBODY + " " + NOBODY not in shown


async def test_a_lent_seat_a_wish_for_a_seat_and_a_former_header_are_found(tables: Tables, path: Path) -> None:
    from bot.tables.seats.handover import COMPUTER, propose

    table = await started(tables, 2, BOB, CID)
    await propose(table, 0, ANN, "Annabelle")
    lent = await started(tables, 3, ANN, BOB)
    seat = lent.seating.seat_of(ANN)
    assert seat is not None
    lent.saved.seats[1 - seat].kind = "computer"
    await propose(lent, seat, COMPUTER, "Annabelle") if len(lent.present) > 1 else None
    assert lent.saved.header is not None
    lent.saved.chapter = written_chapter(lent.saved.header.facts(), [], [])
    await lent.keep()
    await erase(tables, ANN, NOON)
    assert "Annabelle" not in everything(path) and str(ANN) not in everything(path)


async def test_somebody_who_only_watches_computers_is_found(tables: Tables, path: Path) -> None:
    table = await tables.open(1, 2, "toy", [Seat("human", ANN, "Annabelle"), Seat("computer")])
    await table.lobby.watch(ANN)
    assert str(ANN) in everything(path)
    await erase(tables, ANN, NOON)
    assert "Annabelle" not in everything(path) and str(ANN) not in everything(path)


async def test_a_damaged_match_is_cleared_too(tables: Tables, path: Path) -> None:
    table = await started(tables, 2, ANN, BOB)
    tables.drop(table.id)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE decisions SET keys = '{'")
    await erase(tables, ANN, NOON)
    assert "Annabelle" not in everything(path) and str(ANN) not in everything(path)


async def test_decks_comments_preferences_and_due_rows_are_erased(tables: Tables, path: Path) -> None:
    store = tables.store
    table = await started(tables, 2, BOB, CID)
    for user in (ANN, BOB):
        await store.decks.add(user, "l5r-lcg", {"cards": [user]}, "mine")
        await store.settings.prefer(user, "language", "fr")
        await store.comments.add(table.id, 0, user, "Annabelle" if user == ANN else "Bob", "well played")
    kept = await store.personal.of(ANN)
    assert {name: len(rows) for name, rows in kept.items() if rows} == {
        "preferences": 1, "decks": 1, "deck_versions": 1, "comments": 1,
    }  # fmt: skip
    await erase(tables, ANN, NOON)
    assert str(ANN) not in everything(path) and "Annabelle" not in everything(path)
    assert not any((await store.personal.of(ANN)).values())
    assert len(await store.decks.of(BOB)) == 1 and len(await store.comments.of(table.id)) == 1


# On Discord.


async def test_the_page_gives_everything_as_a_file(world: World) -> None:
    await world.match()
    page = (await world.ann.slash(world.hall, "privacy")).response
    assert page.ephemeral and "What this bot keeps" in text_of(page)
    answer = await world.ann.click(page, label="Send me all of it")
    (file,) = answer.response.attachments
    assert file.filename == "teahouse.json" and answer.response.ephemeral
    kept = await world.bot.store.personal.of(world.ann.id)
    assert [row["name"] for row in kept["seats"]] == ["Ann"] and kept["matches"][0]["game"] == "toy"
    assert json.dumps(kept) and "bob" not in json.dumps(kept).casefold()


async def test_erasing_is_asked_for_twice_and_shown_to_the_others(world: World) -> None:
    message = await world.match()
    page = (await world.ann.slash(world.hall, "privacy")).response
    asked = (await world.ann.click(page, label="Erase me…")).response
    assert "cannot be undone" in text_of(asked)
    kept = (await world.ann.click(asked, label="Keep it")).response
    assert "Nothing was erased" in text_of(kept)
    asked = (await world.ann.click((await world.ann.slash(world.hall, "privacy")).response, label="Erase me…")).response
    done = (await world.ann.click(asked, label="Erase everything")).response
    assert "Everything about you is erased" in text_of(done)
    assert "Ann" not in world.read(message) and "Computer" in world.read(message)
    assert "not seated" in (told := await world.refused(world.ann.click(message, label="My hand"))) or told
    assert (await world.bob.click(message, label="My hand")).acknowledged


async def test_the_process_of_a_match_shows_it_without_a_person_whom_another_process_erased(world: World) -> None:
    message = await world.lobby()
    await world.bob.click(message, label="Join")
    assert "Bob" in world.read(message)
    await world.bot.store.due.put(Due(f"{ERASE}:1:{world.bob.id}", ERASE, world.clock.now(), 1, world.bob.id))
    await world.later()
    assert "Bob" not in world.read(message) and "Ann" in world.read(message)
    assert await world.bot.store.due.by(world.clock.now(), [ERASE]) == []


@pytest.mark.parametrize(("matches", "wait"), [(1, DAILY), (2, SOON)])
async def test_the_search_for_old_matches_goes_on_soon_if_it_left_some(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch, matches: int, wait: timedelta
) -> None:
    monkeypatch.setattr("bot.tables.life.forgetting.AT_ONCE", 2)
    for number in range(matches):
        await (await started(tables, number, ANN, BOB)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE matches SET changed = datetime('now', '-31 days')")
    clock = HandClock()
    retention = Retention(tables, clock, 30, 0)
    await retention.begin()
    row = await tables.store.due.get(RETENTION)
    assert row is not None
    await retention.tidy(row)
    again = await tables.store.due.get(RETENTION)
    assert again is not None and again.at - clock.now() == wait
    assert await tables.store.matches() == []


@pytest.mark.parametrize("days", [0, 30])
async def test_old_matches_go_and_open_ones_stay(world: World, days: int) -> None:
    world.settings.__dict__["keep_days"] = days
    message = await world.match()
    over = await world.bot.tables.get(1)
    await over.close()
    await world.match(world.garden)
    with closing(sqlite3.connect(world.settings.database, isolation_level=None)) as db:
        db.execute("UPDATE matches SET changed = datetime('now', '-31 days')")
    await world.restart()
    await world.later()
    assert await world.bot.store.matches() == ([2] if days else [1, 2])
    if days:
        assert re.search("any more", await world.refused(world.ann.click(message, label="Log")))
        await world.later(days=1)
        assert await world.bot.store.due.get("retention") is not None


async def test_only_a_role_may_open_tables(world: World) -> None:
    import discord

    hosts = world.guild.create_role("hosts")
    boss = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    dana = world.guild.add_member(world.env.create_user("dana"), roles=[boss])
    eve = world.guild.add_member(world.env.create_user("eve"), roles=[hosts])
    assert "manage the server" in await world.refused(world.ann.slash(world.hall, "settings tables", role=hosts))
    await dana.slash(world.hall, "settings tables", role=hosts)
    assert "may open tables here" in await world.refused(world.ann.slash(world.hall, "play", game="toy"))
    assert (await eve.slash(world.hall, "play", game="toy")).response.message.id
    assert (await dana.slash(world.garden, "play", game="toy")).response.message.id
    await dana.slash(world.hall, "settings tables", role=world.guild.default_role)
    assert (await world.ann.slash(world.attic, "play", game="toy")).response.message.id


async def test_a_banned_user_takes_no_seat(world: World) -> None:
    import discord

    mod = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    dana = world.guild.add_member(world.env.create_user("dana"), roles=[mod])
    lobby = await world.lobby()
    assert "manage messages" in await world.refused(world.ann.slash(world.hall, "settings ban", person=world.bob))
    await dana.slash(world.hall, "settings ban", person=world.bob)
    assert "not take a seat" in await world.refused(world.bob.click(lobby, label="Join"))
    assert "not take a seat" in await world.refused(world.bob.slash(world.garden, "play", game="toy"))
    picker = (await world.bob.click(lobby, label="Choose deck")).response
    assert "not take a seat" in await world.refused(world.bob.select(picker, ["blue"]))
    listed = (await dana.slash(world.hall, "settings tables")).response
    assert f"<@{world.bob.id}>" in text_of(listed)
    assert f"<@{world.bob.id}>" not in text_of((await world.ann.slash(world.hall, "settings tables")).response)
    await dana.slash(world.hall, "settings unban", person=world.bob)
    assert (await world.bob.click(lobby, label="Join")).acknowledged and "Bob" in world.read(lobby)
