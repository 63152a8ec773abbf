"""Lists in the forms in which people paste them are read completely, and judged rightly."""

from collections.abc import Callable

import pytest

from bot.decks.game import deck_game
from bot.decks.judging.check import check
from bot.decks.reading.text import read

from .pasted import Rows, deck, pasted, rows

PASTED = list(pasted())
NAMES = deck_game("l5r-lcg").names()


def test_there_are_more_than_forty_lists() -> None:
    assert len(PASTED) == len({(game, form) for game, form, _, _ in PASTED}) > 40


@pytest.mark.parametrize(("game", "form", "name", "write"), PASTED, ids=[f"{one[0]}-{one[1]}" for one in PASTED])
def test_a_pasted_list_is_read_completely(game: str, form: str, name: str, write: Callable[[Rows], str]) -> None:
    cards = deck(game, name)
    found = check(write(rows(game, cards.items())))
    assert found.game.name == game and found.reading.cards == cards
    assert not found.faults and not found.reading.problems and not found.reading.misplaced


@pytest.mark.parametrize(("game", "form", "name", "write"), PASTED, ids=[f"{one[0]}-{one[1]}" for one in PASTED])
def test_the_same_list_without_its_stronghold_is_faulty(
    game: str, form: str, name: str, write: Callable[[Rows], str]
) -> None:
    cards = deck(game, name)
    kept = [row for row in rows(game, cards.items()) if row.type != "stronghold"]
    found = check(write(kept), game)
    assert sum(found.reading.cards.values()) == sum(cards.values()) - 1
    assert "one-stronghold" in [fault.kind for fault in found.faults]


def test_a_number_alone_is_a_count_only_above_a_name_and_up_to_three() -> None:
    """The sum of a heading in a line of its own is not a count."""
    assert read("Provinces\n5\nManicured Garden\n3x Banzai!", NAMES).cards == {"manicured-garden": 1, "banzai": 3}
    assert read("2\nManicured Garden\n3\n2x Banzai!", NAMES).cards == {"manicured-garden": 2, "banzai": 2}


def test_a_count_belongs_to_the_name_above_if_the_names_come_first() -> None:
    assert read("Banzai!\nx3\nCourt Games\nx2", NAMES).cards == {"banzai": 3, "court-games": 2}
    assert read("x3\nBanzai!\nx2\nCourt Games", NAMES).cards == {"banzai": 3, "court-games": 2}


def test_two_tables_side_by_side_are_both_read() -> None:
    both = {"banzai": 3, "court-games": 2}
    assert read("3\tBanzai!\t\t2\tCourt Games", NAMES).cards == both
    assert read("3\tBanzai!\tevent\t2\tCourt Games\tevent", NAMES).cards == both
    assert read("qty\tname\ttype\tqty\tname\n3\tBanzai!\tevent\t2\tCourt Games", NAMES).cards == both


def test_a_number_among_several_cards_is_reported_and_not_left_out() -> None:
    [found] = read("3x Let Go\n3\tBanzai!\tevent\t2\tCourt Games\tevent", NAMES).problems
    assert found.kind == "count" and found.line == 2


def test_the_level_of_an_experienced_card_in_a_row_is_no_missing_count() -> None:
    row = "Light Cavalry (3); Otaku Kamoko • Experienced (1)"
    reading = read(f"Personalities: {row}", deck_game("l5r-ccg").names())
    assert sum(reading.cards.values()) == 4 and not reading.problems


def test_two_cards_of_a_doubled_row_stay_two_cards() -> None:
    assert read("1x Banzai! Let Go\n2x Court Games", NAMES).problems


def test_a_table_with_two_numbers_and_no_count_in_front_is_asked_about() -> None:
    """Behind the name and the type, either number may be the count."""
    assert [one.kind for one in read("Banzai!\tevent\t3\t2\nCourt Games\tevent\t3\t0", NAMES).problems]


def test_a_letter_in_one_line_is_reported_apart_from_its_cards() -> None:
    deck = "Dynasty: 3x Moto Youth 2x Favorable Ground Conflict: 2x Banzai! 1x Court Games 3x Let Go"
    reading = read(f"From: Ann To: list@example.org Subject: cards {deck}", NAMES)
    assert reading.cards["moto-youth"] == 3 and sum(reading.cards.values()) == 11 and not reading.problems
    assert [text for _, text in reading.talk] == ["From: Ann", "To: list@example.org", "Subject: cards"]
