"""On a phone every question fits with its answers, the hand and all other controls beneath, in every language."""

import pytest

from bot.controls.fit import GOAL as ESTIMATED
from bot.controls.fit import pixels
from bot.panels.panel import panel_page
from bot.words import COMPLETE, Words

from .panel_heights import CHROMIUM, GOAL, chosen, kinds_of, measure, table_of

GAMES = ("l5r-lcg", "root", "l5r-ccg")


@pytest.mark.parametrize("game", GAMES)
def test_no_panel_is_estimated_higher_than_a_phone(game: str) -> None:
    for kind, position in kinds_of(game).items():
        table, seat = table_of(position())
        if kind.endswith("chosen"):
            chosen(table, seat)
        for language in COMPLETE:
            shown = [*panel_page(table, seat, Words.load()[language]).children]
            assert pixels(shown) <= ESTIMATED, (kind, language)


@pytest.mark.skipif(CHROMIUM is None, reason="NO PANEL IS MEASURED: no chromium is installed")
@pytest.mark.parametrize("game", GAMES)
async def test_the_whole_panel_fits_a_phone(game: str) -> None:
    pytest.importorskip("playwright.async_api")
    kinds = kinds_of(game)
    found = await measure(kinds)
    assert found.keys() == {(kind, language) for kind in kinds for language in COMPLETE}
    assert {one: pixels for one, pixels in found.items() if pixels > GOAL} == {}
