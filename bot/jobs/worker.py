"""``python -m bot worker``: takes jobs from the queue, lets processes of this machine do them, and answers.

A worker needs only the address of the database: no token, no connection to Discord, no match in memory.
"""

import argparse
import asyncio
import json
import logging
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

import psycopg
from procrastinate import App, JobContext
from procrastinate.exceptions import ProcrastinateException

from bot.config import Settings, read_settings
from bot.jobs.queue import FORGET, TASK, open_queue, queue_name
from bot.jobs.work import WORK
from bot.logs import set_up_log
from bot.serving import be_stopped_by_the_system
from bot.thought import begin
from bot.upkeep.status import Status

AGAIN: Final = 5.0  # seconds until the next try if the database cannot be reached
TIDY: Final = 60.0  # seconds between two searches for results that nobody fetched
STOP: Final = 12.0  # seconds that a stopping worker gives to its present jobs
AGE: Final = (
    "SELECT extract(epoch FROM clock_timestamp() - at)::float8 AS age FROM procrastinate_events"
    " WHERE job_id = %(job)s AND type = 'deferred'"
)
KEEP: Final = "INSERT INTO results (id, ok, body) VALUES (%(id)s, %(ok)s, %(body)s) ON CONFLICT (id) DO NOTHING"
TELL: Final = "SELECT pg_notify(%(channel)s, %(told)s)"
log = logging.getLogger(__name__)


class Worker:
    """A worker has several processes, and does one job in each process at a time."""

    def __init__(self, address: str, processes: int) -> None:
        self._address = address
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._app: App | None = None
        self.done = 0

    async def run(self) -> None:
        """Take jobs until cancelled. If the database cannot be reached, try again."""
        try:
            while True:
                try:
                    await self._run_once()
                except (psycopg.Error, ProcrastinateException, OSError) as error:
                    log.warning("the database cannot be reached (%s); next try in %s s", type(error).__name__, AGAIN)
                await asyncio.sleep(AGAIN)
        finally:
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run_once(self) -> None:
        app = self._app = await open_queue(self._address)
        app.task(name=TASK, pass_context=True)(self.work)
        log.info("this worker takes jobs from %s with %s processes", queue_name(), self._processes)
        tidy = asyncio.create_task(self._tidy(app))
        try:
            await app.run_worker_async(
                queues=[queue_name()], concurrency=self._processes, delete_jobs="always", install_signal_handlers=False,
                fetch_job_polling_interval=2.0, shutdown_graceful_timeout=STOP,
            )  # fmt: skip
        finally:
            self._app = None
            tidy.cancel()
            await asyncio.gather(tidy, return_exceptions=True)
            await app.close_async()

    async def work(self, context: JobContext, id: str, what: str, given: str, within: float, channel: str) -> None:
        """Do a job, unless the process that asked for it no longer waits."""
        database = context.app.connector
        rows = await database.execute_query_all_async(AGE, job=context.job.id)
        left = within - (rows[0]["age"] if rows else 0.0)
        if left <= 0:
            return
        await database.execute_query_async(TELL, channel=channel, told=f"taken {id}")
        body = await self._made(WORK.get(what), given, left)
        await database.execute_query_async(KEEP, id=id, ok=body is not None, body=body or b"")
        await database.execute_query_async(TELL, channel=channel, told=f"done {id}")
        self.done += body is not None

    async def _made(self, make: Callable[[Any], bytes] | None, given: str, left: float) -> bytes | None:
        """Return the result of a process for a job. Return None if the process fails or is late."""
        if make is None:
            return None
        pool = self._pool = self._pool or ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=begin)
        try:
            async with asyncio.timeout(left):
                return await asyncio.wrap_future(pool.submit(make, json.loads(given)))
        except TimeoutError:
            log.warning("a job was not done in time")
        except BrokenExecutor:
            log.warning("a process that works has died")
            pool.shutdown(wait=False, cancel_futures=True)
            if self._pool is pool:
                self._pool = None
        except Exception:
            log.exception("a job could not be done")
        return None

    async def _tidy(self, app: App) -> None:
        """Delete, again and again, results that nobody fetched and jobs of workers that died."""
        while True:
            for statement in FORGET:
                await app.connector.execute_query_async(statement)
            await asyncio.sleep(TIDY)

    async def problems(self) -> list[str]:
        """Return the present problems. The result is empty if this worker can take jobs."""
        if self._app is None or not await self._app.check_connection_async():
            return ["the database cannot be reached"]
        return []

    async def counts(self) -> dict[str, int]:
        """Return no figures about matches, because a worker has no matches."""
        return {}


def run(given: Sequence[str]) -> int:
    """Run a worker until it is stopped. Return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bot worker",
        description="Thinks and draws for a bot whose data is in PostgreSQL (TEAHOUSE_POSTGRES).",
    )
    parser.parse_args(given)
    be_stopped_by_the_system()
    try:
        settings = read_settings()
        set_up_log(settings)
        if settings.postgres is None:
            raise ValueError("a worker needs the address of the database: TEAHOUSE_POSTGRES")
        if not settings.thinkers + settings.painters:
            raise ValueError("a worker without processes: TEAHOUSE_THINKERS and TEAHOUSE_PAINTERS are both 0")
        asyncio.run(serve(settings, settings.postgres))
    except KeyboardInterrupt:
        return 0
    except (ValueError, OSError) as error:
        print(f"Teahouse cannot start: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(settings: Settings, address: str) -> None:
    """Run a worker and its web page about its health."""
    worker = Worker(address, settings.thinkers + settings.painters)
    status = Status(worker, worker.problems, lambda: None)
    try:
        if settings.status_port:
            await status.open(settings.status_host, settings.status_port)
        await worker.run()
    finally:
        await status.close()
