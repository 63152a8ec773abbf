"""The steps from the first tables of the bot to the present ones. Both databases take the same steps, in this order."""

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).parent
OURS: Final = 0x7EA40  # the number by which a database is known as this bot's
log = logging.getLogger(__name__)


def note(steps: Sequence[tuple[int, Path]]) -> None:
    """Note in the log which steps were done, if there were any."""
    if steps:
        log.info("the database was migrated: from step %s to step %s", steps[0][0] - 1, steps[-1][0])


def statements(script: str) -> Iterator[str]:
    """Yield the statements of a script one by one.

    Without this function, sqlite3 would commit before it runs a whole script.
    """
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
