"""Storage of matches, decks, people's choices, and tasks that are due later.

``base`` is the interface of a store, and ``opening`` opens one: in a file (``sqlite``) or in a database that several
processes share (``postgres``). Both keep the same rows: ``matches`` holds what belongs to a match, and ``parts``
everything else. ``migrations`` are the steps to the present tables, and ``home`` says which servers a process has.
"""

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
from bot.store.matches.plan import Mode, Step, Wishes
from bot.store.opening import open_store
from bot.store.pace import OpenTable, PaceStore, Pacing, Wait
from bot.store.sqlite.store import SqliteStore

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
