"""Rendering pictures to PNG in separate processes, each picture once."""

import asyncio
import json
import logging
import os
import struct
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context, parent_process
from threading import Thread
from time import monotonic
from typing import Any, Final, Protocol

from bot.processes import end_at_once

PIXELS: Final = 640_000  # enough for a phone and a window; every further pixel costs time
WITHIN: Final = 2.0  # seconds that a message waits for its picture
QUEUE: Final = 8  # pictures that may wait for one process; with more, all would be late
ELSEWHERE: Final = 1.0  # seconds that another machine has for a picture
HANGS: Final = 20.0  # seconds without a finished picture after which the processes are replaced
TOLD: Final = 60.0  # seconds between two log lines about refused pictures
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sketch:
    """A requested picture: a function that gives the SVG, and its plain facts.

    ``description`` describes the picture in a few sentences.
    """

    name: str
    draw: Callable[..., str]
    given: tuple[Any, ...]
    description: str = ""

    def key(self) -> str:
        """Return a key. Two sketches have equal keys if and only if their pictures are equal."""
        facts = [self.draw.__qualname__, *self.given]
        return sha256(json.dumps(facts, default=vars, ensure_ascii=False).encode()).hexdigest()


@dataclass(frozen=True)
class Picture:
    """A picture that is drawn."""

    name: str
    png: bytes
    description: str

    @property
    def tall(self) -> float:
        """The height of the picture divided by its width, or 0 for a picture without data."""
        width, height = struct.unpack(">II", self.png[16:24]) if self.png else (1, 0)
        return float(height / width)


class Helper(Protocol):
    """Other machines that may do a piece of work."""

    async def do(self, what: str, given: Any, within: float) -> bytes | None:
        """Let another machine do a piece of work in at most ``within`` seconds.

        The result is None if no machine does the work.
        """


def draw(make: Callable[..., str], given: tuple[Any, ...]) -> bytes:
    """Draw and render: the work of one process."""
    return rendered(make(*given))


def rendered(svg: str) -> bytes:
    """Return an SVG as PNG. A very tall picture is scaled down, because time grows with size."""
    from bot.pictures.raster import render, size_of

    width, height = size_of(svg)
    return render(svg, int((PIXELS * width / height) ** 0.5) if width * height > PIXELS else None)


def begin() -> None:
    """Prepare a drawing process: the process yields to the bot, and ends when the bot ends in any way."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


class Painter:
    """The painter draws in other processes, which start with the first picture, and keeps the latest pictures.

    If another machine draws a picture in time, no process of this machine draws it. If there are no processes and no
    other machines, the bot draws no pictures and shows everything as text.
    """

    def __init__(
        self, processes: int = 1, kept: int = 64, hangs: float = HANGS, elsewhere: Helper | None = None
    ) -> None:
        self.processes = processes
        self._elsewhere = elsewhere
        self.hangs = hangs
        self._kept = kept
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[bytes]] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._moved = 0.0  # when the last picture was finished, or when the first of several was begun
        self._resting = False
        self._refused = 0
        self._told = -TOLD

    async def paint(self, sketch: Sketch | None, within: float | None = None) -> Picture | None:
        """Return the picture, or None if it cannot be drawn in time. A late picture is kept for the next request."""
        if sketch is None or not (self.processes or self._elsewhere):
            return None
        key = sketch.key()
        png = self._pictures.get(key)
        if png is None:
            png = await self._wait_for(sketch, key, WITHIN if within is None else within)
        if png is None:
            return None
        self._pictures.move_to_end(key)
        return Picture(sketch.name, png, sketch.description)

    async def paint_all(self, wanted: Sequence[Sketch]) -> list[Picture]:
        """Return the pictures, or none at all if one of them cannot be drawn. A resting painter draws nothing more."""
        if self._resting:
            return self.ready(wanted)
        drawn = await asyncio.gather(*(self.paint(sketch) for sketch in wanted))
        pictures = [picture for picture in drawn if picture is not None]
        return pictures if len(pictures) == len(wanted) else []

    def ready(self, wanted: Sequence[Sketch]) -> list[Picture]:
        """Return the pictures if all of them are drawn already, or none at all."""
        drawn = [(sketch, self._pictures.get(sketch.key())) for sketch in wanted]
        pictures = [Picture(sketch.name, png, sketch.description) for sketch, png in drawn if png is not None]
        return pictures if len(pictures) == len(drawn) else []

    async def _wait_for(self, sketch: Sketch, key: str, within: float) -> bytes | None:
        task = self._tasks.get(key)
        if task is None:
            if len(self._tasks) >= QUEUE * max(self.processes, 1):
                self._refuse()
                return None
            if not self._tasks:
                self._moved = monotonic()
            task = self._tasks[key] = asyncio.create_task(self._paint(sketch, key))
            task.add_done_callback(lambda done: self._over(key, sketch.name, done))
        await asyncio.wait({task}, timeout=within)
        if not task.done():
            log.warning("a picture of %s takes longer than %s s", sketch.name, within)
            return None
        return None if task.exception() is not None else task.result()

    def _over(self, key: str, name: str, task: asyncio.Task[bytes]) -> None:
        """Record that the drawing of a picture is over. If the drawing failed, tell the operator once."""
        self._tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a picture of %s could not be drawn: %r", name, task.exception())

    def _refuse(self) -> None:
        """Tell the operator, at most once a minute, for how many pictures there was no time."""
        self._refused += 1
        if monotonic() - self._told >= TOLD:
            log.warning("too many pictures wait: %s could not be drawn", self._refused)
            self._told, self._refused = monotonic(), 0

    async def _paint(self, sketch: Sketch, key: str) -> bytes:
        png = await self._drawn_elsewhere(sketch) or await self._drawn_here(sketch)
        self._pictures[key] = png
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
        return png

    async def _drawn_elsewhere(self, sketch: Sketch) -> bytes | None:
        """Return the picture from another machine, which gets the SVG.

        The result is None if no machine answers in time.
        """
        if self._elsewhere is None:
            return None
        svg = await asyncio.to_thread(sketch.draw, *sketch.given)
        png = await self._elsewhere.do("draw", {"svg": svg}, ELSEWHERE)
        self._moved = monotonic()
        return png

    async def _drawn_here(self, sketch: Sketch) -> bytes:
        if not self.processes:
            raise TimeoutError("no other machine drew the picture in time")
        pool = self._workers()
        try:
            return await self._drawn(pool, sketch)
        except BrokenExecutor:
            self._let_go(pool)  # its process was killed; the next picture starts another
            raise

    async def _drawn(self, pool: ProcessPoolExecutor, sketch: Sketch) -> bytes:
        """Return the picture drawn by a process.

        If no picture is finished for a long time, the processes are replaced.
        """
        drawing = asyncio.get_running_loop().run_in_executor(pool, draw, sketch.draw, sketch.given)
        while not drawing.done():
            left = self._moved + self.hangs - monotonic()
            if left <= 0 and self._pool is pool:
                log.error("the processes that draw pictures hang: they are replaced")
                self._let_go(pool)
            await asyncio.wait({drawing}, timeout=max(left, 0.1))
        self._moved = monotonic()
        return drawing.result()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=begin)
        return self._pool

    def _let_go(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool at once, even one that no longer responds.

        The next picture starts new processes.
        """
        if self._pool is pool:
            self._pool = None
        end_at_once(pool)

    def rest(self) -> None:
        """Draw no more tables, because the bot is about to stop."""
        self._resting = True

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._let_go(self._pool)
