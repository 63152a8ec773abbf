"""The replays that somebody looks at: each match is played once more, in slices, and kept while it is looked at."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from bot.replays.frames import Played
from bot.replays.replay import Replay
from bot.tables import Table, Tables
from bot.tables.slices import play_a_slice
from bot.trouble import Trouble
from engine.kernel.fingerprint import fingerprint
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Refused

KEPT: Final = 12  # matches that are kept at once


class Replays:
    """Gives the moments of matches. A match is played once more when somebody first looks, and then only its new rows.

    The event loop is left to others after each slice.
    """

    def __init__(self, tables: Tables, kept: int = KEPT) -> None:
        self._tables = tables
        self._most = kept
        self._kept: OrderedDict[int, tuple[Played, Replay]] = OrderedDict()
        self._locks: dict[int, asyncio.Lock] = {}

    async def of(self, table: Table) -> Replay:
        """Return the replay of a match as far as it has come. Raises Trouble where these rules cannot play it."""
        match = table.match
        if match is None:
            raise Trouble("trouble-not-started")
        lock = self._locks.setdefault(table.id, asyncio.Lock())
        try:
            async with lock:
                return await self._of(table, match, list(table.saved.log))
        finally:
            if not lock.locked():
                self._locks.pop(table.id, None)

    async def _of(self, table: Table, match: Match, log: Sequence[Decision]) -> Replay:
        before = self._kept.pop(table.id, None)
        if before is not None and before[0].header.seed == match.header.seed and before[0].continues(log):
            played, replay = before
            if len(played.log) == len(log):
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
        self._kept[table.id] = played, replay
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replay

    @staticmethod
    def _begun(match: Match) -> Played:
        try:
            return Played(match.header, ())
        except Refused as refusal:
            raise Trouble("trouble-replay-rules") from refusal

    async def match_at(self, number: int, row: int) -> Match:
        """Return a match of its own that stands at the moment of a match that is over."""
        table = await self._tables.get(number)
        table.over()
        replay = await self.of(table)
        played = self._kept[number][0]
        return played.match_at(replay.nearest(row))


async def _run(played: Played) -> None:
    """Play the rest of a log; other people are served after each slice."""
    rows = played.run()
    while play_a_slice(lambda: next(rows, rows) is None):
        await asyncio.sleep(0)


def _require_same(match: Match, played: Played) -> None:
    """Raise Trouble where a match of other rules does not come back as it was played."""
    if match.header.fingerprint == fingerprint(match.header.game):
        return
    kinds = [record.kind for record in played.records]
    if kinds[: len(match.records)] != [record.kind for record in match.records]:
        raise Trouble("trouble-replay-rules")
