"""A real PostgreSQL server of the system for tests. If PostgreSQL is not installed, tests skip with a clear notice."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from .patience import PATIENT

NOTICE = "NOTICE: no PostgreSQL is installed (initdb, postgres): the PostgreSQL store is NOT tested"
_numbers = count(1)


@cache
def programs() -> Path | None:
    """Return the folder of the server's programs, which may not be on the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Server:
    """A PostgreSQL server for these tests alone, in a temporary folder that also holds its socket."""

    def __init__(self, folder: Path, user: str | None, *, safe: bool = False) -> None:
        self.folder = folder
        self._user = user
        self._safe = safe

    def do(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs. The programs of PostgreSQL refuse to run as root."""
        place = programs()
        assert place is not None
        subprocess.run(
            [place / program, *arguments],
            check=True,
            capture_output=True,
            timeout=PATIENT,
            user=self._user,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
        )

    def start(self) -> None:
        """Make the database and start the server, which is either ``safe`` from power cuts or faster."""
        self.do("initdb", "-D", "data", "-U", "teahouse", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.go()

    def go(self) -> None:
        """Start the server."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=60"
        options += "" if self._safe else " -c fsync=off"
        self.do("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", options, "start")

    def stop(self) -> None:
        """Stop the server at once, as a crash would."""
        self.do("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def address(self) -> str:
        """Return the address of an empty place in the database."""
        import psycopg

        name = f"t{next(_numbers)}"
        with psycopg.connect(self.place(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.place()}&options=-csearch_path%3D{name}"

    def place(self) -> str:
        """Return the address of the database."""
        return f"postgresql:///postgres?host={self.folder}&user=teahouse"


@contextlib.contextmanager
def running(*, safe: bool = False) -> Iterator[Server]:
    """Yield a running server; skip the test with a clear notice where the system has none."""
    if programs() is None:
        warnings.warn(NOTICE, stacklevel=2)
        pytest.skip(NOTICE)
    user = None
    if os.geteuid() == 0:
        names = [entry.pw_name for entry in pwd.getpwall()]
        user = next(name for name in ("postgres", "nobody") if name in names)
    folder = Path(tempfile.mkdtemp(prefix="teahouse-pg-", dir="/tmp"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        server = Server(folder, user, safe=safe)
        server.start()
        yield server
        with contextlib.suppress(subprocess.SubprocessError):
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def cut(address: str, store: Any) -> Event:
    """End the session of an owner as a broken connection would.

    The owner does not return before the returned event is set.
    """
    import psycopg

    free, owner = Event(), store.database.owner
    come_back, session = owner._return, owner._session
    owner._return = lambda: free.is_set() and come_back()
    with psycopg.connect(address, autocommit=True) as admin:
        admin.execute("SELECT pg_terminate_backend(%s)", (session.info.backend_pid,))
    return free


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Return one server for all tests of this process."""
    with running() as server, pytest.MonkeyPatch.context() as patch:
        for room in ("owner", "file"):  # on a busy machine a test may not run for a long time
            patch.setattr(f"bot.store.postgres.{room}.LEASE", 3600.0)
        yield server
