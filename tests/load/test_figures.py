"""The program for the figures of ``docs/measured.md`` measures a bot with few matches, and compares two stores."""

import pytest

from . import figures


async def test_a_bot_with_two_open_matches_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "STILL", 0.0)
    monkeypatch.setattr(figures, "PRESSES", 2)
    found = await figures.with_open(2, 0.2)
    assert found["matches"] == 2 and found["errors"] == 0
    assert found["mib"] > 50 and found["press_ms"] > 0 and found["first_answer_s"] > 0
    assert figures.row(found).count("|") == figures.HEAD.splitlines()[0].count("|")
    assert "100,000 servers" in figures.reckoned([found])[0]


def test_the_ratio_of_two_stores_is_given_with_its_interval() -> None:
    quick = [[0.010, 0.012 + number / 1000] for number in range(20)]
    slow = [[2 * one for one in times] for times in quick]
    assert figures.ratios([quick, slow], 99) == pytest.approx((2.0, 2.0, 2.0))
    low, ratio, high = figures.ratios([quick, quick[::-1]], 50)
    assert low <= ratio == 1.0 <= high and low < high
    assert figures.centile([3.0, 1.0, 2.0], 50) == 2.0 and figures.centile([3.0, 1.0], 99) == 3.0
