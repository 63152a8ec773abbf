"""A small web server about the bot's health: ``/health`` for a supervisor, ``/metrics`` for Prometheus."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Protocol

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.metrics import DUE, MATCHES, REGISTRY, CountsFaults, measure_lag
from bot.upkeep.health import PATIENCE
from bot.version import VERSION

log = logging.getLogger(__name__)


class Counted(Protocol):
    """A store that can count its matches."""

    async def counts(self) -> Mapping[str, int]:
        """Return how many matches are in each state, and under ``due`` how many rows wait."""


class Status:
    """The server of ``/health`` and ``/metrics``.

    ``problems`` returns the present problems (none if the bot can serve people). The function ``measure`` updates the
    figures of this process.
    """

    def __init__(
        self, store: Counted, problems: Callable[[], Awaitable[list[str]]], measure: Callable[[], None]
    ) -> None:
        self._store = store
        self._problems = problems
        self._measure = measure
        self._faults = CountsFaults()
        self._runner: web.AppRunner | None = None
        self._lag: asyncio.Task[None] | None = None

    async def open(self, host: str, port: int) -> int:
        """Start serving. Return the port. Raises OSError if the port is taken."""
        app = web.Application()
        app.router.add_get("/health", self.health)
        app.router.add_get("/metrics", self.metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        logging.getLogger().addHandler(self._faults)
        self._lag = asyncio.create_task(measure_lag(), name="event loop lag")
        found: int = self._runner.addresses[0][1]
        return found

    async def close(self) -> None:
        """Stop serving."""
        logging.getLogger().removeHandler(self._faults)
        if self._lag is not None:
            self._lag.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def health(self, _: web.Request) -> web.Response:
        """Answer 200 if the bot can serve people, else 503 with the reasons."""
        try:
            async with asyncio.timeout(PATIENCE):
                problems = await self._problems()
        except TimeoutError:
            problems = ["the database does not answer"]
        facts = {"status": "failing" if problems else "ok", "problems": problems, "version": VERSION}
        return web.json_response(facts, status=503 if problems else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """Answer with all figures."""
        self._measure()
        with suppress(Exception):  # Figures that the store cannot give now keep their last value.
            async with asyncio.timeout(PATIENCE):
                counts = dict(await self._store.counts())
                DUE.set(counts.pop("due", 0))
                MATCHES.clear()
                for state, count in counts.items():
                    MATCHES.labels(state).set(count)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})
