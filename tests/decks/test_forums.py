"""Posts of forums: quotes, hidden parts, the words around a deck, and rows of cards as people typed them in 1997.

The texts are ours.
"""

from pathlib import Path
from typing import Final

import pytest

from bot.decks.judging.check import Check, check, check_all

from .posted import posts

FILES: Final = Path(__file__).parent / "files"
LEGAL: Final = (FILES / "l5r-lcg" / "legal-crane-seeker.txt").read_text(encoding="utf-8")


def between(line: str) -> Check:
    """Return the check of a legal deck with a line above its dynasty cards."""
    return check(LEGAL.replace("Dynasty", f"{line}\nDynasty", 1))


@pytest.mark.parametrize(
    "line",
    [
        *("Quote", "Citation :", "Cytat:", "- Spoiler:", "Code:", "Spoiler (click to show)", "Deck Clan: Crane"),
        *("Air (1/1) Earth (1/1) Fire (1/1) Void (1/1) Water (1/1)", "Air (0/1) Earth (2/2)"),
    ],
)
def test_what_a_forum_or_a_builder_writes_around_a_deck_is_a_heading(line: str) -> None:
    found = between(line)
    assert found.legal and not found.reading.talk and not found.reading.problems


@pytest.mark.parametrize(
    "line",
    [
        *("Tricks:", "Things to splash next:", "Match-ups :", "What else?", "Meh.", "Points faibles :", "Pomysły:"),
        *("Well, obviously.", "Yes."),
    ],
)
def test_a_short_remark_that_resembles_no_card_is_skipped_and_told(line: str) -> None:
    found = between(line)
    assert found.legal and line in [text for _, text in found.reading.talk]


@pytest.mark.parametrize(
    "line", ["Fine Catana:", "Kakita Yoshii.", "Akodo Somebody.", "Seppun Someone", "Voic of Honor:"]
)
def test_a_line_that_may_name_a_card_is_never_skipped_as_a_remark(line: str) -> None:
    assert between(line).reading.talk == []


@pytest.mark.parametrize(
    "line",
    [
        "This is the deck that I would hand to somebody who has only played with the starter decks so far.",
        "And the strongest pile of the whole season was, at least until the last week, this one:",
        "Voici le deck que je prête à tous ceux qui découvrent le jeu le jeudi soir au magasin.",
    ],
)
def test_a_sentence_above_a_deck_is_not_the_name_of_the_deck(line: str) -> None:
    found = check(f"{line}\n\n{LEGAL}")
    assert found.legal and line not in found.reading.title
    assert line in [text for _, text in found.reading.talk]


def test_a_short_line_above_a_deck_is_its_name() -> None:
    assert check(f"Cranes for the second week\n\n{LEGAL}").reading.title == "Cranes for the second week"


def test_a_stronghold_that_nobody_knows_is_reported_and_never_skipped() -> None:
    """The words behind a heading name a card, even if they look like a sentence."""
    found = check("Stronghold: House of the Nine Quiet Wells (where the best players of go train)\n3x Small Farm\n")
    assert [(problem.line, problem.kind) for problem in found.reading.problems] == [(1, "unknown")]
    assert found.reading.talk == []


def ccg(line: str) -> Check:
    """Return the check of a line of a list of 1997."""
    return check(f"Dynasty\n{line}\n3x Jade Works\n", "l5r-ccg")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Generals: 2* Matsu Gohei", "Generals:"),
        ("Teachers/old men: 2* Matsu Gohei", "Teachers/old men:"),
        ("The brave ones (all of them): 2x Matsu Gohei", "The brave ones (all of them):"),
    ],
)
def test_words_before_a_counted_card_do_not_hide_it(line: str, said: str) -> None:
    found = ccg(line)
    assert found.reading.cards["matsu-gohei"] == 2
    assert [text for _, text in found.reading.talk] == [said] and not found.reading.problems


@pytest.mark.parametrize(
    "line",
    [
        *("3x: Small Farm, Copper Mine, Gold Mine", "Holdings: 3x: Small Farm, Copper Mine, Gold Mine"),
        *("Holdings (the usual): 3*: Small Farm, Copper Mine, Gold Mine", "x3: Small Farm; Copper Mine; Gold Mine"),
    ],
)
def test_a_count_with_a_colon_counts_for_every_card_behind_it(line: str) -> None:
    found = ccg(line)
    assert [found.reading.cards[card] for card in ("small-farm", "copper-mine", "gold-mine")] == [3, 3, 3]
    assert not found.reading.problems


