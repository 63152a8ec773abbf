"""Storage of matches, decks, people's choices, and tasks that are due later.

``store`` is a store: the matches (``matches``), and a part for each other matter (``parts``). A store has a
``database``, which is a file (``sqlite``) or is shared by several processes (``postgres``). It also has a ``home``,
which says which servers this process has. ``opening`` opens a store, and ``errors`` says why a store refuses.
``migrations`` are the steps to the present tables.
"""

from bot.store.errors import ChannelTaken, Damaged, Outdated, Unavailable, Unreadable
from bot.store.matches.plan import Mode, Step, Wishes
from bot.store.matches.saved import Ending, History, KeptFrame, Petition, Present, SavedMatch, Seat, State
from bot.store.opening import open_store
from bot.store.parts.decks import DeckNameTaken, KeptDeck
from bot.store.parts.due import Due, NotDue
from bot.store.parts.events import Entered, Event, EventNameTaken, EventOver, EventState
from bot.store.parts.pace import Call, OpenTable, Pacing, Sitting, Wait
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store

__all__ = [
    "Call",
    "ChannelTaken",
    "Damaged",
    "DeckNameTaken",
    "Due",
    "Ending",
    "Entered",
    "Event",
    "EventNameTaken",
    "EventOver",
    "EventState",
    "History",
    "KeptDeck",
    "KeptFrame",
    "Mode",
    "NotDue",
    "OpenTable",
    "Outdated",
    "Pacing",
    "Petition",
    "Present",
    "SavedMatch",
    "Seat",
    "Sitting",
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
