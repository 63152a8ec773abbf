"""This module stores enough with each save that the match can be resumed after an update (see ``resuming``).

A save holds the state that people see, and the events since the last save as people read them.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from bot.store import Ending, History, KeptFrame, Unavailable
from bot.store.matches.survival import earlier_stories, presented, written_records
from bot.tables.slices import in_slices
from bot.tables.views import look_at_all
from engine.frames import Camera
from engine.keeping import asked, beginning_of, digest, state_json, state_of
from engine.kernel.finished import views_of
from engine.kernel.match import Match
from engine.kernel.record import Record

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)
# The bot looks for a moment that can be stored after this many rows, and this many seconds after the last decision.
APART: Final = 25
QUIET: Final = 1.0
# If a match cannot begin from the position, the bot looks again after this many further rows.
AGAIN: Final = 6


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
                self.looked = len(match.log) if found is not None else len(match.log) + AGAIN - APART
                if found is not None:
                    await table.store.keep_beginning(table.id, table.saved.version, found)
            except Unavailable:
                self.looked = len(match.log) + AGAIN - APART
            except Exception:
                # The match can go on without it.
                log.warning("match %s: no moment was kept", table.id, exc_info=True)


def ending_of(match: Match) -> Ending | None:
    """Return how a match ended, or None while it is in play."""
    if match.outcome is None:
        return None
    opened = match.game.open_view(match.table)
    return Ending(match.outcome.facts(), list(match.table.gone), views_of(match), opened)
