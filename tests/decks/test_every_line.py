"""No line of a list is lost: what is no card is said."""

import subprocess
import sys

from bot.decks.check import check
from bot.decks.game import deck_game
from bot.decks.reading import read

NAMES = deck_game("l5r-lcg").names()


def test_a_first_line_with_a_heading_is_never_the_title() -> None:
    reading = read("Stronghold: Kyuden Kakita\n3 Fine Katana\n2 Ornate Fan", NAMES)
    assert reading.title == "" and [problem.line for problem in reading.problems] == [1]


def test_a_first_line_that_names_cards_is_never_the_title() -> None:
    reading = read("Fine Katana, Ornate Fan, Qqqxyzzy\n3 Banzai!", NAMES)
    assert reading.title == "" and [problem.line for problem in reading.problems] == [1]


def test_what_lies_beside_a_deck_is_no_part_of_it_and_said() -> None:
    reading = read("3 Fine Katana\nSideboard\n2 Banzai!\n1 Ornate Fan\nCut: 2x Let Go", NAMES)
    assert reading.cards == {"fine-katana": 3}
    assert [line for line, _ in reading.talk] == [2, 3, 4, 5]


def test_a_table_may_call_its_column_card_name() -> None:
    reading = read("Quantity,Card Name,Type\n3,Fine Katana,Attachment\n2,Banzai!,Event", NAMES)
    assert reading.title == "" and reading.cards == {"fine-katana": 3, "banzai": 2}


def test_a_reader_that_stops_early_ends_nothing_in_a_trace() -> None:
    command = f"printf '3 Fine Katana\\n' | {sys.executable} -m bot deck check - | head -c 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr and "BrokenPipe" not in done.stderr
    assert check("3 Fine Katana").reading.cards == {"fine-katana": 3}
