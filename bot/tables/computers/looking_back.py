"""Looks back at a finished match: processes judge a person's decisions in short parts, and people read the progress."""

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from engine.kernel.match import Decision
from engine.players.review import Costly, Judged, Part
from engine.players.reviewing import Review

# How many seconds a look back may take. Only a busy machine needs so many, and the player reads how far it has come.
SECONDS: Final = 60.0


class Progress(NamedTuple):
    """The progress of a look back: the worst decisions so far, how many of all were judged, and whether it is over."""

    worst: Sequence[Costly]
    looked: int
    total: int
    over: bool = False


async def look_back(
    judge: Callable[[Part], Awaitable[Judged | None]],
    log: Sequence[Decision],
    seat: int,
    lanes: int = 1,
    seconds: float = SECONDS,
) -> AsyncIterator[Progress]:
    """Look for the decisions that cost a seat most, and yield the progress after each part.

    ``judge`` does a part in another process, and returns None if it cannot. ``lanes`` parts are done at the same time.
    The last progress is marked as over. It comes when every decision was judged, when a part failed, or after the given
    ``seconds``.
    """
    review, loop, failed = Review(log, seat, lanes), asyncio.get_running_loop(), False
    until, under_way = loop.time() + seconds, dict[asyncio.Future[Judged | None], Part]()
    try:
        while True:
            while not failed and len(under_way) < lanes and loop.time() < until and (part := review.next()) is not None:
                under_way[asyncio.ensure_future(judge(part))] = part
            if failed or not under_way:
                break
            done, _ = await asyncio.wait(under_way, timeout=max(until - loop.time(), 0), return_when=FIRST_COMPLETED)
            if not done:
                break
            for task in done:
                part, judged = under_way.pop(task), task.result()
                failed = failed or judged is None
                if judged is not None:
                    review.take(part, judged)
            yield Progress(review.worst, review.looked, review.total)
    finally:
        for task in under_way:
            task.cancel()
    yield Progress(review.worst, review.looked, review.total, over=True)
