"""The trial of one fault: tests run until one fails, and nothing that they share outlives them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.mutation import trials
from tests.mutation.planted import Asked
from tests.mutation.trials import End, Plan


class Hook:
    """Runs tests, one of which fails, and notes what is torn down at the end of everything."""

    def __init__(self, session: Any, failing: str) -> None:
        self.session, self.failing = session, failing
        self.ran: list[str] = []
        self.ended: list[str] = []

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> None:
        self.ran.append(item.nodeid)
        self.session.testsfailed += item.nodeid == self.failing
        if nextitem is None:
            self.ended.append(item.nodeid)

    def pytest_runtest_teardown(self, item: Any, nextitem: Any) -> None:
        assert nextitem is None
        self.ended.append(item.nodeid)


@pytest.mark.parametrize(
    ("failing", "end", "ran"), [("one", End.FOUND, ["one"]), ("none", End.LIVES, ["one", "two", "three"])]
)
def test_what_tests_share_ends_with_the_trial(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failing: str, end: End, ran: list[str]
) -> None:
    """A fault that was found once left a database server behind."""
    monkeypatch.setattr(trials, "_limited", lambda seconds: None)
    session = SimpleNamespace(testsfailed=0)
    hook = Hook(session, failing)
    config = SimpleNamespace(hook=hook)
    items: list[Any] = [SimpleNamespace(nodeid=name, config=config) for name in ("one", "two", "three")]
    stage = trials._Stage(Plan([], [], 1, 60.0, tmp_path), Asked(), tmp_path / "result")
    stage.cost = dict.fromkeys(("one", "two", "three"), 0.0)
    assert stage._try(0, items, session) == end  # type: ignore[arg-type]
    assert hook.ran == ran and hook.ended == ran[-1:]
