"""The counts and measurements of a running bot, in the form that Prometheus reads."""

import asyncio
import logging
from time import perf_counter
from typing import Any, Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

TIMES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LOOK: Final = 0.5  # seconds between two measurements of the event loop's delay

PRESSES: Final = Counter(
    "teahouse_presses",
    "Presses and commands, by what they are and how they ended",
    ("what", "ended"),
    registry=REGISTRY,
)
SECONDS: Final = Histogram(
    "teahouse_press_seconds", "From the arrival of a press to the end of its answer", buckets=TIMES, registry=REGISTRY
)
REQUESTS: Final = Counter(
    "teahouse_discord_requests", "Requests to Discord, by method and status", ("method", "status"), registry=REGISTRY
)
RATE_LIMITS: Final = Counter("teahouse_rate_limits", "Requests that Discord refused as too many", registry=REGISTRY)
FAULTS: Final = Counter(
    "teahouse_faults", "Errors in the log, by the part that logs them", ("part",), registry=REGISTRY
)
WAITING: Final = Gauge("teahouse_messages_waiting", "Messages that wait for their turn at Discord", registry=REGISTRY)
LAG: Final = Histogram(
    "teahouse_event_loop_lag_seconds", "How late the event loop wakes who sleeps", buckets=LAGS, registry=REGISTRY
)
TABLES: Final = Gauge("teahouse_live_tables", "Tables in memory", registry=REGISTRY)
MATCHES: Final = Gauge("teahouse_matches", "Matches in the store, by state", ("state",), registry=REGISTRY)
GUILDS: Final = Gauge("teahouse_guilds", "Guilds that this process serves", registry=REGISTRY)
LATENCY: Final = Gauge("teahouse_gateway_latency_seconds", "How quickly Discord's gateway answers", registry=REGISTRY)
DUE: Final = Gauge("teahouse_due_rows", "What waits for its time in the store", registry=REGISTRY)


class Stopwatch:
    """A stopwatch measures one press or command."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._began = perf_counter()

    def stop(self, ended: str) -> None:
        """Count the press, and measure its time. ``ended`` says how the press ended."""
        SECONDS.observe(perf_counter() - self._began)
        PRESSES.labels(self._what, ended).inc()


def http_trace() -> aiohttp.TraceConfig:
    """Return a trace that counts discord.py's requests, and those that Discord refuses as too many."""

    async def ended(_: Any, __: Any, given: aiohttp.TraceRequestEndParams) -> None:
        status = given.response.status
        REQUESTS.labels(given.method, str(status)).inc()
        if status == 429:
            RATE_LIMITS.inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


class CountsFaults(logging.Handler):
    """This handler counts the errors that are written to the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        FAULTS.labels(record.name).inc()


async def measure_lag() -> None:
    """Measure, until cancelled, how late the event loop wakes tasks."""
    while True:
        asleep = perf_counter()
        await asyncio.sleep(LOOK)
        LAG.observe(max(perf_counter() - asleep - LOOK, 0.0))
