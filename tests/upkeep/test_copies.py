"""A backup is made while people play, and restored. The check reports which matches of a file can be restored."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.__main__ import INSTEAD, main
from bot.store import Seat, SqliteStore, open_store
from bot.store.migrations import MIGRATIONS, statements
from bot.tables import Table, Tables
from bot.tables.answers.draft import reference
from bot.upkeep.command import CANNOT, FINE, SOME_DO_NOT, run_backup, run_check, run_restore

from ..postgres import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that the settings name."""
    path = tmp_path / "teahouse.sqlite3"
    monkeypatch.setenv("TEAHOUSE_DATABASE", str(path))
    return path


@pytest_asyncio.fixture
async def tables(database: Path) -> AsyncIterator[Tables]:
    """Return a bot's tables, open all the time: a toy match with one decision, and a lobby."""
    store = await SqliteStore.open(database)
    tables = Tables(store)
    seats = [Seat("human", 7, "Ann", "red"), Seat("human", 8, "Bob", "blue")]
    table = await tables.open(1, 2, "toy", seats)
    await table.lobby.start(7)
    await tables.open(1, 3, "toy", seats)
    await decide(table)
    yield tables
    await store.close()


async def decide(table: Table) -> None:
    """Let both players bid. Later let the player who must answer discard nothing."""
    for seat in table.waiting():
        user, prompt = table.saved.seats[seat].user, table.prompt_for(seat)
        assert user is not None and prompt is not None
        if prompt.kind == "bid":
            await table.play.pick(user, table.stamp, [reference(prompt, prompt.options[0])])
        else:
            await table.play.confirm(user, table.stamp, table.draft(seat).digest)


