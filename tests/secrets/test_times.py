"""The time of an answer: a short run of ``python -m tests.secrets.times``, and a panel whose time tells of hands."""

from time import thread_time
from typing import Any

import pytest

from bot.panels.panel import panel_page
from bot.tables import Table

from . import times
from .test_secrets import all_hands

LATE = 0.03  # seconds of work


def work(seconds: float) -> None:
    """Keep the processor busy."""
    began = thread_time()
    while thread_time() - began < seconds:
        pass


def slow_panel(table: Table, *given: Any) -> Any:
    """Return a panel that takes longer with some hands than with others."""
    work(LATE * (int(all_hands(table)[:8], 16) % 2))
    return panel_page(table, *given)


def test_a_panel_whose_time_depends_on_hidden_cards_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "panel_page", slow_panel)
    found = times.measured("l5r-lcg", 8, "late")
    assert len(found.answers) == len(found.equal) == 8
    assert max(found.hidden) > LATE / 2 > sorted(found.equal)[4]
    assert times.told([0.001, 0.003, 0.002]) == "2.00, 3.00, 3.00"
