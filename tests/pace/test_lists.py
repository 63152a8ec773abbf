"""The program that measures the list of waiting tables finds every table, and only those of the person who asks."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.store import Call, SqliteStore
from bot.tables.clocks.turns import CALL_AGAIN
from cogs.people.notices import APART, FEW, Notices

from ..later.hand import HandClock
from .lists import PAGE, fill, measure


async def test_the_tables_that_wait_for_somebody_are_found_among_all(tmp_path: Path) -> None:
    found = await measure(tmp_path / "lists.sqlite3", matches=120, mine=2 * PAGE, times=3)
    assert found["matches"] == 120 and found["mine"] == 2 * PAGE
    assert found["of_a_server"]["tables"] == 3  # of fifty servers


async def test_after_an_outage_seats_are_called_again_one_after_another_the_most_pressing_first(tmp_path: Path) -> None:
    """Thousands of tables must hold up neither presses nor notices: only a few seats are due together."""
    path = tmp_path / "many.sqlite3"
    await (await SqliteStore.open(path)).close()
    fill(path, matches=300, mine=100)
    store, clock = await SqliteStore.open(path), HandClock()
    for match in range(1, 301):
        await store.pace.note_call(Call(match, 0, 1, match, match, "notice"))
    notices: Any = Notices.__new__(Notices)
    notices.bot = SimpleNamespace(store=store, clock=clock)
    await notices.call_everybody_again()
    rows = await store.due.of_kind(CALL_AGAIN)
    assert [row.at for row in rows] == [clock.now() + number // FEW * APART for number in range(300)]
    # ``fill`` uses the remainder of a match's number, divided by 60, as its minutes.
    assert [row.match % 60 for row in rows if row.match] == sorted(match % 60 for match in range(1, 301))
    await store.close()
