"""Where matches are kept."""

from bot.store.base import (
    ChannelTaken,
    Damaged,
    Mode,
    Outdated,
    SavedMatch,
    Seat,
    State,
    Store,
    Unreadable,
    Wishes,
)
from bot.store.sqlite import SqliteStore

__all__ = [
    "ChannelTaken",
    "Damaged",
    "Mode",
    "Outdated",
    "SavedMatch",
    "Seat",
    "SqliteStore",
    "State",
    "Store",
    "Unreadable",
    "Wishes",
]
