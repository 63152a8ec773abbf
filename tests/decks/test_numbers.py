"""A deck in numbers, and its curve as a picture with a description."""

from fractions import Fraction
from pathlib import Path

import pytest

from bot.decks.judging.check import check
from bot.decks.judging.numbers import sheet
from bot.decks.judging.odds import at_least_one
from bot.decks.judging.report import decimal, number_lines, shown
from bot.decks.pictures.curve import curve_sketch, draw_curve
from bot.decks.pictures.hand import percent
from bot.decks.printing.text import differences
from bot.pictures.render import draw
from bot.words import COMPLETE, Words

DECK = "\n".join(
    [
        "Shizuka Toshi",
        "3x Doji Whisperer",  # cost 1, 0/3
        "1x Doji Challenger",  # cost 3, 3/3
        "2x Banzai!",  # cost 0
        "1x Way of the Crane",
        "2x Know the World",  # Phoenix, influence 3
    ]
)
FILES = Path(__file__).parent / "files"


def test_counts_and_averages_are_exact() -> None:
    found = check(DECK)
    numbers = sheet(found.game, found.reading)
    assert numbers.sizes == {"stronghold": 1, "dynasty": 4, "conflict": 5}
    assert numbers.types["dynasty"] == {"character": 4} and numbers.types["conflict"] == {"event": 5}
    assert numbers.costs["dynasty"] == {1: 3, 3: 1}
    assert numbers.averages["cost-dynasty"] == Fraction(6, 4)
    assert numbers.averages["military"] == Fraction(3, 4) and numbers.averages["political"] == 3
    assert numbers.clans == {"crane": 5, "neutral": 2, "phoenix": 2}
    assert numbers.influence == (6, 10)


def test_odds_agree_with_those_worked_out_by_hand() -> None:
    assert at_least_one(40, 3, 4) == Fraction(137, 494)
    assert at_least_one(10, 1, 4) == Fraction(2, 5)
    assert at_least_one(3, 3, 4) == 1 and at_least_one(40, 0, 4) == 0


def test_decimals_speak_the_language() -> None:
    assert decimal(Fraction(137, 494) * 100, Words.load()["en"]) == "27.73"
    assert decimal(Fraction(5, 2), Words.load()["pl"]) == "2,50"


@pytest.mark.parametrize("name", ["l5r-lcg/legal-crane.txt", "l5r-ccg/legal-lion.txt", "l5r-lcg/many-too-large.txt"])
def test_the_curve_is_a_picture_with_words_beside_it(name: str) -> None:
    found = check((FILES / name).read_bytes())
    numbers = sheet(found.game, found.reading)
    for language in COMPLETE:
        say = Words.load()[language]
        sketch = curve_sketch(numbers, say)
        assert sketch is not None and sketch.description and number_lines(numbers, say)
        assert draw(sketch.draw, sketch.given).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", COMPLETE)
def test_words_beside_the_picture_say_only_what_it_does_not_show(language: str) -> None:
    found = check((FILES / "l5r-lcg/legal-crane.txt").read_bytes())
    numbers, say = sheet(found.game, found.reading), Words.load()[language]
    whole, brief = number_lines(numbers, say), number_lines(numbers, say, brief=True)
    assert brief == [whole[0], whole[-1]] and len(whole) > 6


def test_the_picture_shows_the_balance_too() -> None:
    found = check(DECK)
    numbers = sheet(found.game, found.reading)
    assert numbers.totals == {"military": 3, "political": 12, "glory": numbers.totals["glory"]}
    sketch = curve_sketch(numbers, Words.load()["en"])
    assert sketch is not None
    drawn = draw_curve(*sketch.given)
    for words in ("Dynasty deck", "characters", "events", "military", "political", "Crane", "Phoenix", "6 / 10"):
        assert f">{words}<" in drawn, words


def test_nothing_is_drawn_of_a_deck_without_costs() -> None:
    found = check("1x Shizuka Toshi")
    assert curve_sketch(sheet(found.game, found.reading), Words.load()["en"]) is None
    assert draw_curve("x", [("y", {"0": 1})]).startswith("<svg")


def test_differences_of_two_decks() -> None:
    first, second = check("3x Banzai!\n1x Levy").reading, check("2x Banzai!\n1x Rout").reading
    assert differences(first, second) == {"banzai": (3, 2), "levy": (1, 0), "rout": (0, 1)}


def test_a_name_is_shown_harmless() -> None:
    assert shown("@everyone **<@1>** [a](b) `c` ||d||") == "everyone 1 a (b) c d"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Holdings", "Fate deck")),
        ("fr", ("constructions", "paquet Destin")),
        ("pl", ("posiadłości", "talia Losu")),
    ],
)
def test_a_deck_of_1997_is_counted_in_the_words_of_its_game(language: str, words: tuple[str, ...]) -> None:
    found = check("Stronghold: Kyuden Hida\n3x Iron Mine\n3x Small Farm\n3x Light Infantry", "l5r-ccg")
    told = "\n".join(number_lines(sheet(found.game, found.reading), Words.load()[language].of("l5r-ccg")))
    assert all(word in told for word in words), told


def test_possible_odds_are_never_shown_as_0_nor_uncertain_ones_as_100_percent() -> None:
    told = [percent(odds).replace("\N{NO-BREAK SPACE}", " ") for odds in (0.0, 0.0001, 0.006, 0.5, 0.9999, 1.0)]
    assert told == ["0 %", "< 1 %", "1 %", "50 %", "> 99 %", "100 %"]
