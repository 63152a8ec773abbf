"""This module writes a table to the store, and lets people wait until their table is written.

Nobody is shown something that a crash could undo. The player who decides is always answered after the save. Other
people may look at the table while the save is under way.

A save also holds what the match needs to be resumed after an update (see ``resuming``): the state that people see, and
the events since the last save as people read them.
"""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from bot.store import Due, Ending, History, KeptFrame, Outdated, Unavailable
from bot.store.matches.rows import earlier_stories, presented, written_records
from bot.tables.slices import in_slices
from bot.tables.views import look_at_all
from bot.trouble import Trouble
from engine.frames import Camera
from engine.keeping import asked, beginning_of, digest, state_json, state_of
from engine.kernel.finished import views_of
from engine.kernel.match import Match
from engine.kernel.record import Record

if TYPE_CHECKING:
    from bot.tables.table import Table

HANGS: Final = 2.5  # seconds after which nobody waits for a save any longer, because Discord waits for three
AGAIN: Final = 0.25  # seconds between two checks whether a save has ended in another way
log = logging.getLogger(__name__)
# The bot looks for a moment that can be stored after this many rows, and this many seconds after the last decision.
APART: Final = 25
QUIET: Final = 1.0
# If a match cannot begin from the position, the bot looks again after this many further rows.
FURTHER: Final = 6


class Saving:
    """How far a table is stored: up to the ``moment`` of its match.

    ``midway`` is true between two slices of a decision, while nobody knows yet whom the match asks next.
    """

    def __init__(self, moment: tuple[int, int], *, of_lobby: bool) -> None:
        self.moment = moment
        self.midway = False
        self._closes_itself = of_lobby
        self._waiting: set[asyncio.Future[None]] = set()

    async def save(self, table: "Table", keep: int, done: Due | None) -> None:
        """Store a table whose first ``keep`` rows are stored already. If that fails, the table is lost.

        For a lobby, also store when the lobby closes by itself. ``done`` is the due row that has closed the lobby.
        """
        self._follow(table)
        try:
            await self._store(table, keep, done)
        except Outdated as outdated:
            table.lost = True
            raise Trouble("trouble-changed-meanwhile", stale=True) from outdated
        except BaseException:
            table.lost = True
            raise
        self.moment = table.moment
        for waiting in self._waiting:
            _go_on(waiting)

    async def _store(self, table: "Table", keep: int, done: Due | None) -> None:
        store, saved, patience = table.store, table.saved, table.patience
        if patience is None or not self._closes_itself:
            await store.save(saved, keep=keep)
            return
        async with store.together():
            await store.save(saved, keep=keep)
            await (patience.begin(saved) if done is None else patience.end(saved, done))
        self._closes_itself = saved.state == "lobby"

    def _follow(self, table: "Table") -> None:
        """Update turns, clock and notices to the match's state. Between two slices only some clocks stop."""
        if table.timing is not None and table.match is not None:
            (table.timing.break_off if self.midway else table.timing.follow)(table.match)

    @property
    def wanted(self) -> bool:
        """Whether somebody waits for the end of a save."""
        return bool(self._waiting)

    async def settled(self, table: "Table") -> None:
        """Wait until the present moment is stored or its save has failed."""
        loop, until = asyncio.get_running_loop(), monotonic() + HANGS
        while table.lock.locked() and not table.lost and table.moment != self.moment and monotonic() < until:
            waiting = loop.create_future()
            self._waiting.add(waiting)
            timer = loop.call_later(AGAIN, _go_on, waiting)
            try:
                await waiting
            finally:
                timer.cancel()
                self._waiting.discard(waiting)


def _go_on(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)


