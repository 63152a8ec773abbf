"""The bot's side of the queue: a job, a deadline, and an answer or none.

Nothing depends on an answer. The bot does the work itself if no worker takes a job at once, if no answer comes in time,
or if the database cannot be reached. After such a failure the bot asks no worker for a while.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from time import monotonic
from typing import Any, Final

import psycopg
from procrastinate import App
from procrastinate.exceptions import ProcrastinateException

from bot.jobs.queue import TASK, listening, open_queue, queue_name

TAKEN: Final = 1.0  # seconds within which a worker must take a job
REST: Final = 30.0  # seconds in which the bot then asks no worker
log = logging.getLogger(__name__)


class Helpers:
    """Workers on other machines. The rest of the bot uses only the method ``do`` of this class."""

    def __init__(self, address: str, taken: float = TAKEN, rest: float = REST) -> None:
        self._address = address
        self._taken = taken
        self._rest = rest
        self._queue = queue_name()
        self._channel = f"teahouse_{secrets.token_hex(8)}"
        self._app: App | None = None
        self._listener: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._waiting: dict[str, tuple[asyncio.Event, asyncio.Event]] = {}
        self._idle_until = 0.0
        self.done = 0  # the number of jobs that were answered

    async def do(self, what: str, given: Any, within: float) -> bytes | None:
        """Return the result of a job from a worker, or None if no worker has done the job in ``within`` seconds."""
        if monotonic() < self._idle_until:
            return None
        id, taken, done = secrets.token_hex(12), asyncio.Event(), asyncio.Event()
        self._waiting[id] = (taken, done)
        try:
            async with asyncio.timeout(within):
                return await self._asked(id, what, given, within)
        except TimeoutError:
            log.warning("a job for other machines (%s) was not done in %s s", what, within)
        except (psycopg.Error, ProcrastinateException, OSError) as error:
            self._give_up(f"the queue of jobs cannot be used: {type(error).__name__}")
            await self._disconnect()
        finally:
            self._waiting.pop(id, None)
        return None

    async def _asked(self, id: str, what: str, given: Any, within: float) -> bytes | None:
        app, (taken, done) = await self._connected(), self._waiting[id]
        job = await app.configure_task(TASK, queue=self._queue, task_kwargs=None).defer_async(
            id=id, what=what, given=json.dumps(given), within=within, channel=self._channel
        )
        try:
            async with asyncio.timeout(self._taken):
                await taken.wait()
        except TimeoutError:
            if await app.job_manager.cancel_job_by_id_async(job, delete_job=True):
                self._give_up("no worker takes jobs")
                return None
        await done.wait()
        rows = await app.connector.execute_query_all_async(
            "DELETE FROM results WHERE id = %(id)s RETURNING ok, body", id=id
        )
        self.done += 1
        return bytes(rows[0]["body"]) if rows and rows[0]["ok"] else None

    def _give_up(self, why: str) -> None:
        """Ask no worker for a while."""
        if monotonic() >= self._idle_until:
            log.warning("%s; this process works by itself for %s s", why, self._rest)
        self._idle_until = monotonic() + self._rest

    async def _connected(self) -> App:
        async with self._opening:
            if self._listener is not None and self._listener.done():
                await self._disconnect()
            if self._app is None:
                connection = await listening(self._address)
                await connection.execute(f"LISTEN {self._channel}".encode())
                self._listener = asyncio.create_task(self._listen(connection), name="answers of workers")
                self._app = await open_queue(self._address)
            return self._app

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Receive the messages that a worker has taken or finished a job."""
        async with connection:
            with contextlib.suppress(psycopg.Error):
                async for one in connection.notifies():
                    kind, _, id = one.payload.partition(" ")
                    if (waiting := self._waiting.get(id)) is not None:
                        waiting[0].set()
                        if kind == "done":
                            waiting[1].set()

    async def _disconnect(self) -> None:
        app, listener, self._app, self._listener = self._app, self._listener, None, None
        if listener is not None:
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)
        if app is not None:
            with contextlib.suppress(Exception):  # the database may be gone
                await app.close_async()

    async def close(self) -> None:
        """Leave the queue."""
        self._idle_until = float("inf")
        await self._disconnect()
