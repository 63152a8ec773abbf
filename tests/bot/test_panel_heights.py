"""On a phone every question fits, with its options and the button that confirms, in every language."""

import pytest

from bot.words import COMPLETE

from .panel_heights import CHROMIUM, GOAL, kinds_of, measure

pytest.importorskip("playwright.async_api")


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed")
@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
async def test_question_options_and_confirm_fit_a_phone(game: str) -> None:
    kinds = kinds_of(game)
    found = await measure(kinds)
    assert found.keys() == {(kind, language) for kind in kinds for language in COMPLETE}
    assert {one: pixels for one, pixels in found.items() if pixels > GOAL} == {}