def test_a_count_with_a_colon_ends_at_the_next_count() -> None:
    found = ccg("Farms: 2* Small Farm, 1*: Copper Mine, Gold Mine, 3* Marketplace")
    assert {card: found.reading.cards[card] for card in ("small-farm", "copper-mine", "gold-mine", "marketplace")} == {
        "small-farm": 2,
        "copper-mine": 1,
        "gold-mine": 1,
        "marketplace": 3,
    }


def test_a_count_without_a_colon_counts_for_one_card_only() -> None:
    found = ccg("2* Small Farm, Copper Mine")
    assert found.reading.cards["small-farm"] == 2 and [problem.kind for problem in found.reading.problems] == ["count"]


@pytest.mark.parametrize("game", ["l5r-ccg", "l5r-lcg"])
def test_a_whole_post_of_a_forum_is_judged_rightly(game: str) -> None:
    deck = check((FILES / game / "legal-crane.txt").read_text(encoding="utf-8")).reading.cards
    found = check(dict(posts(game, deck))["a forum's post"])
    assert found.game.name == game and found.reading.cards == deck and found.legal


@pytest.mark.parametrize(
    ("heading", "game"),
    [*(("# Fate (40)", "l5r-ccg"), ("Fate Deck", "l5r-ccg"), ("Destin :", "l5r-ccg")), ("Conflict (40)", "l5r-lcg")],
)
def test_headings_name_the_game_of_a_list_whose_cards_are_nearly_all_unknown(heading: str, game: str) -> None:
    """Lists of other editions share a few names with both games."""
    unknown = "\n".join(f"3 Walker of the {word} Road" for word in ("Red", "Blue", "Grey", "Long", "Lost"))
    shared = {"l5r-ccg": "1 I Am Ready\n3 Iron Mine", "l5r-lcg": "3 Copper Mine\n3 Jade Works"}[game]
    assert check(f"# Dynasty\n{shared}\n{heading}\n{unknown}\n").game.name == game
    assert check(f"# Dynasty\n{shared}\n{unknown}\n").game.name != game


LATER: Final = "\n".join(f"3 Walker of the {word} Road" for word in ("Red", "Blue", "Grey", "Long", "Lost", "Old"))


def test_a_name_of_another_edition_is_not_taken_for_a_similar_card() -> None:
    found = check(f"Dynasty\n3 Iron Mine\n2 Matsu Choiko\n{LATER}\n", "l5r-ccg").reading
    assert found.cards == {"iron-mine": 3} and not found.assumed
    [doubtful] = [problem for problem in found.problems if problem.line == 3]
    assert doubtful.candidates == ("matsu-chokoku",) and doubtful.copies == 2
    one = check("Dynasty\n3 Iron Mine\n3 Small Farm\n2 Matsu Choiko\n3 Walker of the Red Road\n", "l5r-ccg").reading
    assert one.cards["matsu-chokoku"] == 2 and one.assumed


def test_two_decks_of_another_edition_are_told_apart_by_what_comes_again() -> None:
    """The bot knows neither stronghold, but both decks name the same cards."""
    first = f"Red Keep\n\n3 Iron Mine\n{LATER}\n"
    second = f"Second place\n\nBlue Keep\n\n3 Iron Mine\n{LATER}\n3 Walker of the New Road\n"
    found = check_all(first + "\n" + second, "l5r-ccg")
    assert [one.reading.cards for one in found] == [{"iron-mine": 3}] * 2
    assert len(check_all(first, "l5r-ccg")) == 1


def test_headings_that_come_again_begin_a_second_deck_with_the_stronghold_above_them() -> None:
    deck = f"1 The Keep of {{}}\n\n# Fate\n{LATER}\n\n# Dynasty\n3 Iron Mine\n3 {{}} Farm\n"
    found = check_all(deck.format("Ash", "Ash") + "\n" + deck.format("Oak", "Oak"), "l5r-ccg")
    assert [one.reading.problems[0].text for one in found] == ["The Keep of Ash", "The Keep of Oak"]
    assert len(check_all(deck.format("Ash", "Ash"), "l5r-ccg")) == 1
