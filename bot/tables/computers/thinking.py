"""Computers that think ahead do so in separate processes and within a deadline. The bot keeps answering."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from bot.pictures.render import Helper
from bot.processes import end_at_once
from bot.tables.computers.looking_back import Progress, look_back
from bot.tables.computers.quick import by_policy
from bot.tables.table import Table
from bot.thought import Question, advise, begin, review, think
from bot.trouble import Trouble
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Refused
from engine.players.computer import LEVELS, Level
from engine.players.review import Costly, Judged, Part

# How many seconds a level may think about one answer.
SECONDS: Final = {"adept": 0.3, "master": 2.0}
# How many seconds a part of a look back may take. In between, the processes answer for computers.
PART: Final = 3.0
# How many processes look back at a match at the same time, at most.
LANES: Final = 2
# Additional seconds for an answer: waiting for a process, starting it, replaying the match.
BESIDES: Final = 8.0
# Additional seconds for a part of a look back: many, because the machine may be busy and a person waits anyway.
PATIENT: Final = 60.0
# Additional seconds for another machine. After them, this machine computes the answer itself.
AWAY: Final = 3.0
# The pause between two decisions of computers that people watch.
PACE: Final = 1.0
log = logging.getLogger(__name__)
T = TypeVar("T")


class Thinkers:
    """A pool of processes, started with the first question. Without processes, computers answer by their policy.

    If another machine answers in time, no process of this machine thinks.
    """

    def __init__(self, processes: int, elsewhere: Helper | None = None) -> None:
        self._processes = processes
        self._elsewhere = elsewhere
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, match: Match, seat: int, level: Level) -> Sequence[str]:
        """Return a computer's answer, by its policy alone if thinking fails or takes too long."""
        found = await self._ask(think, match, seat, level) if level.searches else None
        return by_policy(match, seat, level) if found is None else found

    async def advise(self, match: Match, seat: int) -> tuple[Sequence[str], str]:
        """Return the answer that an adept would give at a person's seat, with its reason.

        If there are no processes, or if they are late, the answer is the policy's and has no reason.
        """
        found = await self._ask(advise, match, seat, LEVELS["adept"])
        return (by_policy(match, seat), "") if found is None else found

    def review(self, header: Header, log: Sequence[Decision], seat: int) -> AsyncIterator[Progress]:
        """Look for the decisions that cost a seat most in a finished match, and yield what was found so far."""
        question = Question(header.facts(), [(row.seat, row.keys, row.auto) for row in log], {}, seat, "adept", PART)

        async def judge(part: Part) -> Judged | None:
            found = await self._put(review, question._replace(part=part), PATIENT)
            return None if found is None else Judged(found[0], [Costly(*one) for one in found[1]])

        lanes = LANES if self._elsewhere else min(LANES, self._processes)
        return look_back(judge, log, seat, max(lanes, 1))

    async def _ask(self, job: Callable[[Question], T], match: Match, seat: int, level: Level) -> T | None:
        """Return the result of ``job`` for the open question of a seat, or None if the job fails or is late."""
        rows = [(row.seat, row.keys, row.auto) for row in match.log]
        seconds = SECONDS.get(level.name, max(SECONDS.values()))
        return await self._put(job, Question(match.header.facts(), rows, match.held_keys(), seat, level.name, seconds))

    async def _put(self, job: Callable[[Question], T], question: Question, besides: float = BESIDES) -> T | None:
        """Return a result from another machine or a process.

        The result is None if there is no machine and no process, or if the job fails or is late.
        """
        found = await self._put_elsewhere(job, question)
        return await self._put_here(job, question, besides) if found is None else found

    async def _put_elsewhere(self, job: Callable[[Question], T], question: Question) -> T | None:
        """Return the result of another machine, or None."""
        if self._elsewhere is None:
            return None
        given = {**question._asdict(), "held": {str(seat): keys for seat, keys in question.held.items()}}
        found = await self._elsewhere.do(job.__name__, given, question.seconds + AWAY)
        return None if found is None else json.loads(found)

    async def _put_here(self, job: Callable[[Question], T], question: Question, besides: float) -> T | None:
        """Return the result of a process, or None."""
        if not self._processes:
            return None
        game, level = question.header["game"], question.level
        pool = self._pool = self._pool or ProcessPoolExecutor(
            self._processes, mp_context=get_context("spawn"), initializer=begin
        )
        try:
            asked = pool.submit(job, question)
            async with asyncio.timeout(question.seconds + besides):
                return await asyncio.wrap_future(asked)
        except TimeoutError:
            log.warning("an answer of a computer (%s, %s) came too late", game, level)
        except BrokenExecutor:
            if self._processes:  # A process died; the next question starts a new pool.
                log.warning("a process that thinks has died")
                self._forget(pool)
        except Exception:
            log.exception("a computer (%s, %s) could not think", game, level)
        return None

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        end_at_once(pool)
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        """Stop all processes at once, and start no more. Whoever waits for an answer gets the policy's."""
        self._processes = 0
        if self._pool is not None:
            self._forget(self._pool)


class Pondering:
    """The part of the bot that lets computers think where it is their turn, and shows their decisions.

    Each table has one task. Computers that play among themselves wait ``pace`` seconds between two decisions, so that
    people can watch.
    """

    def __init__(self, thinkers: Thinkers, changed: Callable[[Table], None], pace: float = PACE) -> None:
        self._thinkers = thinkers
        self._changed = changed
        self._pace = pace
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    async def advise(self, match: Match, seat: int) -> tuple[Sequence[str], str]:
        """Return the answer that an adept would give at a person's seat, with its reason."""
        return await self._thinkers.advise(match, seat)

    def review(self, header: Header, log: Sequence[Decision], seat: int) -> AsyncIterator[Progress]:
        """Look for the decisions that cost a seat most in a finished match, and yield what was found so far."""
        return self._thinkers.review(header, log, seat)

    def begin(self, table: Table) -> None:
        """Let the computers of a table think until a person has to decide.

        Does nothing if a task is running already, or if the bot is about to stop. In the second case, the
        match goes on after the next start.
        """
        if self._closed:
            return
        task = self._tasks.get(table.id)
        if task is None or task.done():
            task = self._tasks[table.id] = asyncio.create_task(self._ponder(table))
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def _ponder(self, table: Table) -> None:
        try:
            while (seat := table.play.thinking) is not None and table.match is not None:
                match, stamp = table.match, table.moment
                keys = await self._thinkers.answer(match, seat, table.seating.level(seat))
                async with table.lock:
                    if table.lost:
                        return
                    # A person has acted meanwhile, so the question has changed.
                    if table.moment == stamp and table.play.thinking == seat:
                        await self._answer(table, seat, keys)
                self._changed(table)
                if table.seating.watched:
                    await asyncio.sleep(self._pace)
        except Trouble as trouble:
            log.warning("a computer at table %s could not play on: %s", table.id, trouble)
        except Exception:
            log.exception("a computer at table %s could not play on", table.id)

    @staticmethod
    async def _answer(table: Table, seat: int, keys: Sequence[str]) -> None:
        match = table.playing()
        try:
            match.answer(seat, keys)
        except Refused:
            match.answer(seat, by_policy(match, seat))
        await table.play.carry_on()

    async def close(self) -> None:
        """Stop thinking at all tables, at once and for good."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()
