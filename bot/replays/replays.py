"""The replays that people look at. Each match is replayed once, in slices, and stays in memory while people look at it.

If a match is over and the rules have changed since, its kept frames are shown instead (``kept``).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from pydantic_core import from_json, to_json

from bot.replays.frames import Played
from bot.replays.kept import Kept, frames_of, is_of_other_rules
from bot.replays.replay import Replay
from bot.store.matches.rows import written_records
from bot.tables import Table, Tables
from bot.tables.slices import play_a_slice
from bot.trouble import Trouble
from engine.keeping import agrees
from engine.kernel.fingerprint import fingerprint
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Refused
from engine.kernel.record import Record

KEPT: Final = 12  # how many replays stay in memory


class Replays:
    """The provider of the moments of matches.

    A match is replayed when somebody first looks at it. Later, only the new rows of the match are played. Other people
    are served after each slice.
    """

    def __init__(self, tables: Tables, kept: int = KEPT) -> None:
        self._tables = tables
        self._most = kept
        self._kept: OrderedDict[int, tuple[Played | None, Replay]] = OrderedDict()
        self._locks: dict[int, asyncio.Lock] = {}

    async def of(self, table: Table) -> Replay:
        """Return the replay of a match up to the present. Raises Trouble if these rules cannot replay it."""
        match = table.match
        if match is None:
            raise Trouble("trouble-not-started")
        lock = self._locks.setdefault(table.id, asyncio.Lock())
        try:
            async with lock:
                seen = await self._as_seen(table, match)
                return seen or await self._of(table, match, list(table.saved.log))
        finally:
            if not lock.locked():
                self._locks.pop(table.id, None)

    async def _as_seen(self, table: Table, match: Match) -> Replay | None:
        """Return the stored replay of a finished match, or None if the rules are the same or no replay is stored."""
        if table.saved.state != "over" or not await is_of_other_rules(table):
            return None
        found = self._kept.get(table.id)
        if found is not None and found[0] is None:
            return found[1]
        frames = await frames_of(table)
        if not frames:
            return None
        replay = Replay(table.face, Kept(match.header, [*table.survival.past, *match.records], frames))
        self._keep(table.id, None, replay)
        return replay

    def _keep(self, number: int, played: Played | None, replay: Replay) -> None:
        self._kept[number] = played, replay
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    async def _of(self, table: Table, match: Match, log: Sequence[Decision]) -> Replay:
        before = self._kept.pop(table.id, None)
        played, replay = (None, None) if before is None else before
        if played is not None and played.header.seed == match.header.seed and played.continues(log):
            if len(played.log) == len(log) and replay is not None:
                self._kept[table.id] = played, replay
                return replay
            played.log = list(log)
        else:
            played = self._begun(match)
            played.log = list(log)
        try:
            await _run(played)
        except Refused as refusal:
            raise Trouble("trouble-replay-rules") from refusal
        _require_same(match, played)
        replay = Replay(table.face, played)
        self._keep(table.id, played, replay)
        return replay

    @staticmethod
    def _begun(match: Match) -> Played:
        try:
            return Played(match.header, ())
        except Refused as refusal:
            raise Trouble("trouble-replay-rules") from refusal

    async def match_at(self, number: int, row: int) -> Match:
        """Return an independent match at a moment of a finished match.

        Raises Trouble if only stored frames are left, because other rules cannot continue from them.
        """
        table = await self._tables.get(number)
        table.over()
        replay = await self.of(table)
        played = self._kept[number][0]
        if played is None:
            raise Trouble("trouble-replay-rules")
        return played.match_at(replay.nearest(row))


async def _run(played: Played) -> None:
    """Play the rest of a log in slices. The bot serves other people after each slice."""
    rows = played.run()
    while play_a_slice(lambda: next(rows, rows) is None):
        await asyncio.sleep(0)


def _same_rules(match: Match) -> bool:
    """Tell whether the rules are those by which a match was last played."""
    return match.header.fingerprint == fingerprint(match.header.game)


def _require_same(match: Match, played: Played) -> None:
    """Raise Trouble if replaying a match under the present rules gives other records than the match has."""
    if _same_rules(match):
        return
    here = played.records[: len(match.records)]
    if not agrees(_plain(match.records), _plain(here)):
        raise Trouble("trouble-replay-rules")


def _plain(records: Sequence[Record]) -> Any:
    """Return records as plain data."""
    return from_json(to_json(written_records(records)))
