"""This module resumes a match from what the store holds, even if an update has changed the rules.

The match resumes as people last saw it (``engine.keeping``). If the log alone did not lead to that state, the table
says in one sentence what happened. The sentence stays until the next decision. A finished match is shown as it was
stored.
"""

import logging

from bot.store import History, SavedMatch
from bot.store.matches.rows import written_chapter
from bot.tables.keeping.saving import Survival
from bot.tables.table import Table
from engine.keeping import Kept as KeptMatch
from engine.keeping import Steps, TakenUp, finish, taking_up
from engine.kernel.fingerprint import fingerprint
from engine.kernel.finished import FinishedMatch, LastTable
from engine.kernel.game import Header, find_game
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record

log = logging.getLogger(__name__)


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


async def settle(table: Table, found: TakenUp) -> None:
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
        if saved.notice.get("at") == "":  # The bot stopped while it resumed this match before.
            await _go_on(table)
        return
    log.warning("match %s was resumed: %s, %s decisions lost", saved.id, found.how, found.lost)
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
    await _go_on(table)


async def _go_on(table: Table) -> None:
    """Let computers and plans decide. Then let the notice stand until the next decision.

    Each of these saves may be the last one of this process. Until the notice has its place, it is stored without one.
    """
    await table.play.carry_on()
    table.saved.notice["at"] = str(table.playing().version)
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
