"""Closes tables at which nobody plays any more: their server removed the bot, or nobody touched them for months."""

import logging
from datetime import datetime
from typing import Final

from bot.store import Due
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.trouble import Trouble

CLOSING: Final = "closing"  # the kind of due row that closes a table
DAYS: Final = "days"  # in the notice of a match that closed itself: for how many days nobody had touched it
log = logging.getLogger(__name__)


def closing(match: int, now: datetime, **untouched: int) -> Due:
    """Return the row that closes a table now.

    If nobody has touched the table for some ``days``, the row also says the ``version`` of the untouched match.
    """
    return Due(f"{CLOSING}:{match}", CLOSING, now, match, data=untouched)


async def close(tables: Tables, due: Due) -> Table | None:
    """Close the table of a row and return it, or return None if it stays as it is.

    A table stays open if it cannot be resumed, or if somebody has touched it since the row was written.
    """
    store, match, data = tables.store, due.match or 0, due.data
    closed = None
    if "version" not in data or data["version"] == await store.version(match):
        try:
            table = await tables.get(match)
            if table.saved.state in ("lobby", "playing"):
                await table.close(**{name: str(value) for name, value in data.items() if name == DAYS})
                closed = table
        except Trouble as trouble:
            log.info("match %s stays open, although nobody can play it: %s", match, trouble.key)
    await store.due.take(due)
    return closed
