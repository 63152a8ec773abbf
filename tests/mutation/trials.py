"""Tries faults: records the tests that reach each fault, and runs these tests with the fault until one fails.

All faults are in the code from the start, and none is in force. The tests run once, and each planted expression records
the test that evaluates it. Then a fork of the process puts one fault in force and runs the tests that reach it, the
cheapest first. A fault in an expression that Python evaluates while it imports a file needs a process of its own.
"""

import contextlib
import json
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from itertools import zip_longest
from pathlib import Path
from time import process_time

import pytest

from tests.mutation.planted import Asked, install

# A fault counts as found if it makes a test wait for this many seconds, or use this much memory.
PATIENCE = 900
MEMORY = 8 << 30


class End(IntEnum):
    """How a process that tries a fault ends. Any other end means that the fault broke the process."""

    LIVES = 0
    FOUND = 1
    NOT_ALL = 2
    """No test failed, but some tests that reach the fault had no time to run."""


@dataclass(frozen=True)
class Drawn:
    """A fault to try: its place, and the tests that may find it although no record names them."""

    room: str
    path: Path
    place: int
    """The number of this fault among all faults of the file."""
    line: int
    text: str
    once: bool
    """Whether the faulty expression is evaluated when the file is imported."""
    words: frozenset[str] = frozenset()
    """Words of its statement. Test files that contain one of them run first."""


@dataclass
class Tried:
    """The results for the faults, by their numbers."""

    ends: dict[int, int] = field(default_factory=dict)
    reached: dict[int, list[str]] = field(default_factory=dict)
    faultless: list[str] = field(default_factory=list)
    """Tests that failed without a fault. Such tests do not count as finding a fault."""


@dataclass(frozen=True)
class Plan:
    """The faults, the tests, how many processes run at once, and the seconds of processor time for each fault."""

    drawn: Sequence[Drawn]
    tests: Sequence[str]
    workers: int
    most: float
    folder: Path

    def planted(self) -> Asked:
        """Plant all drawn faults, and return the function that switches one of them on."""
        files = {one.path for one in self.drawn}
        return install({p: {n: one.place for n, one in enumerate(self.drawn) if one.path == p} for p in files})


def tried(plan: Plan) -> Iterator[tuple[int, int, list[str]]]:
    """Yield the number of each fault, how its trial ended, and the tests that reach it (perhaps none)."""
    stage = plan.folder / "stage"
    for _, end in forked([(0, partial(_stage, plan, stage))], 1):
        if end != 0:
            sys.exit(f"the tests did not run: see {plan.folder / 'log'}")
    known = json.loads(stage.read_text())
    reached = {int(number): names for number, names in known["reached"].items()}
    for number, end in known["ends"]:
        yield number, end, reached.get(number, [])
    alone = {number: reached.get(number, []) for number in known["alone"]}
    jobs = [(number, partial(_alone, plan, number, names)) for number, names in alone.items()]
    for number, end in forked(jobs, plan.workers):
        yield number, end, alone[number]


def forked(jobs: Iterable[tuple[int, Callable[[], int]]], workers: int) -> Iterator[tuple[int, int]]:
    """Run each job in a fork of this process; yield the job's key and its exit status, negative after a signal."""
    running: dict[int, int] = {}

    def ended() -> tuple[int, int]:
        pid, status = os.wait()
        return running.pop(pid), os.waitstatus_to_exitcode(status)

    for key, job in jobs:
        if len(running) == workers:
            yield ended()
        if (pid := os.fork()) == 0:
            status = 70
            try:
                status = job()
            except BaseException:  # a fork never returns to what its parent does
                traceback.print_exc()
            os._exit(status)
        running[pid] = key
    while running:
        yield ended()


