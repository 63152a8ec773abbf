"""On a phone every question fits, with its options and the button that confirms, in every language."""

import pytest

from bot.words import LANGUAGES

from .panel_heights import CHROMIUM, GOAL, KINDS, measure

pytest.importorskip("playwright.async_api")


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed")
async def test_question_options_and_confirm_fit_a_phone() -> None:
    found = await measure()
    assert found.keys() == {(kind, language) for kind in KINDS for language in LANGUAGES}
    assert {one: pixels for one, pixels in found.items() if pixels > GOAL} == {}
