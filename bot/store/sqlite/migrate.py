"""Migrating a SQLite file step by step, even while other processes do the same."""

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from bot.store.errors import Unreadable
from bot.store.migrations import MIGRATIONS, OURS, note, statements

PATIENCE: Final = 10.0  # seconds that a start waits for another process
SYNCHRONOUS: Final = "NORMAL"  # with a write-ahead log no kill and no power cut damages the file


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file's tables up to date. Raises Unreadable for a foreign or newer file, which stays unchanged."""
    require_ours(db)
    db.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")
    db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    _keep_a_log(db)
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN IMMEDIATE")  # the second process waits here and finds the steps done
    try:
        steps = require_ours(db)
        for count, step in steps:
            for statement in statements(step.read_text(encoding="utf-8")):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {OURS}")
            db.execute(f"PRAGMA user_version = {count}")
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
    note(steps)


def require_ours(db: sqlite3.Connection) -> list[tuple[int, Path]]:
    """Return the steps that the file still needs, with their numbers.

    Raises Unreadable if the file is not a database of this bot.
    """
    steps = list(enumerate(sorted(MIGRATIONS.glob("*.sql")), 1))
    if _number(db, "SELECT count(*) FROM sqlite_master") and _number(db, "PRAGMA application_id") != OURS:
        raise Unreadable("a database, but not of this house")
    have = _number(db, "PRAGMA user_version")
    if have > len(steps):
        raise Unreadable(f"made by a newer version ({have}, known: {len(steps)})")
    return steps[have:]


def _keep_a_log(db: sqlite3.Connection) -> None:
    """Switch the file to a write-ahead log. SQLite does not wait for a lock here, so this function tries repeatedly."""
    until = monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL").fetchall()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)


def _number(db: sqlite3.Connection, sql: str) -> int:
    """Return the one number that a query gives."""
    return int(db.execute(sql).fetchone()[0])
