"""The commands ``python -m bot backup FILE``, ``restore FILE`` and ``check [FILE]``."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Final, TypeAlias

from bot.config import is_address, read_settings
from bot.store import Unreadable
from bot.store.sqlite.backup import backup, restore
from bot.upkeep.check import check, summary, table

Run: TypeAlias = Callable[[Sequence[str]], int]

FINE: Final = 0
SOME_DO_NOT: Final = 1  # the exit status if some matches cannot be resumed
CANNOT: Final = 2


def database() -> Path:
    """Return the SQLite file of the settings. Raises ValueError if the bot stores its data elsewhere."""
    settings = read_settings()
    if settings.postgres:
        raise ValueError("the data is in PostgreSQL: use pg_dump and pg_restore (docs/operating.md)")
    return settings.database


def told(run: Run) -> Run:
    """End a command with a sentence instead of a trace if it fails."""

    @wraps(run)
    def guarded(given: Sequence[str]) -> int:
        try:
            return run(given)
        except (Unreadable, ValueError, OSError) as error:
            print(f"Teahouse cannot do this: {error}", file=sys.stderr)
            return CANNOT

    return guarded


def parser_of(command: str, description: str, end: str = "") -> argparse.ArgumentParser:
    """Return the parser of a command's arguments. The help of the parser says what the command does."""
    return argparse.ArgumentParser(prog=f"python -m bot {command}", description=description, epilog=end or None)


@told
def run_backup(given: Sequence[str]) -> int:
    """Copy the database to a new file."""
    parser = parser_of("backup", "Copies the database to a new file, even while people play.")
    parser.add_argument("file", type=Path, help="the new file")
    file, source = parser.parse_args(given).file, database()
    size = backup(source, file)
    print(f"{source} was copied to {file} ({size / (1 << 20):.1f} MiB)")
    return FINE


@told
def run_restore(given: Sequence[str]) -> int:
    """Replace the database by a copy."""
    parser = parser_of("restore", "Puts a copy in the place of the database. Stop the bot first.")
    parser.add_argument("file", type=Path, help="the copy; it stays where it is")
    file, target = parser.parse_args(given).file, database()
    former = restore(file, target)
    print(f"{file} was copied to {target}")
    if former is not None:
        print(f"the former database is kept as {former}")
    return FINE


@told
def run_check(given: Sequence[str]) -> int:
    """Tell which matches can be resumed.

    The command works on a copy of a file, so it neither disturbs a running bot nor changes the file.
    """
    parser = parser_of(
        "check",
        "Tells which matches come back under these rules, and which do not and why. A file is not changed. The address"
        " must be that of a copy of a PostgreSQL database; the copy is migrated.",
        f"Exit code: {FINE} all come back, {SOME_DO_NOT} some do not, {CANNOT} the file cannot be read.",
    )
    parser.add_argument("place", nargs="?", help="a file or postgresql://… (by default the bot's own file)")
    parser.add_argument("--all", action="store_true", help="list every match, not only those with something to say")
    arguments = parser.parse_args(given)
    place: str | None = arguments.place
    if place is not None and is_address(place):
        found = asyncio.run(check(not_in_use(place)))
    else:
        with tempfile.TemporaryDirectory(prefix="teahouse-", ignore_cleanup_errors=True) as folder:
            copy = Path(folder) / "copy.sqlite3"
            backup(database() if place is None else Path(place), copy)
            found = asyncio.run(check(copy))
    listed = found if arguments.all else [one for one in found if one.told]
    print("\n".join([*table(listed), summary(found)]))
    return SOME_DO_NOT if any(one.lost for one in found) else FINE


def not_in_use(address: str) -> str:
    """Return the address of a copy. Raises ValueError for the bot's own database, which must not be migrated."""
    if address == read_settings().postgres:
        raise ValueError("this is the bot's own database: give the address of a copy (docs/operating.md)")
    return address
