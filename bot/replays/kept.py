"""The stored moments of a finished match, for a match that the present rules would replay differently."""

import asyncio
from collections.abc import Iterator, Sequence

from bot.replays.frames import Stop
from bot.store import KeptFrame
from bot.tables import Table
from engine.frames import Frame, developed
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header
from engine.kernel.record import Record


class Kept:
    """The frames that were stored with each save.

    If the match was resumed from a moment, the numbers of its rows continue those from before the moment.
    """

    def __init__(self, header: Header, records: Sequence[Record], frames: Sequence[tuple[KeptFrame, Frame]]) -> None:
        self.header = header
        self.records = records
        self.stops: list[Stop] = []
        self._frames: dict[int, Frame] = {}
        offset, chapter = 0, 0
        for kept, frame in frames:
            if kept.chapter != chapter:
                offset, chapter = self.stops[-1].row + 1 if self.stops else 0, kept.chapter
            self.stops.append(Stop(offset + kept.row, kept.total))
            self._frames[offset + kept.row] = frame

    def frame(self, row: int) -> Frame:
        """Return the moment at the row of a stop."""
        return self._frames[row]

    def walk(self) -> Iterator[tuple[Stop, Frame]]:
        """Yield every stop with its moment, in order."""
        for stop in self.stops:
            yield stop, self._frames[stop.row]


async def frames_of(table: Table) -> list[tuple[KeptFrame, Frame]]:
    """Return the stored public view of the match at each of its saves.

    The stored views do not depend on the present rules.
    """
    kept = await table.store.frames(table.id)
    found = await asyncio.to_thread(lambda: list(developed((one.row, one.body) for one in kept)))
    return list(zip(kept, found, strict=True))


async def is_of_other_rules(table: Table) -> bool:
    """Tell whether a match, or only its beginning, was played under other rules than the present ones."""
    match, survival = table.match, table.survival
    if match is None or survival.past or match.header.fingerprint != fingerprint(match.header.game):
        return match is not None
    if survival.mixed is None:
        kept = await table.store.frames(table.id)
        first = next(developed((one.row, one.body) for one in kept[:1]), None)
        survival.mixed = first is not None and first.rules not in ("", match.header.fingerprint)
    return survival.mixed
