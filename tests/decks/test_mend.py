"""The smallest changes that make a deck legal, and the advice for a deck that is legal."""

import re
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

from bot.decks.judging.check import check, recheck
from bot.decks.judging.mend import mended
from bot.decks.judging.odds import all_of, any_of
from bot.decks.judging.report import card_name
from bot.decks.pictures.beside import beside_sketch
from bot.decks.pictures.hand import hand_sketch
from bot.decks.pictures.mend import draw_mend, mend_sketch
from bot.words import LANGUAGES, Words, capital

FILES = Path(__file__).parent / "files"
SAY = Words.load()["en"]
# The changes that each of these decks needs: how many copies of a card are added, or below 0 removed.
EXACT = {
    "l5r-lcg/fault-restricted-list": {"charge": -1},
    "l5r-lcg/fault-too-much-influence": {"pacifism": -1},
    "l5r-lcg/fault-two-roles": {"support-of-the-phoenix": -1},
    "l5r-lcg/fault-role-of-another-clan": {"seeker-of-air": 1, "seeker-of-void": -1},
    "l5r-lcg/fault-no-stronghold": {"shizuka-toshi": 1},
    "l5r-lcg/many-no-stronghold-bought": {
        **{"shizuka-toshi": 1, "way-of-the-lion": -2},
        **{"duelist-training": 1, "steward-of-law": 1},
    },
    "l5r-lcg/fault-wrong-deck": {},
    "l5r-ccg/fault-event-twice": {"a-black-scroll-is-opened": -1},
    "l5r-ccg/fault-stronghold-twice": {"the-war-fortress-of-the-crab": -1},
}


@pytest.mark.parametrize("name", EXACT)
def test_the_smallest_change_is_found(name: str) -> None:
    found = check((FILES / f"{name}.txt").read_bytes())
    mend = mended(found.game, found.reading, found.form)
    assert mend is not None and mend.changes == EXACT[name]
    assert recheck(found.game.name, mend.reading, found.form).legal


@pytest.mark.parametrize(
    "name", ["many-clans-and-roles", "many-influence-copies-restricted", "many-four-provinces-doubled"]
)
def test_a_deck_with_many_faults_becomes_legal(name: str) -> None:
    found = check((FILES / "l5r-lcg" / f"{name}.txt").read_bytes())
    mend = mended(found.game, found.reading, found.form)
    assert mend is not None and recheck("l5r-lcg", mend.reading, found.form).legal
    changed = {card: found.reading.cards[card] + count for card, count in mend.changes.items()}
    assert all(mend.reading.cards[card] == count for card, count in changed.items())


def test_without_a_known_way_to_mend_a_deck_none_is_made_up() -> None:
    found = check((FILES / "l5r-ccg" / "fault-three-shadowlands.txt").read_bytes())
    assert mended(found.game, found.reading, found.form) is None


def test_the_picture_of_a_change_has_both_columns() -> None:
    found = check((FILES / "l5r-lcg" / "fault-too-many-copies.txt").read_bytes())
    mend = mended(found.game, found.reading, found.form)
    assert mend is not None
    sketch = mend_sketch(found, mend, SAY)
    assert sketch is not None and draw_mend(*sketch.given).startswith("<svg")
    assert [len(lines) for lines in sketch.given[2:]] == [1, 1]


def test_descriptions_of_pictures_have_the_colon_of_their_language() -> None:
    say = Words.load()["fr"]
    found = check((FILES / "l5r-lcg" / "fault-too-many-copies.txt").read_bytes())
    mend = mended(found.game, found.reading, found.form)
    assert mend is not None
    for sketch in (mend_sketch(found, mend, say), beside_sketch(CRANE, say), hand_sketch(CRANE, ["fine-katana"], say)):
        assert sketch is not None and "\u00a0: " in sketch.description
        assert not re.search(r"[^\s]:", sketch.description)


CRANE = check((FILES / "l5r-lcg" / "legal-crane-seeker.txt").read_bytes())


def test_odds_of_several_cards_are_those_of_counting_every_hand() -> None:
    """The test counts every hand of four from a deck of seven conflict cards."""
    found = check("3 Fine Katana\n2 Ornate Fan\n2 Banzai!", "l5r-lcg")
    deck = ["fine-katana"] * 3 + ["ornate-fan"] * 2 + ["banzai"] * 2
    hands = list(combinations(deck, 4))
    for wanted in (["ornate-fan"], ["ornate-fan", "banzai"]):
        some = Fraction(sum(any(card in hand for card in wanted) for hand in hands), len(hands))
        every = Fraction(sum(all(card in hand for card in wanted) for hand in hands), len(hands))
        assert (any_of(found, wanted, 0), all_of(found, wanted, 0)) == (some, every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_stands_beside_the_prepared_ones_of_its_clan(language: str) -> None:
    say = Words.load()[language]
    sketch = beside_sketch(CRANE, say)
    assert sketch is not None
    _, heads, lines = sketch.given
    assert "2" in heads[1]
    income, cost = lines[-2:]
    assert income[2] == (7.0, "7") and income[1] == cost[1] == max(cost[2][0], cost[3][0])  # the fate of Shizuka Toshi
    assert sketch.draw(*sketch.given).startswith("<svg")
    assert sketch.description.startswith(f"{capital(heads[0])} – {heads[1]}. ")
    hand = hand_sketch(CRANE, ["fine-katana"], say)
    assert len(hand.given[2]) == 4 and hand.draw(*hand.given).startswith("<svg")


def test_a_picture_of_odds_names_all_of_five_cards() -> None:
    cards = [card for card in CRANE.reading.cards if CRANE.game.card(card).part == "conflict"][:5]  # type: ignore[union-attr]
    titles, *_ = hand_sketch(CRANE, cards, SAY).given
    assert ", ".join(card_name(card, SAY, CRANE.game) for card in cards) == " ".join(titles[1:])
