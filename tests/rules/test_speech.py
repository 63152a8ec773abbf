"""The words that players use about each game, which tell the games apart."""

import pytest

from bot.rules.asking import library_meant
from bot.rules.speech import Speech

SPEECH = Speech(
    {
        "root": ["the marquise builds a sawmill", "the lizards hold a ritual", "a warrior crosses the river"],
        "l5r-ccg": ["the samurai crosses the plain", "gold buys a follower", "the shugenja holds the pass"],
    }
)


def test_a_word_counts_for_the_game_that_uses_it() -> None:
    gains = SPEECH.gains("may lizards build sawmills")
    assert gains["root"] > gains["l5r-ccg"]
    gains = SPEECH.gains("who pays gold: the shugenja or the follower?")
    assert gains["l5r-ccg"] > gains["root"]


def test_more_words_count_for_more() -> None:
    one, two = SPEECH.gains("zzz zzzz zzzzz sawmill"), SPEECH.gains("zzz zzzz lizards sawmill")
    assert two["l5r-ccg"] < one["l5r-ccg"] < one["root"] == 0.0


def test_words_that_no_game_or_each_game_uses_count_for_none() -> None:
    gains = SPEECH.gains("crosses crosses zzz zzzz")
    assert gains == pytest.approx({"root": 0.0, "l5r-ccg": 0.0}, abs=0.01)


def test_a_name_tells_nothing() -> None:
    """Games share many names, so a name says nothing about the game."""
    assert SPEECH.gains("sawmill ritual") == {} == SPEECH.gains("what is a sawmill")


def test_a_game_with_fewer_sentences_gains() -> None:
    speech = Speech({"root": ["the cats march"] * 8, "l5r-ccg": ["the cats march"] * 4, "l5r-lcg": []})
    gains = speech.gains("zzz zzzz zzzzz")
    assert gains["l5r-ccg"] > gains["root"] == 0.0 and "l5r-lcg" not in gains


@pytest.mark.parametrize(
    ("question", "language", "game"),
    [
        ("may two of my samurai with followers attack the same province and add their force?", "en", "l5r-ccg"),
        ("can I spend the fate from the character to defend in a political conflict?", "en", "l5r-lcg"),
        ("czy po złotym daimyo mogę w tej samej fazie kupić jeszcze zwolennika za złoto?", "pl", "l5r-ccg"),
    ],
)
def test_a_question_goes_to_the_game_whose_words_it_uses(question: str, language: str, game: str) -> None:
    assert library_meant(question, language).glossary.game == game


@pytest.mark.parametrize("question", ["jak wygrać w roota", "w Roocie kto zaczyna", "przed Rootem tasuje się karty?"])
def test_a_polish_form_of_its_name_means_a_game(question: str) -> None:
    assert library_meant(question, "pl").glossary.game == "root"


def test_the_words_of_all_games_are_counted() -> None:
    assert SPEECH.words["the"] == 7 and SPEECH.words["crosses"] == 2 and SPEECH.words["sawmill"] == 1
