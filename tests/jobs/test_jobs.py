"""Worker processes compute computers' decisions and draw pictures. If the workers fail, the bot works without them."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("procrastinate")

from bot.config import Settings
from bot.jobs import worker as working
from bot.jobs.asking import Helpers
from bot.jobs.queue import listening, open_queue
from bot.jobs.work import WORK
from bot.pictures.l5r_lcg.gallery import sketches
from bot.pictures.render import Painter, draw
from bot.tables.computers.quick import by_policy
from bot.tables.computers.thinking import Thinkers
from engine.players.computer import LEVELS
from engine.players.search import is_lawful

from ..conftest import World
from ..patience import PATIENT, until
from ..postgres import Server, running
from ..tables.test_thinking import match_of


class Process:
    """A worker in a separate process."""

    def __init__(self, process: asyncio.subprocess.Process, lines: list[str]) -> None:
        self.process = process
        self.lines = lines

    @property
    def queue(self) -> str:
        """Return the queue from which this worker takes jobs: that of a bot without the games of these tests."""
        return next(word for line in self.lines if "takes jobs" in line for word in line.split() if "teahouse-" in word)

    def kill(self, by: signal.Signals = signal.SIGKILL) -> None:
        """Kill the process, or send it another signal."""
        self.process.send_signal(by)


@contextlib.asynccontextmanager
async def working_at(address: str, **more: str) -> AsyncIterator[Process]:
    """Return a worker that takes jobs."""
    given = {"TEAHOUSE_POSTGRES": address, "TEAHOUSE_PAINTERS": "0", **more}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "worker", env={**os.environ, **given}, stderr=asyncio.subprocess.PIPE
    )
    stream, lines = process.stderr, list[str]()
    assert stream is not None

    async def read() -> None:
        while line := await stream.readline():
            lines.append(line.decode())

    reader = asyncio.create_task(read())
    try:
        await until(lambda: reader.done() or any("takes jobs" in line for line in lines))
        assert not reader.done(), lines
        yield Process(process, lines)
    finally:  # a worker that comes too late is ended too
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGCONT)
            process.kill()
        await process.wait()
        await reader


@pytest.fixture
def address(postgres: Server) -> str:
    """Return the address of an empty schema of a database."""
    return postgres.address()


@contextlib.asynccontextmanager
async def asking(address: str, worker: Process | None = None, **more: Any) -> AsyncIterator[Helpers]:
    """Return the bot's side of the queue, with a limit of time for a busy machine."""
    helpers = Helpers(address, **{"taken": PATIENT, "rest": 0.0, **more})
    helpers._queue = worker.queue if worker else helpers._queue
    try:
        yield helpers
    finally:
        await helpers.close()


