"""This module makes a copy of a SQLite file while people play, and restores one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.store.errors import Unreadable
from bot.store.sqlite.migrate import require_ours

WAIT: Final = 10.0  # seconds that a copy waits for another program that uses the file
BESIDE: Final = ("-wal", "-shm")  # endings of the files that SQLite keeps beside a database


def backup(database: Path, copy: Path) -> int:
    """Copy ``database`` to a new file while the bot may be writing. Return the size of the copy in bytes.

    The copy is one complete, checked file with the database's state at one moment. Raises Unreadable if ``database`` is
    missing, damaged or not from this bot. Raises FileExistsError if ``copy`` exists already, and OSError if it cannot
    be written.
    """
    if copy.exists():
        raise FileExistsError(f"{copy} already exists; name a new file")
    with _unfinished(copy) as part:
        _copy(database, part)
        os.replace(part, copy)
    _sync(copy.parent)
    return copy.stat().st_size


def restore(copy: Path, database: Path, now: datetime | None = None) -> Path | None:
    """Replace ``database`` by ``copy``. Return where the former database is kept, or None if there was none.

    Raises Unreadable, and changes nothing, if the copy is missing, damaged or not from this bot, or if a bot has the
    database open.
    """
    with _unfinished(database) as part:
        _copy(copy, part)
        former = None
        if database.exists():
            _let_go(database)
            former = database.with_name(f"{database.name}.before-{(now or datetime.now(UTC)):%Y%m%dT%H%M%SZ}")
            for end in ("", *BESIDE):  # the log of a damaged file stays, because it may help to recover the data
                beside = database.with_name(database.name + end)
                if beside.exists():
                    os.replace(beside, former.with_name(former.name + end))
        os.replace(part, database)
    _sync(database.parent)
    return former


def _copy(source: Path, target: Path) -> None:
    """Copy a database of ours to ``target`` and check the copy. Raises Unreadable if that is impossible."""
    if not source.is_file():
        raise Unreadable(f"there is no file {source}")
    try:
        with closing(sqlite3.connect(source, timeout=WAIT)) as original, closing(sqlite3.connect(target)) as copy:
            require_ours(original)
            if not original.execute("PRAGMA application_id").fetchone()[0]:
                raise Unreadable("an empty file, not a database of this house")
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            found = [row[0] for row in copy.execute("PRAGMA integrity_check(3)")]
            if found != ["ok"]:
                raise Unreadable(f"damaged: {'; '.join(map(str, found))}")
    except sqlite3.Error as error:
        raise Unreadable(f"{source}: {error}") from error
    except Unreadable as error:
        raise Unreadable(f"{source}: {error}") from error


def _let_go(database: Path) -> None:
    """Move the contents of the write-ahead log into the file. Raises Unreadable if another program has the file open.

    SQLite ends the write-ahead mode only for the only connection to the file.
    """
    try:
        with closing(sqlite3.connect(database, timeout=0)) as db:
            db.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.OperationalError as error:
        raise Unreadable(f"{database} is open ({error}); stop the bot first") from error
    except sqlite3.DatabaseError:
        pass  # damaged: nobody can use it


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """Return the name of a temporary file beside ``target``. The file with this name is deleted afterwards."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        yield part
    finally:
        for end in ("", "-journal", *BESIDE):
            part.with_name(part.name + end).unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Make sure, if the system can, that a renaming survives a power cut."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
