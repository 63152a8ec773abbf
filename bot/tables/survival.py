"""This module keeps a table through an update. The module stores enough with each save, and resumes the match from it.

A save holds the state that people see, and the events since the last save as people read them. When a table is loaded,
its match resumes as people last saw it (``engine.keeping``). If the log alone did not lead to that state, the table
says in one sentence what happened. The sentence stays until the next decision. A finished match is shown as it was
stored.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from bot.store import Ending, History, KeptFrame, SavedMatch, Unavailable
from bot.store.survival import earlier_stories, presented, written_chapter, written_records
from bot.tables.slices import in_slices
from bot.tables.views import look_at_all
from engine.frames import Camera, Frame, developed
from engine.keeping import Kept as KeptMatch
from engine.keeping import Steps, TakenUp, asked, beginning_of, digest, finish, state_json, state_of, taking_up
from engine.kernel.fingerprint import fingerprint
from engine.kernel.finished import FinishedMatch, LastTable, views_of
from engine.kernel.game import Header, find_game
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
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
    save of a resumed match stores anew all events since the moment with which the match begins.
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
        """Plan to look for a moment to store, once nobody has decided for a while."""
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


def taken_up(saved: SavedMatch) -> TakenUp | None:
    """Resume the saved match in one go. See ``taking_up_again``."""
    return finish(taking_up_again(saved))


def taking_up_again(saved: SavedMatch) -> Steps[TakenUp | None]:
    """Resume the saved match in steps. The result is None if the match has not started.

    Raises Lost if the present rules cannot resume the match, and Refused if the rules do not exist.
    """
    find_game(saved.game)
    if saved.header is None:
        return None
    history = saved.history
    if history.ending is not None:
        return TakenUp(finished(saved, saved.header), "same")
    return (yield from taking_up(KeptMatch(saved.header, saved.log, saved.held, history.digests, history.moments)))


def finished(saved: SavedMatch, header: Header) -> FinishedMatch:
    """Return a finished match as it was stored."""
    ending = saved.history.ending
    assert ending is not None
    outcome = Outcome(tuple(ending.outcome["winners"]), ending.outcome["reason"], tuple(ending.outcome["ranks"]))
    table = LastTable(outcome, ending.gone, ending.views, ending.open)
    return FinishedMatch(header, saved.log, saved.history.records, table)


async def frames_of(table: "Table") -> list[tuple[KeptFrame, Frame]]:
    """Return the stored public view of the match at each of its saves.

    The stored views do not depend on the present rules.
    """
    kept = await table.store.frames(table.id)
    found = await asyncio.to_thread(lambda: list(developed((one.row, one.body) for one in kept)))
    return list(zip(kept, found, strict=True))


async def is_of_other_rules(table: "Table") -> bool:
    """Tell whether a match, or only its beginning, was played under other rules than the present ones."""
    match, survival = table.match, table.survival
    if match is None or survival.past or match.header.fingerprint != fingerprint(match.header.game):
        return match is not None
    if survival.mixed is None:
        kept = await table.store.frames(table.id)
        first = next(developed((one.row, one.body) for one in kept[:1]), None)
        survival.mixed = first is not None and first.rules not in ("", match.header.fingerprint)
    return survival.mixed


async def settle(table: "Table", found: TakenUp) -> None:
    """Continue a table with its resumed match. Report what happened if the log did not suffice to resume the match."""
    saved, match = table.saved, found.match
    if saved.state != "playing":
        return
    old, before = saved.header, saved.history
    assert old is not None
    now = fingerprint(saved.game)
    of_other_rules, old.fingerprint = old.fingerprint != now, now
    if found.how not in ("resumed", "back"):
        table.survival.compare(match, before.records)
        table.survival.retell(match)
    if before.told and before.told[-1] != (len(match.log), len(match.records)):
        table.survival.told = []
    if found.how == "same" or (found.how == "unchecked" and not of_other_rules):
        return
    log.warning("match %s was taken up: %s, %s decisions lost", saved.id, found.how, found.lost)
    if found.how in ("resumed", "back"):
        past, reached = _told_before(saved, found), found.base + len(match.log)
        saved.chapter, saved.chapter_end = written_chapter(old.facts(), saved.log, past), reached
        since = _told_since(saved, found, len(past))
        match.records[:] = since or match.records
        rows = [(row - found.base, total - len(past)) for row, total in before.told if found.base <= row <= reached]
        table.survival = Survival(History(past=[*table.survival.past, *past]))
        table.survival.go_on(match, rows if since else [])
        saved.header, saved.log = match.header, []
        saved.undos += 1
        saved.petitions.clear()
        for seat in saved.seats:
            seat.seen = 0
            seat.wishes.forget()
    saved.notice = {"how": found.how, "lost": str(found.lost), "at": ""}
    await table.play.carry_on()
    saved.notice["at"] = str(match.version)
    await table.keep()


def _told_before(saved: SavedMatch, found: TakenUp) -> list[Record]:
    """Return the events before the moment from which the match resumed, without those that the match reports again."""
    if not found.base:
        return []
    total = max((total for row, total in saved.history.told if row <= found.base), default=0)
    past = saved.history.records[:total]
    again = len(Match(found.match.header).records)
    tail = [record.kind for record in past[len(past) - again :]]
    return past[: len(past) - again] if tail == [one.kind for one in found.match.records[:again]] else past


def _told_since(saved: SavedMatch, found: TakenUp, before: int) -> list[Record]:
    """Return the stored events since the moment with which the match begins, if they were stored without a gap."""
    reached = found.base + len(found.match.log)
    total = next((total for row, total in saved.history.told if row == reached), 0)
    return saved.history.records[before:total]


def notice(table: "Table") -> tuple[str, int] | None:
    """Return the change that an update made to the match, and how many decisions were lost.

    The next decision ends the notice.
    """
    given, match = table.saved.notice, table.match
    if match is None or table.saved.state != "playing" or given.get("at") != str(match.version):
        return None
    return given["how"], int(given["lost"])
