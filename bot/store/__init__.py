"""Storage of matches, decks, people's choices, and tasks that are due later."""

from bot.store.base import (
    ChannelTaken,
    Damaged,
    Ending,
    History,
    KeptFrame,
    Outdated,
    Petition,
    Present,
    SavedMatch,
    Seat,
    State,
    Store,
    Unavailable,
    Unreadable,
)
from bot.store.due import Due, DueStore, NotDue
from bot.store.events import Entered, Event, EventNameTaken, EventOver, EventState, EventStore
from bot.store.kept import DeckNameTaken, DeckStore, KeptDeck
from bot.store.opening import open_store
from bot.store.pace import OpenTable, PaceStore, Pacing, Wait
from bot.store.plan import Mode, Step, Wishes
from bot.store.sqlite import SqliteStore

__all__ = [
    "ChannelTaken",
    "Damaged",
    "DeckNameTaken",
    "DeckStore",
    "Due",
    "DueStore",
    "Ending",
    "Entered",
    "Event",
    "EventNameTaken",
    "EventOver",
    "EventState",
    "EventStore",
    "History",
    "KeptDeck",
    "KeptFrame",
    "Mode",
    "NotDue",
    "OpenTable",
    "Outdated",
    "PaceStore",
    "Pacing",
    "Petition",
    "Present",
    "SavedMatch",
    "Seat",
    "SqliteStore",
    "State",
    "Step",
    "Store",
    "Unavailable",
    "Unreadable",
    "Wait",
    "Wishes",
    "open_store",
]
