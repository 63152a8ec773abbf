"""The program that measures the list of waiting tables finds every table, and only those of the person who asks."""

from pathlib import Path

from .lists import PAGE, measure


async def test_the_tables_that_wait_for_somebody_are_found_among_all(tmp_path: Path) -> None:
    found = await measure(tmp_path / "lists.sqlite3", matches=120, mine=2 * PAGE, times=3)
    assert found["matches"] == 120 and found["mine"] == 2 * PAGE
    assert found["of_a_server"]["tables"] == 3  # of fifty servers
