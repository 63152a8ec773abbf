"""Tables that were opened and left do not stay in memory.

``tests.load.passing`` and ``tests.load.memory`` check the same for a longer time.
"""

from pathlib import Path

from .passing import LIVE, come_and_go


async def test_tables_that_people_have_left_leave_nothing_behind(tmp_path: Path) -> None:
    counts = [found async for found in come_and_go(tmp_path, rounds=3, presses=12)]
    first, last = counts[0], counts[-1]
    assert last["Table"] <= LIVE + 1 and last["Match"] <= first["Match"] + 2
    assert last["LayoutView"] <= first["LayoutView"] + 2 and last["tasks"] <= first["tasks"]
    # A limited number of sentences and cards stays cached; a table of the 1997 game is some 20,000 objects.
    assert last["objects"] - first["objects"] < 20_000, counts
