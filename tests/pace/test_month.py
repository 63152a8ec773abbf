"""Some days of the simulated month: the bot is killed, clocks are set, and every figure stays right."""

from pathlib import Path

import pytest

from bot.tables import slices

from .figures import Figures
from .month import month

WRONG = ("wrong", "missing", "twice", "late", "after", "missed", "dead")


def require_all_right(found: Figures) -> None:
    assert {name: getattr(found, name) for name in WRONG} == dict.fromkeys(WRONG, 0), found


@pytest.mark.parametrize("seed", [1, 2])
async def test_days_in_a_house_that_is_killed(tmp_path: Path, seed: int) -> None:
    found = await month(tmp_path / "month.sqlite3", matches=6, days=9, kills=40, seed=seed, games=("toy",))
    assert found.kills >= 15 and found.notices >= 20 and found.compared >= 200
    require_all_right(found)


async def test_days_of_all_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers take over most seats of players whose time is up.

    Each decision of a computer is saved by itself, so that kills happen between decisions.
    """
    monkeypatch.setattr(slices, "SLICE", -1.0)
    games = ("l5r-lcg", "root", "l5r-ccg")
    found = await month(tmp_path / "month.sqlite3", matches=6, days=4, kills=30, seed=4, games=games, lent=True)
    assert found.matches == 6 and found.kills >= 8 and found.compared >= 200
    require_all_right(found)
