"""How a table survives an update: what is kept of it with each save, and how it is taken up again.

A save keeps the state that people see, and what happened since the last one as it was told then. When a table is
fetched, its match is taken up as people last saw it (``engine.keeping``). Where that needed more than its log, the
table says so in one sentence until somebody decides. A match that is over is shown as it was kept.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from bot.store import Ending, History, KeptFrame, SavedMatch, Unavailable
from bot.store.survival import presented, written_chapter
from bot.tables.views import look_at_all
from engine.frames import Camera, Frame, developed
from engine.keeping import Kept as KeptMatch
from engine.keeping import Steps, TakenUp, asked, beginning, digest, finish, taking_up, told, written
from engine.kernel.fingerprint import fingerprint
from engine.kernel.finished import FinishedMatch, LastTable, views_of
from engine.kernel.game import Header, find_game
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record

if TYPE_CHECKING:
    from bot.tables.table import Table

log = logging.getLogger(__name__)
# A moment to begin with is looked for so many rows after the last one, so many seconds after the last decision.
APART: Final = 25
QUIET: Final = 1.0
# Where there is none now, it is looked for again so many rows later.
AGAIN: Final = 6


class Survival:
    """What is kept of one table beside its decisions.

    ``past`` is what happened before the match was taken up from a moment, ``told`` how many records there were in all
    after a row that ended a save.
    """

    def __init__(self, history: History) -> None:
        self.past: list[Record] = history.past
        self.told = history.told
        self._camera = Camera()
        self.looked = max((moment.row for moment in history.moments if moment.begins), default=-APART)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def present(self, table: "Table", keep: int) -> None:
        """Let the next save keep the state as it is now; ``keep`` rows of the log are kept already."""
        match = table.match
        assert match is not None
        row = len(match.log)
        if match.held and keep == row and self.told and self.told[-1][0] == row:
            return  # a secret answer changes nothing that people see
        anew = not self.told
        frame = self._frame(match, keep)
        while self.told and (self.told[-1][0] > keep or self.told[-1][0] >= row):
            self.told.pop()
        since = self.told[-1][1] if self.told else 0
        state, streams = written(told(match)), getattr(match.table, "streams", None)
        table.saved.present = presented(
            state,
            digest(state),
            asked(match),
            None if streams is None else streams.states(),
            match.records[since:],
            len(match.records),
            ending_of(match),
            anew=anew,
            frame=frame,
        )
        self.told.append((row, len(match.records)))
        self.looked = min(self.looked, row)
        self._look_later(table)

    def _frame(self, match: Match, keep: int) -> KeptFrame | None:
        """Return how everybody sees the table now, unless that is kept already."""
        last, now = self.told[-1] if self.told else None, (len(match.log), len(match.records))
        if last is not None and last[0] > keep:
            self._camera.forget()  # the frame that it remembers was taken back
        elif last == now and self._camera.has_taken:
            return None
        return KeptFrame(0, now[0], len(self.past) + now[1], self._camera.take(match, look_at_all(match)))

    def _look_later(self, table: "Table") -> None:
        """Look for a moment to begin with once the table is quiet."""
        match = table.match
        if match is None or match.outcome is not None or len(match.log) < self.looked + APART:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(QUIET, self._start_looking, table)

    def _start_looking(self, table: "Table") -> None:
        task = asyncio.get_running_loop().create_task(self.look(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look(self, table: "Table") -> None:
        """Keep the present moment if a match may begin with it."""
        async with table.lock:
            match = table.match
            if match is None or table.lost or table.saved.state != "playing":
                return
            try:
                found = beginning(match)
                self.looked = len(match.log) if found is not None else len(match.log) + AGAIN - APART
                if found is not None:
                    await table.store.keep_beginning(table.id, table.saved.version, found)
            except Unavailable:
                self.looked = len(match.log) + AGAIN - APART
            except Exception:
                # Play goes on without it.
                log.warning("match %s: no moment was kept", table.id, exc_info=True)


def ending_of(match: Match) -> Ending | None:
    """Return how a match ended, None while it is in play."""
    if match.outcome is None:
        return None
    opened = match.game.open_view(match.table)
    return Ending(match.outcome.facts(), list(match.table.gone), views_of(match), opened)


def taken_up(saved: SavedMatch) -> TakenUp | None:
    """Return the match that was saved, taken up all at once; see ``taking_up_again``."""
    return finish(taking_up_again(saved))


def taking_up_again(saved: SavedMatch) -> Steps[TakenUp | None]:
    """Return the match that was saved, taken up again in steps; None for one that never started.

    Raises Lost where these rules can take it up nowhere, Refused where there are no such rules.
    """
    find_game(saved.game)
    if saved.header is None:
        return None
    history = saved.history
    if history.ending is not None:
        return TakenUp(finished(saved, saved.header), "same")
    return (yield from taking_up(KeptMatch(saved.header, saved.log, saved.held, history.digests, history.moments)))


def finished(saved: SavedMatch, header: Header) -> FinishedMatch:
    """Return a match that is over as it was kept."""
    ending = saved.history.ending
    assert ending is not None
    outcome = Outcome(tuple(ending.outcome["winners"]), ending.outcome["reason"], tuple(ending.outcome["ranks"]))
    table = LastTable(outcome, ending.gone, ending.views, ending.open)
    return FinishedMatch(header, saved.log, saved.history.records, table)


async def frames_of(table: "Table") -> list[tuple[KeptFrame, Frame]]:
    """Return how everybody saw the match at each of its saves, whatever the rules are now."""
    kept = await table.store.frames(table.id)
    found = await asyncio.to_thread(lambda: list(developed((one.row, one.body) for one in kept)))
    return list(zip(kept, found, strict=True))


async def settle(table: "Table", found: TakenUp) -> None:
    """Let a table go on with a match that was taken up, and say what was done where that is not nothing."""
    saved, match = table.saved, found.match
    if saved.state != "playing":
        return
    old, before = saved.header, saved.history
    assert old is not None
    first = not old.fingerprint
    old.fingerprint = fingerprint(saved.game)
    if before.told and before.told[-1] != (len(match.log), len(match.records)):
        table.survival.told = []
    if found.how == "same" or (found.how == "unchecked" and not first):
        return
    log.warning("match %s was taken up: %s, %s decisions lost", saved.id, found.how, found.lost)
    if found.how in ("resumed", "back"):
        past = _told_before(saved, found)
        saved.chapter, saved.chapter_end = written_chapter(old.facts(), saved.log, past), found.base + len(match.log)
        table.survival = Survival(History(past=[*table.survival.past, *past]))
        saved.header, saved.log = match.header, []
        saved.undos += 1
        saved.petitions.clear()
        for seat in saved.seats:
            seat.seen = 0
            seat.wishes.forget()
    saved.notice = {"how": found.how, "lost": str(found.lost), "at": ""}
    await table.carry_on()
    saved.notice["at"] = str(match.version)
    await table.keep()


def _told_before(saved: SavedMatch, found: TakenUp) -> list[Record]:
    """Return what had happened before the moment with which the match begins now, without what that tells anew."""
    if not found.base:
        return []
    total = max((total for row, total in saved.history.told if row <= found.base), default=0)
    past = saved.history.records[:total]
    again = len(Match(found.match.header).records)
    tail = [record.kind for record in past[len(past) - again :]]
    return past[: len(past) - again] if tail == [one.kind for one in found.match.records[:again]] else past


def notice(table: "Table") -> tuple[str, int] | None:
    """Return what an update did to the match and how many decisions it cost, as long as nobody has decided since."""
    given, match = table.saved.notice, table.match
    if match is None or table.saved.state != "playing" or given.get("at") != str(match.version):
        return None
    return given["how"], int(given["lost"])
