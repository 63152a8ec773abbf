"""The places in a match where a fork of it may start, and how far apart a match keeps them."""

from typing import Any, Final, NamedTuple

# A fork keeps a copy of the table for later forks, unless the match already has a copy that is at most NEAR rows older.
NEAR: Final = 30
# While a log is replayed, a new copy is kept only after more than CLOSE rows, and only after more than 1/SHARE of the
# rows that are left. So a replay makes few copies, and the first fork afterwards replays only the last few rows.
CLOSE: Final = 10
SHARE: Final = 4


class Place(NamedTuple):
    """A point in a match where the rules can restart: the rows and records so far, and a copy of the table."""

    rows: int
    records: int
    table: Any


def is_far(kept: Place | None, row: int, end: int) -> bool:
    """Tell whether the replay of a log of ``end`` rows must keep a place at ``row``, after the one ``kept`` before."""
    return row - (0 if kept is None else kept.rows) > max(CLOSE, (end - row) // SHARE)