async def test_a_worker_thinks_and_draws(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.computers.thinking.AWAY", PATIENT)
    monkeypatch.setattr("bot.pictures.render.ELSEWHERE", PATIENT)
    match, seat = match_of()
    prompt, (_, sketch) = match.prompt_for(seat), next(iter(sketches()))
    assert prompt is not None
    async with working_at(address) as worker, asking(address, worker) as helpers:
        thinkers, painter = Thinkers(0, helpers), Painter(0, elsewhere=helpers)
        assert is_lawful(prompt, await thinkers.answer(match, seat, LEVELS["adept"]))
        keys, reason = await thinkers.advise(match, seat)
        assert is_lawful(prompt, keys) and reason
        picture = await painter.paint(sketch, PATIENT)
        assert picture is not None and picture.png == draw(sketch.draw, sketch.given)
        assert helpers.done == 3


async def test_without_a_worker_the_bot_works_by_itself_and_asks_nobody_for_a_while(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, seat = match_of()
    async with asking(address, taken=0.05, rest=PATIENT) as helpers:
        thinkers = Thinkers(0, helpers)
        for _ in range(3):
            assert list(await thinkers.answer(match, seat, LEVELS["adept"])) == list(by_policy(match, seat))
        app = await open_queue(address)
        assert not [*await app.job_manager.list_jobs_async()]  # a job that nobody took is deleted
        await app.close_async()
    assert caplog.text.count("no worker takes jobs") == 1 and helpers.done == 0


async def test_a_worker_of_another_version_takes_nothing(address: str) -> None:
    async with working_at(address), asking(address, taken=0.5) as helpers:
        helpers._queue = "teahouse-of-another-version"
        assert await helpers.do("draw", {"svg": "<svg/>"}, PATIENT) is None


async def test_a_job_that_fails_is_answered_at_once(address: str) -> None:
    async with working_at(address) as worker, asking(address, worker) as helpers:
        assert await helpers.do("think", {"rows": 7}, PATIENT) is None
        assert await helpers.do("no such work", {}, PATIENT) is None
    assert any("a job could not be done" in line for line in worker.lines)


async def test_a_worker_that_is_stopped_or_dies_delays_an_answer_and_no_more(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, seat = match_of()
    async with working_at(address) as worker, asking(address, worker, taken=0.2) as helpers:
        for sign in (signal.SIGSTOP, signal.SIGKILL):
            worker.kill(sign)
            answer = await Thinkers(0, helpers).answer(match, seat, LEVELS["adept"])
            assert list(answer) == list(by_policy(match, seat))
    assert "no worker takes jobs" in caplog.text


async def test_a_worker_that_dies_over_a_job_is_waited_for_until_the_deadline(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with working_at(address) as worker, asking(address, worker) as helpers:
        assert await helpers.do("draw", {"svg": "<svg"}, PATIENT) is None  # the worker's own process exists
        given = {**slow_question(), "seconds": 3600.0}
        asked = asyncio.create_task(helpers.do("review", given, 4.0))
        while not any(taken.is_set() for taken, _ in helpers._waiting.values()):
            await asyncio.sleep(0.01)
        worker.kill()
        assert await asked is None
    assert "was not done in" in caplog.text


def slow_question() -> dict[str, Any]:
    """Return the review of a match that takes long."""
    match, seat = match_of()
    return {
        "header": match.header.facts(),
        "rows": [],
        "held": {},
        "seat": seat,
        "level": "adept",
        "part": ["look", [], []],
    }


async def test_a_job_that_nobody_waits_for_gets_no_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker takes a job that has waited too long, and drops it."""
    done: list[str] = []
    monkeypatch.setattr(working, "WORK", {"late": lambda given: done.append("late")})
    app, worker = await open_queue(address), working.Worker(address, 1)
    app.task(name="work", pass_context=True)(worker.work)
    given = {"id": "1", "what": "late", "given": "{}", "within": -1.0, "channel": "nobody"}
    await app.configure_task("work", queue="q").defer_async(**given)
    await app.run_worker_async(queues=["q"], wait=False, delete_jobs="always", install_signal_handlers=False)
    rows = await app.connector.execute_query_all_async("SELECT * FROM results")
    assert not done and not rows
    await app.close_async()


async def test_the_database_goes_away_and_comes_back(caplog: pytest.LogCaptureFixture) -> None:
    with running() as server:
        async with working_at(server.place()) as worker, asking(server.place(), worker) as helpers:
            given = {"svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'}
            assert await helpers.do("draw", given, PATIENT)
            server.stop()
            assert await helpers.do("draw", given, PATIENT) is None
            assert "the queue of jobs cannot be used" in caplog.text
            server.go()
            async with asyncio.timeout(PATIENT):
                while await helpers.do("draw", given, 30.0) is None:
                    await asyncio.sleep(0.1)
            assert any("the database cannot be reached" in line or "rror" in line for line in worker.lines)


async def test_the_tables_of_another_version_of_the_library_are_made_anew(address: str) -> None:
    async with await listening(address) as connection:
        row: Any = await (await connection.execute("SELECT current_schema()")).fetchone()
        await connection.execute(f"COMMENT ON SCHEMA {row[0]} IS 'procrastinate 0.1'")
        await connection.execute("INSERT INTO results (id, ok, body) VALUES ('1', true, '')")
    app = await open_queue(address)
    assert not await app.connector.execute_query_all_async("SELECT * FROM results")
    await app.close_async()


def test_workers_need_a_database_and_processes(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(working, "set_up_log", lambda settings: None)
    for given, said in (({}, "TEAHOUSE_POSTGRES"), ({"TEAHOUSE_POSTGRES": "postgresql:///x"}, "both 0")):
        for name in ("TEAHOUSE_POSTGRES", "TEAHOUSE_THINKERS", "TEAHOUSE_PAINTERS"):
            monkeypatch.setenv(name, given.get(name, "0" if name != "TEAHOUSE_POSTGRES" else ""))
        assert working.run([]) == 1
        assert said in capsys.readouterr().err
    with pytest.raises(ValueError, match="TEAHOUSE_WORKERS"):
        Settings.read({"TEAHOUSE_WORKERS": "true"})


def test_every_job_is_plain_data_in_and_bytes_out() -> None:
    match, seat = match_of()
    given = {**slow_question(), "seat": seat, "seconds": 0.1}
    assert is_lawful(match.prompt_for(seat), json.loads(WORK["think"](json.loads(json.dumps(given)))))  # type: ignore[arg-type]


class TestTheBot:
    """The whole bot without processes of its own, and one worker."""

    @pytest.fixture
    def settings(self, tmp_path: Path, address: str) -> Settings:
        place = {"database": tmp_path / "none.sqlite3", "postgres": address}
        return Settings(**place, workers=True, thinkers=0, painters=0, edit_delay=0, requests=0, lookups=0)

    async def test_it_gives_its_pictures_and_its_advice_to_a_worker(
        self, world: World, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("bot.pictures.render.ELSEWHERE", PATIENT)
        monkeypatch.setattr("bot.tables.computers.thinking.AWAY", PATIENT)
        helpers: Any = world.bot.helpers
        helpers._taken = PATIENT
        match, seat = match_of()
        async with working_at(address) as worker:
            helpers._queue = worker.queue
            _, sketch = next(iter(sketches()))
            assert await world.bot.painter.paint(sketch, PATIENT)
            _, reason = await world.bot.pondering.advise(match, seat)
            assert reason and helpers.done == 2
