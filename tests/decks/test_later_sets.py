"""Lists of sets and editions that the bot has no cards of. The lists are ours, and most of their names are made up."""

from json import dumps
from typing import Final

import pytest

from bot.decks.command import as_text
from bot.decks.game import deck_game
from bot.decks.judging.check import Check, check
from bot.decks.judging.many import reasons
from bot.decks.judging.report import fault_lines, notes
from bot.decks.pages.deck import Sight, check_page
from bot.decks.reading.deck import Reading, Unreadable
from bot.decks.reading.text import read
from bot.store import KeptDeck
from bot.words import LANGUAGES, Words

STRANGE: Final = ("Quixotic", "Bumbling", "Jolly", "Gigantic", "Velvet", "Wobbly", "Fuzzy", "Chubby", "Zigzag")
LATER: Final = "\n".join(f"3 {word} Zebra" for word in STRANGE)


def elsewhere() -> Check:
    """Return the check of a list with two cards of 1997 and nine others."""
    return check(f"# Fate\n2 Iron Mine\n3 Matsu Choiko\n{LATER}\n1 Small Farm\n", "l5r-ccg")


def as_json(*ids: str) -> Reading:
    """Return the reading of a deck site's file with three copies of each id."""
    return read(dumps({"name": "Wells", "cards": dict.fromkeys(ids, 3)}), deck_game("l5r-lcg").names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_another_edition_is_answered_with_one_sentence_and_no_faults(language: str) -> None:
    found, say = elsewhere(), Words.load()[language]
    assert found.faults and fault_lines(found, say) == []
    [sentence] = notes(found, say)
    assert "2" in sentence and "12" in sentence and "Matsu Choiko" in sentence
    told = as_text(found, say)
    assert sum("Zebra" in line for line in told) == 1
    assert told[1] == say("deck-unjudged") and "1997" in told[2]
    assert reasons(found, say) == [sentence]


def test_a_list_of_another_edition_asks_about_no_line_and_has_no_numbers() -> None:
    found = elsewhere()
    say, kept = Words.load()["en"], KeptDeck(7, 1, "l5r-ccg", None, False, 1, found.reading.body())
    assert any(problem.candidates for problem in found.reading.problems)
    shown = str([item.to_component_dict() for item in check_page(Sight(kept, found, say, own=True)).view.children])
    assert "Matsu Chokoku" not in shown and "Quixotic Zebra" in shown
    assert "deckform" not in shown and "By clan" not in shown and "A deck" in shown
    assert not any("By clan" in line for line in as_text(found, say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_unknown_cards_of_a_list_that_is_otherwise_known_share_one_sentence(language: str) -> None:
    known = ("Iron Mine", "Small Farm", "Copper Mine", "Gold Mine", "Marketplace", "Jade Works", "Diamond Mine")
    more = ("Kolat Assassin", "Light Infantry", "Silver Mine", "Matsu Gohei")
    cards = "\n".join(f"1 {name}" for name in (*known, *more))
    found = check(f"# Dynasty\n{cards}\n{LATER}\n", "l5r-ccg")
    assert not found.reading.strangers and len(found.reading.cards) == 11
    say = Words.load()[language]
    assert [line for line in notes(found, say) if "Zebra" in line] == notes(found, say)[:1]
    assert fault_lines(found, say)


def test_a_few_unknown_cards_are_named_line_by_line() -> None:
    found = check("# Dynasty\n3 Iron Mine\n3 Jolly Zebra\n3 Velvet Zebra\n", "l5r-ccg")
    assert len(notes(found, Words.load()["en"])) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_without_a_known_card_says_which_cards_are_known(language: str) -> None:
    with pytest.raises(Unreadable) as error:
        check(LATER)
    said = Words.load()[language](error.value.reason, **error.value.facts)
    assert str(len(STRANGE)) in said and "1997" in said


def test_a_site_numbers_a_second_card_of_the_same_name_and_the_bot_does_not_take_it_for_the_first() -> None:
    found = as_json("bayushi-kachiko-2", "banzai")
    assert found.cards == {"banzai": 3} and not found.assumed
    assert [problem.candidates for problem in found.problems] == [("bayushi-kachiko",)]


def test_an_id_that_resembles_several_cards_is_unknown_and_never_one_of_them() -> None:
    found = as_json("duty", "banzai")
    assert found.cards == {"banzai": 3} and [problem.kind for problem in found.problems] == ["unknown"]


def test_a_card_of_the_other_game_in_a_list_of_later_sets_is_one_more_unknown_card() -> None:
    names = {"l5r-lcg": "3 Banzai!\n3 Court Games", "l5r-ccg": "1 Matsu Gohei"}
    others = (deck_game("l5r-ccg").names(),)
    found = read(f"Dynasty\n{names['l5r-lcg']}\n{names['l5r-ccg']}\n{LATER}\n", deck_game("l5r-lcg").names(), others)
    assert {problem.kind for problem in found.problems} == {"unknown"} and found.strangers == 10


def test_the_sets_behind_the_names_of_a_list_are_not_part_of_the_names() -> None:
    rows = "\n".join(
        f"2x {name} [Quiet Wells]" for name in ("Iron Mine", "Small Farm", "Copper Mine", "Gold Mine", "Jade Works")
    )
    found = read(
        rows + "\n1x Kolat Assassin [Quiet Wells] {art: Kolat Assassin [Wet Roads]}", deck_game("l5r-ccg").names()
    )
    assert sum(found.cards.values()) == 11 and not found.problems


@pytest.mark.parametrize("name", ["Matsu Gohei Experienced 3", "Matsu Gohei exp 3"])
def test_the_level_of_experience_behind_a_name_is_no_count(name: str) -> None:
    found = read(f"Dynasty\n1 {name}\n3 Iron Mine\n", deck_game("l5r-ccg").names())
    assert all(problem.kind != "count" for problem in found.problems)