def rows(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def damage(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(sql)


@pytest.mark.usefixtures("tables")
def test_a_copy_is_whole_while_somebody_writes(database: Path, tmp_path: Path) -> None:
    """Another program has written but not committed a change: the backup has all that was committed before."""
    copy = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(database, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM matches")
        assert run_backup([str(copy)]) == FINE
        writer.execute("ROLLBACK")
    assert rows(copy, "SELECT id, state FROM matches") == [(1, "playing"), (2, "lobby")]
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == ["copy.sqlite3"]
    assert run_check([str(copy)]) == FINE


async def test_a_restore_removes_later_play_and_keeps_it_aside(
    tables: Tables, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    run_backup([str(copy)])
    before = rows(copy, "SELECT version FROM matches WHERE id = 1")
    await decide(await tables.get(1))
    await tables.store.close()
    assert run_restore([str(copy)]) == FINE
    assert rows(database, "SELECT version FROM matches WHERE id = 1") == before
    (aside,) = tmp_path.glob("teahouse.sqlite3.before-*")
    assert rows(aside, "SELECT version FROM matches WHERE id = 1") > before
    assert str(aside) in capsys.readouterr().out
    store = await SqliteStore.open(database)
    table = await Tables(store).get(1)
    await decide(table)
    await store.close()


@pytest.mark.usefixtures("tables")
def test_nothing_is_restored_under_a_running_bot(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    run_backup([str(copy)])
    damage(database, "UPDATE settings SET value = value")
    assert run_restore([str(copy)]) == CANNOT
    assert "stop the bot first" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.before-*")) and not list(tmp_path.glob("*.part*"))


async def test_a_damaged_database_gives_way_to_a_copy(tables: Tables, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    run_backup([str(copy)])
    await tables.store.close()
    database.write_bytes(b"no database" * 1000)
    assert run_restore([str(copy)]) == FINE
    assert len(rows(database, "SELECT id FROM matches")) == 2


@pytest.mark.parametrize("run", [run_backup, run_restore, run_check])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "there is no file"),
        (b"", "an empty file"),
        (b"not a database at all" * 300, "not a database"),
        ("foreign", "not of this house"),
        ("newer", "made by a newer version"),
    ],
)
def test_a_foreign_file_is_refused_in_words(
    run: Callable[[Sequence[str]], int],
    content: bytes | str | None,
    told: str,
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = database if run is run_backup else tmp_path / "file.sqlite3"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content is not None:
        with closing(sqlite3.connect(file)) as db:
            db.execute("CREATE TABLE other (id INTEGER)")
            if content == "newer":
                db.execute("PRAGMA application_id = 518720")
                db.execute("PRAGMA user_version = 999")
    given = tmp_path / "new.sqlite3" if run is run_backup else file
    assert run([str(given)]) == CANNOT
    error = capsys.readouterr().err
    assert told in error and str(file) in error and "Traceback" not in error
    assert not (tmp_path / "new.sqlite3").exists() and not list(tmp_path.glob("*.part*"))


def test_a_damaged_page_is_found_before_the_copy_is_called_one(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database)) as db:
        for step in sorted(MIGRATIONS.glob("*.sql")):
            for statement in statements(step.read_text(encoding="utf-8")):
                db.execute(statement)
        db.execute("PRAGMA application_id = 518720")
        db.executemany("INSERT INTO settings VALUES (?, 'a', ?)", [(n, "x" * 300) for n in range(200)])
        db.commit()
    content = bytearray(database.read_bytes())
    content[-4096 * 3 : -4096 * 2] = b"\xff" * 4096
    database.write_bytes(content)
    assert run_backup([str(tmp_path / "copy.sqlite3")]) == CANNOT
    assert "damaged" in capsys.readouterr().err or "malformed" in capsys.readouterr().err
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.usefixtures("tables")
def test_a_copy_never_takes_the_place_of_another_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept").write_text("mine")
    assert run_backup([str(tmp_path / "kept")]) == CANNOT
    assert "already exists" in capsys.readouterr().err and (tmp_path / "kept").read_text() == "mine"
    assert run_backup([str(tmp_path / "no folder" / "copy")]) == CANNOT


@pytest.mark.parametrize(
    ("wound", "told"),
    [
        ("UPDATE decisions SET keys = '[\"5\"]' WHERE row = 0", "damaged"),
        ("UPDATE matches SET game = 'chess'", "unknown-game"),
        ("UPDATE matches SET header = '{'", "damaged"),
    ],
)
@pytest.mark.usefixtures("tables")
async def test_the_check_says_which_matches_do_not_come_back_and_why(
    wound: str, told: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(database, f"{wound} {'AND match = 1' if 'decisions' in wound else 'WHERE id = 1'}")
    before = database.read_bytes()
    assert await asyncio.to_thread(run_check, []) == SOME_DO_NOT
    out = capsys.readouterr().out
    assert told in out and "1 of 2 matches come back" in out
    assert database.read_bytes() == before


@pytest.mark.usefixtures("tables")
def test_the_check_lists_all_on_wish(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_check(["--all"]) == FINE
    header, first, second, last = capsys.readouterr().out.splitlines()
    assert header.split()[:2] == ["match", "game"]
    assert first.split()[:3] == ["1", "toy", "playing"] and "as it was" in first
    assert "as a lobby" in second and last == "2 of 2 matches come back (1 lobby, 1 playing)"


async def test_a_copy_of_a_postgresql_database_is_checked_and_the_bot_s_own_is_not(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own, copy = postgres.address(), postgres.address()
    monkeypatch.setenv("TEAHOUSE_POSTGRES", own)
    store = await open_store(copy)
    await Tables(store).open(1, 3, "toy", [Seat("human", 7, "Ann", "red"), Seat("human", 8, "Bob", "blue")])
    assert await asyncio.to_thread(run_check, [copy]) == CANNOT  # a bot runs on it
    await store.close()
    assert await asyncio.to_thread(run_check, [copy]) == FINE
    assert "1 of 1 matches come back (1 lobby)" in capsys.readouterr().out
    assert await asyncio.to_thread(run_check, [own]) == CANNOT
    assert "the address of a copy" in capsys.readouterr().err


def test_each_command_says_how_it_is_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in INSTEAD:
        monkeypatch.setattr(sys, "argv", ["bot", name, "--help"])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 0 and f"python -m bot {name}" in capsys.readouterr().out


def test_the_command_line_knows_them(database: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "check"], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert ended.returncode == CANNOT and "there is no file" in ended.stderr
