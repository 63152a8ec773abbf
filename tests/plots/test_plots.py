"""The plots of ``docs/measured.md``: every recorded run is drawn, at its place on the scale."""

import re
from pathlib import Path

import pytest

from tests.plots.drawing import NAMES, SCALE, Share, plot
from tests.plots.recorded import factions, strengths

PAGE = """
## Computer players

| what | goal (lower end) | measured | program |
|---|---|---|---|
| Root: novice against random, all maps and decks | 80 % | 56 of 60 (84 to 97); long ago | `ladder` |
| Root: a decision of a novice | 5 ms | 0.25 ms | `ladder` |

| faction | wins among novices | wins among adepts |
|---|---|---|
| Hundreds | 52 % (47 to 58) | 1 of 3 (6 to 79) |
| Cult | 13 % (9 to 17) | |

## Look-ups

| other | 90 % | 1 of 2 | `nothing` |
"""


def test_a_row_with_a_goal_in_percent_is_a_line() -> None:
    [share] = strengths(PAGE)
    assert share.name == "Root: novice against random: 56 of 60" and share.goal == 80
    assert (round(share.share), round(share.low), round(share.high)) == (93, 84, 97)


def test_each_faction_has_its_share_among_novices() -> None:
    assert [*factions(PAGE)] == [Share("Hundreds", 52, 47, 58), Share("Cult", 13, 9, 17)]


def test_a_share_stands_at_its_place_with_its_interval_and_goal() -> None:
    drawn = plot([Share("a", 50, 25, 75, 100)])
    [dot] = re.findall(r'<circle cx="([\d.]+)"', drawn)
    assert float(dot) == NAMES + SCALE / 2
    bar, goal = re.findall(r'<line [^>]*stroke-width="[23]"[^>]*>', drawn)
    assert f'x1="{NAMES + SCALE / 4}"' in bar and f'x2="{NAMES + 3 * SCALE / 4}"' in bar
    assert f'x1="{NAMES + SCALE}"' in goal and "stroke-dasharray" in goal


def test_a_share_without_a_goal_has_no_dashed_line() -> None:
    assert "dasharray" not in plot([Share("a", 50, 25, 75)])


@pytest.mark.parametrize(("read", "least"), [(strengths, 9), (factions, 10)])
def test_the_page_has_runs_to_draw(read: object, least: int) -> None:
    page = (Path(__file__).parents[2] / "docs" / "measured.md").read_text(encoding="utf-8")
    assert callable(read) and len([*read(page)]) >= least
