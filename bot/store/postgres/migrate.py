"""This module migrates a PostgreSQL database with the same steps as the SQLite file."""

from typing import Any

import psycopg

from bot.store.errors import Unreadable
from bot.store.migrations import MIGRATIONS, OURS, note, statements
from bot.store.postgres.dialect import Columns, step
from bot.store.postgres.owner import HERE, LOCK

# All running processes share this lock, so one process gets it for itself only while no other runs.
ALONE = f"SELECT pg_try_advisory_xact_lock({LOCK}, {HERE})".encode()
NUMBER_OF = "SELECT version FROM teahouse"


def migrate(connection: psycopg.Connection[Any]) -> None:
    """Bring the tables up to date, in one transaction. Raises Unreadable for a foreign or newer database."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (OURS,))  # the second process finds the steps done
        have = _version(connection)
        steps = list(enumerate(sorted(MIGRATIONS.glob("*.sql")), 1))
        if have > len(steps):
            raise Unreadable(f"made by a newer version ({have}, known: {len(steps)})")
        if have and steps[have:] and connection.execute(ALONE).fetchone() != (True,):
            raise Unreadable("processes of an older version run on it; stop all of them first")
        for number, path in steps[have:]:
            for statement in statements(path.read_text(encoding="utf-8")):
                if (text := step(statement, number)) is not None:
                    connection.execute(text.encode())
        connection.execute("UPDATE teahouse SET version = %s", (len(steps),))
    note(steps[have:])


def _version(connection: psycopg.Connection[Any]) -> int:
    """Return how many steps were already applied to a database. A new database gets its table of versions."""
    tables = [
        row[0] for row in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    ]
    if "teahouse" not in tables:
        if tables:
            raise Unreadable("a database with tables, but not of this house")
        connection.execute("CREATE TABLE teahouse (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO teahouse VALUES (0)")
    row = connection.execute(NUMBER_OF).fetchone()
    return 0 if row is None else int(row[0])


def columns(connection: psycopg.Connection[Any]) -> dict[str, Columns]:
    """Return the columns of every table."""
    named = connection.execute(
        "SELECT table_name, column_name, is_identity FROM information_schema.columns"
        " WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"
    ).fetchall()
    keys = connection.execute(
        "SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position)"
        " FROM information_schema.table_constraints"
        " JOIN information_schema.key_column_usage USING (constraint_schema, constraint_name, table_name)"
        " WHERE constraint_schema = current_schema() AND constraint_type IN ('PRIMARY KEY', 'UNIQUE')"
        " GROUP BY table_name, constraint_name"
    ).fetchall()
    return {
        table: Columns(
            tuple(column for other, column, _ in named if other == table),
            tuple(tuple(key) for other, key in keys if other == table),
            any(identity == "YES" for other, _, identity in named if other == table),
        )
        for table in {row[0] for row in named}
    }
