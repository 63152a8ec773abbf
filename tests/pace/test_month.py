"""Some days of the simulated month: the bot is killed, clocks jump, and every figure stays right."""

from pathlib import Path

import pytest

from .month import month


@pytest.mark.parametrize("seed", [1, 2])
async def test_days_in_a_house_that_is_killed(tmp_path: Path, seed: int) -> None:
    found = await month(tmp_path / "month.sqlite3", matches=6, days=9, kills=40, seed=seed, games=("toy",))
    assert found.kills >= 15 and found.notices >= 20 and found.compared >= 200
    wrong = ("wrong", "missing", "twice", "late", "after", "missed", "dead")
    assert {name: getattr(found, name) for name in wrong} == dict.fromkeys(wrong, 0), found
