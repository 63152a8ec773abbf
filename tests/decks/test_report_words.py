"""A verdict names the parts of a deck in the words of the game's own rulebook."""

import pytest

from bot.decks.check import check
from bot.decks.command import as_text
from bot.decks.prepared import sizes
from bot.decks.report import card_lines
from bot.words import Words


@pytest.mark.parametrize(
    ("language", "fate", "house"), [("fr", "paquet Destin", "deck Destin"), ("pl", "talia Losu", "talia losu")]
)
def test_a_deck_of_1997_has_the_rulebooks_words_on_every_line(language: str, fate: str, house: str) -> None:
    say = Words.load()[language]
    found = check(
        "Stronghold: The Ancestral Home of the Lion\n3 Diamond Mine\n3 Kolat Assassin\n3 Light Infantry", "l5r-ccg"
    )
    told = "\n".join([*as_text(found, say), *card_lines(found, say), sizes("l5r-ccg", "crab-1997", say)])
    assert told.count(fate) >= 4 and house not in told
