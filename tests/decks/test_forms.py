"""One deck is read the same from each form, and its verdict is the same."""

from pathlib import Path
from typing import Final

import pytest

from bot.decks.judging.check import check

from .forms import forms

CRANE: Final = (Path(__file__).parent / "files" / "l5r-lcg" / "legal-crane.txt").read_text(encoding="utf-8")
DECK: Final = check(CRANE)
FORMS: Final = dict(forms(DECK.reading.cards))


def test_there_are_many_forms() -> None:
    assert len(FORMS) == 75


@pytest.mark.parametrize("form", FORMS)
def test_a_deck_is_the_same_in_every_form(form: str) -> None:
    found = check(FORMS[form])
    assert found.reading.cards == DECK.reading.cards
    assert not found.faults and not found.reading.problems


@pytest.mark.parametrize("form", FORMS)
def test_a_deck_with_a_card_too_few_is_faulty_in_every_form(form: str) -> None:
    cards = dict(DECK.reading.cards)
    del cards["for-shame"]
    assert check(dict(forms(cards))[form]).faults
