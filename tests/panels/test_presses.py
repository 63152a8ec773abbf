"""The programs that count presses run: each plays a few turns on the panels."""

import pytest

from . import ccg_presses, root_presses
from .seat_presses import GAMES, to_a_seat


def test_a_root_table_is_pressed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(root_presses, "TURNS", 3)
    monkeypatch.setattr(root_presses, "TABLES", root_presses.TABLES[:1])
    (played,) = root_presses.measure(1)
    assert played.round == 4 and len(played.presses) >= 6 and played.longest[0] >= 1
    assert " presses a turn (" in root_presses.figures([played]) and list(root_presses.kinds([played]))


def test_a_table_of_1997_is_pressed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ccg_presses, "TURNS", 3)
    tables = next(iter(ccg_presses.TABLES.values()))[:1]
    (played,) = ccg_presses.measure(tables, 1, until=False)
    assert played.round == 4 and len(played.presses) >= 6 and played.longest[0] >= 1
    assert " presses a turn (" in ccg_presses.figures("two", [played]) and list(ccg_presses.kinds([played]))


@pytest.mark.parametrize("game", GAMES)
async def test_three_presses_lead_to_a_seat_and_two_for_a_guest(game: str) -> None:
    counted = await to_a_seat(game)
    assert (counted["opens"], counted["joins"]) == (3, 2)
