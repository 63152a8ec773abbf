"""A verdict names the parts of a deck in the words of the game's own rulebook."""

from pathlib import Path

import pytest

from bot.decks.command import as_text
from bot.decks.judging.check import check
from bot.decks.judging.report import card_lines
from bot.decks.kept.prepared import sizes
from bot.words import Words


@pytest.mark.parametrize(
    ("language", "fate", "holdings", "house"),
    [
        ("fr", "paquet Destin", "3 constructions", ("deck Destin", "ressources")),
        ("pl", "talia Losu", "3 posiadłości", ("talia losu", "miejsca")),
    ],
)
def test_a_deck_of_1997_has_the_rulebooks_words_on_every_line(
    language: str, fate: str, holdings: str, house: tuple[str, str]
) -> None:
    say = Words.load()[language]
    found = check(
        "Stronghold: The Ancestral Home of the Lion\n3 Diamond Mine\n3 Kolat Assassin\n3 Light Infantry", "l5r-ccg"
    )
    told = "\n".join([*as_text(found, say), *card_lines(found, say), sizes("l5r-ccg", "crab-1997", say)])
    assert told.count(fate) >= 4 and holdings in told and not any(word in told for word in house)


@pytest.mark.parametrize(("language", "clan"), [("en", "Crane 12"), ("fr", "Grue 12"), ("pl", "Żuraw 12")])
def test_clans_of_1997_have_their_names_in_the_readers_language(language: str, clan: str) -> None:
    found = check((Path(__file__).parent / "files" / "l5r-ccg" / "legal-crane.txt").read_text(encoding="utf-8"))
    assert any(clan in line for line in as_text(found, Words.load()[language]))
