"""Where matches are kept."""

from bot.store.base import (
    ChannelTaken,
    Damaged,
    Outdated,
    SavedMatch,
    Seat,
    State,
    Store,
    Unreadable,
)
from bot.store.sqlite import SqliteStore

__all__ = [
    "ChannelTaken",
    "Damaged",
    "Outdated",
    "SavedMatch",
    "Seat",
    "SqliteStore",
    "State",
    "Store",
    "Unreadable",
]
