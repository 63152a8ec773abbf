"""The queue of jobs: procrastinate's tables in a separate schema, and one table for the results.

Jobs live for seconds, so nothing is migrated: a schema that another version of the library made is replaced. The name
of the queue contains the version, so a worker takes only jobs from a bot of its own version.
"""

import logging
from collections.abc import Mapping
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Final

import psycopg
from procrastinate import App, PsycopgConnector
from psycopg import sql

from bot.store.postgres.owner import silence
from bot.version import VERSION
from engine.kernel.fingerprint import fingerprint
from engine.kernel.games import sound

TASK: Final = "work"
CONNECTIONS: Final = 4
WAIT: Final = 2.0  # seconds for a connection
LOCK: Final = 7_034_120_077  # the number of the lock that a process holds while it makes the schema
RESULTS: Final = (
    "CREATE UNLOGGED TABLE results"
    " (id text PRIMARY KEY, ok boolean NOT NULL, body bytea NOT NULL, at timestamptz NOT NULL DEFAULT now())"
)
# The library logs the arguments of a job, and these may contain a hand.
logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
# Jobs whose asker is gone, and jobs that nobody finished.
OLD: Final = "interval '10 minutes'"
FORGET: Final = (
    f"DELETE FROM results WHERE at < now() - {OLD}",
    "DELETE FROM procrastinate_jobs WHERE id IN (SELECT job_id FROM procrastinate_events"
    f" WHERE type = 'deferred' AND at < now() - {OLD})",
)


def queue_name() -> str:
    """Return the queue of this version of the bot and its rules."""
    digest = sha256(VERSION.encode())
    for game in sound("rules"):
        digest.update(fingerprint(game).encode())
    return f"teahouse-{digest.hexdigest()[:16]}"


async def open_queue(address: str) -> App:
    """Return the open queue of a database, and create its tables if they are missing. Raises psycopg.Error."""
    schema = await _schema(address)
    connector = PsycopgConnector(
        conninfo=address, min_size=1, max_size=CONNECTIONS, timeout=WAIT, kwargs=_within(schema)
    )
    app = App(connector=connector)
    await app.open_async()
    return app


async def listening(address: str) -> psycopg.AsyncConnection[Any]:
    """Return a separate connection for listening, in the schema of the queue."""
    schema = await _schema(address)
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **_within(schema))


def _within(schema: str) -> Mapping[str, Any]:
    """Return the options that put a connection into a schema, and let it fail if the server's machine is silent."""
    return {"options": f"-csearch_path={schema}", **silence()}


async def _schema(address: str) -> str:
    """Return the name of the queue's schema. If the schema is missing or of another version, create it again."""
    async with await psycopg.AsyncConnection.connect(address, **silence()) as connection:
        cursor = await connection.execute("SELECT current_schema()")
        row: Any = await cursor.fetchone()
        name = f"{row[0]}_jobs"
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        cursor = await connection.execute(
            "SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = %s", [name]
        )
        there: Any = await cursor.fetchone()
        made_by = f"procrastinate {version('procrastinate')}"
        if there is not None and there[0] == made_by:
            return name
        place = sql.Identifier(name)
        await connection.execute(sql.SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(place))
        await connection.execute(sql.SQL("CREATE SCHEMA {}").format(place))
        await connection.execute(sql.SQL("SET LOCAL search_path TO {}").format(place))
        await connection.execute(App(connector=PsycopgConnector()).schema_manager.get_schema())
        await connection.execute(RESULTS)
        await connection.execute(sql.SQL("COMMENT ON SCHEMA {} IS {}").format(place, sql.Literal(made_by)))
        return name
