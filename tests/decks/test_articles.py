"""Decks below an article, a page's furniture, or the lines of a program. The texts are ours."""

from pathlib import Path
from typing import Final

import pytest

from bot.decks.game import deck_game
from bot.decks.judging.check import check
from bot.decks.reading.deck import Reading
from bot.decks.reading.text import read

FILES: Final = Path(__file__).parent / "files"
LEGAL: Final = (FILES / "l5r-lcg" / "legal-crane-seeker.txt").read_text(encoding="utf-8").split("\n\n", 1)[1]
PROSE: Final = "Whoever sits down with these cards for the first time should duel as early and as often as possible."


def lcg(text: str) -> Reading:
    """Return the reading of a list of the 2017 game."""
    return read(text, deck_game("l5r-lcg").names())


def told(reading: Reading) -> list[str]:
    """Return the skipped texts that the report names."""
    return [text for _, text in reading.talk]


def test_a_heading_of_an_article_above_a_deck_is_skipped_and_told() -> None:
    found = check(f"Patience of the Heron\n\nDuels for Beginners\n\n{PROSE}\n\n{LEGAL}")
    assert found.legal and not found.reading.problems
    assert "Duels for Beginners" in told(found.reading) and PROSE in told(found.reading)


def test_the_line_between_an_article_and_the_stronghold_is_the_decks_name() -> None:
    found = check(f"{PROSE}\n\nHeron's Third Lesson\n\n{LEGAL}")
    assert found.legal and found.reading.title == "Heron's Third Lesson"


def test_the_line_above_an_author_is_the_decks_name() -> None:
    found = check(f"{PROSE}\n\nHeron's Third Lesson\n\nby: Ann of the Ponds\n\n{LEGAL}")
    assert found.legal and found.reading.title == "Heron's Third Lesson"


def test_a_card_without_a_count_below_the_article_is_still_reported() -> None:
    text = f"{PROSE}\n\nHeron's Third Lesson\n\n{LEGAL}".replace("3x Banzai!", "").replace(
        "3x Fine Katana", "Quiet Wells"
    )
    assert [problem.text for problem in check(text).reading.problems] == ["Quiet Wells"]


@pytest.mark.parametrize("line", ["3x Heron of the Quiet Wells", "Stronghold: Heron of the Quiet Wells"])
def test_a_line_above_an_article_with_a_count_or_a_label_is_still_reported(line: str) -> None:
    found = check(f"{line}\n\n{PROSE}\n\n{LEGAL}").reading
    assert [problem.line for problem in found.problems] == [1]


def test_what_a_page_of_pastes_writes_around_a_deck_is_a_heading() -> None:
    above = "Heron's Third Lesson\nAnn\nSep 25th, 2017\n118\nNever\ntext 0.91 KB | None | 0 0"
    below = "Advertisement\nAdd Comment\nPlease, Sign In to add comment"
    found = check(f"Advertisement\nSIGN UP\n{above}\n\n{LEGAL}\n{below}\n")
    assert found.reading.title == "Heron's Third Lesson"
    assert [problem.text for problem in found.reading.problems] == ["Ann"]


def test_a_count_that_nobody_chose_yet_is_reported() -> None:
    found = lcg("Dynasty\n3 Doji Whisperer\n3 ?\n")
    assert [(problem.line, problem.text) for problem in found.problems] == [(3, "?")]


def test_a_card_whose_name_is_an_element_of_its_own_keeps_its_count() -> None:
    card = '  <card qty="{}" id="649df22f-3c3b-473d-945b-24e41d7a9b4f">\n    <value>{}</value>\n  </card>\n'
    rows = "".join(card.format(count, name) for count, name in ((3, "Banzai!"), (2, "Court Games"), (1, "Let Go")))
    found = lcg(f'<?xml version="1.0"?>\n<deck>\n<section name="Conflict Deck">\n{rows}</section>\n</deck>\n')
    assert found.cards == {"banzai": 3, "court-games": 2, "let-go": 1} and not found.problems


def test_a_programs_array_of_ids_is_one_copy_of_each() -> None:
    found = lcg(
        "<?php\n\ndeclare(strict_types=1);\n\nclass Herons\n{\n    public function cards(): array\n    {\n"
        "        return [\n            '01-banzai',\n            '01-court-games',\n            '02-let-go',\n"
        "            'heron-of-the-wells',\n        ];\n    }\n}\n"
    )
    assert found.cards == {"banzai": 1, "court-games": 1, "let-go": 1}
    assert [problem.text for problem in found.problems] == ["heron-of-the-wells"]