def _pytest(plan: Plan, tests: Sequence[str], plugin: object) -> int:
    """Run tests silently: their output goes to the log."""
    log = os.open(plan.folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(plan.folder)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    return int(pytest.main([*options, *tests], plugins=[plugin]))


def _stage(plan: Plan, result: Path) -> int:
    return _pytest(plan, plan.tests, _Stage(plan, plan.planted(), result))


class _Stage:
    """Takes the place of a usual test run: it records what each test reaches, and then tries the faults."""

    def __init__(self, plan: Plan, asked: Asked, result: Path) -> None:
        self.plan, self.asked, self.result = plan, asked, result
        self.cost: dict[str, float] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record, then try."""
        items = {item.nodeid: item for item in session.items}
        loaded = {number for number, names in self.asked.reached.items() if names}
        reached = self._recorded(list(items.values()), session)
        alone = [n for n, one in enumerate(self.plan.drawn) if one.once or n in loaded]
        jobs = [
            (number, partial(self._try, number, [items[name] for name in names], session))
            for number, names in reached.items()
            if number not in alone
        ]
        ends = [(n, End.LIVES) for n in range(len(self.plan.drawn)) if n not in alone and n not in reached]
        ends += forked(jobs, self.plan.workers)
        self.result.write_text(json.dumps({"alone": alone, "reached": reached, "ends": ends}))
        return True

    def _recorded(self, items: list[pytest.Item], session: pytest.Session) -> dict[int, list[str]]:
        """Run all tests in forks of this process; return the tests that reach each fault, the cheapest first."""
        files = sorted({item.path for item in items})
        shares = [
            [item for item in items if files.index(item.path) % self.plan.workers == n]
            for n in range(self.plan.workers)
        ]
        reached: dict[int, list[str]] = {}
        jobs = [
            (n, partial(self._record, share, self.plan.folder / f"record{n}", session))
            for n, share in enumerate(shares)
        ]
        for n, end in forked(jobs, self.plan.workers):
            if end != 0:
                raise pytest.UsageError("the tests end their own process")
            record = json.loads((self.plan.folder / f"record{n}").read_text())
            self.cost |= record["cost"]
            for number, names in record["reached"].items():
                reached.setdefault(int(number), []).extend(name for name in names if name in record["cost"])
        return {number: sorted(names, key=lambda name: self.cost[name]) for number, names in reached.items()}

    def _record(self, items: list[pytest.Item], path: Path, session: pytest.Session) -> int:
        cost: dict[str, float] = {}
        for item, following in zip_longest(items, items[1:]):
            self.asked.test, failed, start = item.nodeid, session.testsfailed, process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed == failed:  # a test that fails without a fault finds nothing
                cost[item.nodeid] = process_time() - start
        reached = {number: sorted(names - {""}) for number, names in self.asked.reached.items()}
        path.write_text(json.dumps({"cost": cost, "reached": reached}))
        return 0

    def _try(self, number: int, items: list[pytest.Item], session: pytest.Session) -> int:
        """Run tests with a fault until one fails."""
        spent = 0.0
        within = [item for item in items if (spent := spent + self.cost[item.nodeid]) < self.plan.most]
        _limited(30 + 5 * spent)
        self.asked.number = number
        for item, following in zip_longest(within, within[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                with contextlib.suppress(Exception):  # the fault may also disturb the end
                    item.config.hook.pytest_runtest_teardown(item=item, nextitem=None)
                return End.FOUND
        return End.LIVES if len(within) == len(items) else End.NOT_ALL


def _alone(plan: Plan, number: int, names: list[str]) -> int:
    """Run tests with a fault in a new process: those that reach it, those that name it, then all others."""
    _limited(30 + 5 * plan.most)
    plan.planted().number = number
    words = plan.drawn[number].words
    files = sorted(
        {
            path
            for test in plan.tests
            for path in ([Path(test)] if Path(test).is_file() else Path(test).rglob("test_*.py"))
        }
    )
    named = [path for path in files if any(word in path.read_text() for word in words)]
    others = [path for path in files if path not in named]
    brake = _Brake(plan.most)
    end = _pytest(plan, ["-x", *dict.fromkeys([*names, *map(str, [*named, *others])])], brake)
    return End.NOT_ALL if brake.stopped else End.FOUND if end else End.LIVES


class _Brake:
    """Stop after so much processor time."""

    def __init__(self, most: float) -> None:
        self.most, self.stopped = most, False

    def pytest_runtest_logfinish(self) -> None:
        """Look at the time after a test."""
        self.stopped = process_time() > self.most

    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Run no further test when the time is over."""
        if self.stopped:
            item.session.shouldstop = "no time is left"


def _limited(seconds: float) -> None:
    """Limit this process: it ends if it waits forever, or takes too much time or memory."""
    signal.alarm(PATIENCE)
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