class Survival:
    """The data stored about one table, besides its decisions.

    ``past`` holds the events before the moment from which the match resumed. ``told`` lists each row at which a save
    ended, with the number of all records so far. ``resumed`` is true until the first save of a resumed match. The first
    save of a resumed match again stores all events since the moment with which the match begins.
    """

    def __init__(self, history: History) -> None:
        self.past: list[Record] = history.past
        self.told = history.told
        self.resumed = False
        self._story: list[Record] = []  # the events as people read them, if the present rules would report others
        self._camera = Camera()
        self.mixed: bool | None = None  # whether other rules played the beginning; None if this is not known yet
        self.looked = max((moment.row for moment in history.moments if moment.begins), default=-APART)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def present(self, table: "Table", keep: int) -> None:
        """Store the present state with the next save. The first ``keep`` rows of the log are stored already."""
        match = table.match
        assert match is not None
        row = len(match.log)
        if match.held and keep == row and self.told and self.told[-1][0] == row:
            return  # a secret answer changes nothing that people see
        anew, self.resumed = self.resumed or not self.told, False
        frame = self._frame(match, keep)
        while self.told and (self.told[-1][0] > (row if anew else keep) or self.told[-1][0] >= row):
            self.told.pop()
        since = self.told[-1][1] if self.told else 0
        if self._story:
            self._story[since:] = match.records[since:]
        state, streams = state_json(state_of(match)), getattr(match.table, "streams", None)
        table.saved.present = presented(
            state,
            digest(state),
            asked(match),
            None if streams is None else streams.states(),
            match.records[since:],
            len(match.records),
            ending_of(match),
            anew=anew,
            earlier=earlier_stories(match.records, self.told) if anew else (),
            frame=frame,
        )
        self.told.append((row, len(match.records)))
        self.looked = min(self.looked, row)
        self._look_later(table)

    def compare(self, match: Match, records: list[Record]) -> None:
        """Keep the stored events, if the match has been replayed and its rules now report other events."""
        if to_json(written_records(records)) != to_json(written_records(match.records)):
            self._story = records

    def go_on(self, match: Match, told: list[tuple[int, int]]) -> None:
        """Continue a table with a match that was resumed from a moment.

        ``told`` lists the events that people have read since that moment.
        """
        self.told, self.resumed = told, True
        if told:
            self._story = list(match.records)

    def retell(self, match: Match) -> None:
        """Replace the events of a replayed match by the stored ones, which people read when they happened."""
        total = next((total for row, total in self.told if row == len(match.log)), 0)
        if 0 < total <= len(self._story):
            match.records[:] = self._story[:total]

    def _frame(self, match: Match, keep: int) -> KeptFrame | None:
        """Return the public view of the table, unless it is stored already."""
        last, now = self.told[-1] if self.told else None, (len(match.log), len(match.records))
        if last is not None and last[0] > keep:
            self._camera.forget()  # The stored view was undone with its decision.
        elif last == now and self._camera.has_taken:
            return None
        return KeptFrame(0, now[0], len(self.past) + now[1], self._camera.take(match, look_at_all(match)))

    def _look_later(self, table: "Table") -> None:
        """Plan to try, once nobody has decided for a while, whether this moment can be stored."""
        match = table.match
        if match is None or match.outcome is not None or len(match.log) < self.looked + APART:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(QUIET, self._start_looking, table)

    def _start_looking(self, table: "Table") -> None:
        self._timer = None  # break the circle: the timer refers to the table, and the table refers to this object
        task = asyncio.get_running_loop().create_task(self.look(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look(self, table: "Table") -> None:
        """Store the present moment if a match can begin from it."""
        async with table.lock:
            match = table.match
            if match is None or table.lost or table.saved.state != "playing":
                return
            try:
                found = await in_slices(beginning_of(match))
                self.looked = len(match.log) if found is not None else len(match.log) + FURTHER - APART
                if found is not None:
                    await table.store.keep_beginning(table.id, table.saved.version, found)
            except Unavailable:
                self.looked = len(match.log) + FURTHER - APART
            except Exception:
                # The match can go on without it.
                log.warning("match %s: no moment was kept", table.id, exc_info=True)


def ending_of(match: Match) -> Ending | None:
    """Return how a match ended, or None while it is in play."""
    if match.outcome is None:
        return None
    opened = match.game.open_view(match.table)
    return Ending(match.outcome.facts(), list(match.table.gone), views_of(match), opened)
