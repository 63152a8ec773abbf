"""Formats of a date: the cards released by that date, the restricted list in force, and the sets of the 1990s."""

import pytest

from bot.decks.game import deck_game
from bot.decks.judging.check import check
from bot.decks.l5r_ccg import pools
from bot.decks.reading.deck import Unreadable
from engine.l5r_ccg.definition import catalogue

from .test_properties import FILES

LCG = FILES[0].parents[1] / "l5r-lcg"
LISTED = (LCG / "fault-restricted-list.txt").read_bytes()


@pytest.mark.parametrize(
    ("day", "legal"),
    [
        ("2018-05-28", True),
        # The publisher's article "Maintaining Balance" of 21 May 2018: in effect from 29 May.
        ("2018-05-29", False),
        ("2018-12-16", False),
    ],
)
def test_the_restricted_list_counts_from_the_day_it_came_into_force(day: str, legal: bool) -> None:
    assert check(LISTED, None, day).legal is legal


def test_a_pack_is_in_the_pool_from_its_day_on() -> None:
    """Disciples of the Void: 5 April 2018."""
    deck = (LCG / "legal-phoenix.txt").read_text(encoding="utf-8") + "\n1 Pacifist Philosopher"
    before = {fault.kind for fault in check(deck, "l5r-lcg", "2018-04-04").faults}
    after = {fault.kind for fault in check(deck, "l5r-lcg", "2018-04-05").faults}
    assert "outside-the-pool" in before and "outside-the-pool" not in after


@pytest.mark.parametrize("day", ["2017-10-04", "2018-12-17", "2018-02-30", "18-1-1"])
def test_a_day_without_a_known_list_is_no_format(day: str) -> None:
    with pytest.raises(Unreadable) as raised:
        check(LISTED, None, day)
    assert raised.value.reason == "deck-unknown-day"


def test_the_format_of_a_day_has_the_date_as_people_write_it() -> None:
    assert deck_game("l5r-lcg").format("2018-05-29") == {
        "en": "Tournament on May 29, 2018",
        "fr": "Tournoi du 29 mai 2018",
        "pl": "Turniej z dnia 29 maja 2018",
    }


def test_a_format_of_1996_refuses_later_sets() -> None:
    game = deck_game("l5r-ccg")
    assert list(game.more_formats()) == ["imperial-edition", "shadowlands", "forbidden-knowledge", "anvil-of-despair"]
    deck = game.prepared()["crab-1997"].reading()
    outside = {form: _outside(deck, form) for form in (*game.more_formats(), "crimson-and-jade")}
    assert outside["imperial-edition"] >= outside["anvil-of-despair"] > outside["crimson-and-jade"] == set()


def test_the_standards_of_obsidian_came_after_anvil_of_despair() -> None:
    """FAQ and Errata 3.4 of June 1997 announces the Obsidian Edition for the end of that month."""
    game = deck_game("l5r-ccg")
    standards = {card for card in catalogue() if card.startswith("ancestral-standard-")}
    assert len(standards) == 6
    for form in game.more_formats():
        assert all(not pools()[form][1].intersection(catalogue()[card].sets) for card in standards), form


def _outside(deck, form):  # type: ignore[no-untyped-def]
    faults = deck_game("l5r-ccg").faults(deck, form)
    return {fault.facts["card"] for fault in faults if fault.kind == "outside-the-pool"}
