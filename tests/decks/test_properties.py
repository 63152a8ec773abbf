"""Writing and reading a deck gives the same deck. Any other input raises nothing but Unreadable."""

import contextlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.game import DeckGame, deck_games
from bot.decks.judging.check import check
from bot.decks.judging.numbers import sheet
from bot.decks.judging.odds import at_least_one, exactly, opening
from bot.decks.judging.report import fault_line, notes, number_lines, title
from bot.decks.printing.text import forms, printed
from bot.decks.reading.deck import Reading, Unreadable, clean_title
from bot.decks.reading.text import decode, read
from bot.words import Words

SAY = Words.load()["en"]


@st.composite
def decks(draw: st.DrawFn) -> tuple[DeckGame, Reading]:
    """Generate a deck of any game: any cards, some in a deck where they do not belong, with any title."""
    game = draw(st.sampled_from(deck_games()))
    homes = game.names().homes
    ids = sorted(set(game.names().exact.values()))
    cards = draw(st.dictionaries(st.sampled_from(ids), st.integers(1, 99), min_size=1, max_size=80))
    other = {part: next(p for p in game.hands if p != part) for part in game.hands}
    wrong = draw(st.sets(st.sampled_from(sorted(cards)), max_size=5))
    misplaced = {card: other[homes[card]] for card in wrong if card in homes}
    return game, Reading(Counter(cards), misplaced, title=clean_title(draw(st.text(max_size=120))))


@given(decks(), st.data())
@settings(max_examples=600, deadline=None)
def test_a_deck_that_is_written_and_read_again_is_the_same(deck: tuple[DeckGame, Reading], data: st.DataObject) -> None:
    game, reading = deck
    # A code names its game, so ``check`` reads it: see ``test_code``.
    text = printed(data.draw(st.sampled_from([form for form in forms(game) if form != "code"])), game, reading)
    others = tuple(other.names() for other in deck_games() if other is not game)
    again = read(text, game.names(), others)
    assert (again.cards, again.misplaced, again.title) == (reading.cards, reading.misplaced, reading.title)
    assert not again.problems and not again.assumed
    assert Reading.of(again.body()) == again


FILES = sorted((Path(__file__).parent / "files").glob("l5r-*/legal-*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_real_deck_is_found_again_in_each_form(path: Path) -> None:
    """The reader guesses the game from the printed text."""
    found = check(path.read_bytes())
    found.reading.title = "Banzai! (v2) #1 // 3x Levy"
    for form in forms(found.game):
        again = check(printed(form, found.game, found.reading).encode())
        assert again.game is found.game and not again.reading.assumed and not again.reading.problems
        assert (again.reading.cards, again.reading.title) == (found.reading.cards, found.reading.title), form


ODD = (
    *(
        "3x Banzai!",
        "Doji Challenger (3)",
        "Core 43",
        "Dynasty Deck (40)",
        "Name: x",
        "Ring of Air",
        "# a",
        "-1x",
        "//",
    ),
    *("Conflict:", "Stronghold: Shizuka Toshi", "{", "[", '"', "count,name", "1,Banzai!", "(((((", "x3"),
)
LINES = st.lists(
    st.one_of(
        st.text(max_size=60),
        st.sampled_from(ODD),
        st.from_regex(r"[-+]?[0-9]{0,7} ?[x×]? ?[A-Za-z .'()\[\]#:]{0,30}( \([0-9A-Za-z ]{0,9}\))?", fullmatch=True),
    ),
    max_size=30,
).map("\n".join)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(["cards", "card", "id", "name", "count", "data", "slots", "dynasty", "deck", "banzai"]),
            inner,
            max_size=5,
        )
    ),
    max_leaves=30,
).map(json.dumps)


@given(st.one_of(st.binary(max_size=400), LINES.map(str.encode), JSON.map(str.encode)))
@settings(max_examples=500, deadline=None)
def test_any_input_is_judged_or_refused_as_unreadable(data: bytes) -> None:
    with contextlib.suppress(Unreadable):
        found = check(decode(data))
        said = [title(found, SAY), *notes(found, SAY), *number_lines(sheet(found.game, found.reading), SAY)]
        said += [fault_line(fault, SAY, found.game) for fault in found.faults]
        assert "\n".join(said).encode()
        assert Reading.of(found.reading.body()) == found.reading


@given(st.integers(1, 90), st.data())
def test_odds_are_exact_and_sum_to_one(size: int, data: st.DataObject) -> None:
    copies = data.draw(st.integers(0, size))
    drawn = data.draw(st.integers(0, size + 5))
    odds = [exactly(size, copies, drawn, wanted) for wanted in range(copies + 1)]
    assert sum(odds) == 1 and at_least_one(size, copies, drawn) == sum(odds[1:])


@given(decks(), st.text(max_size=8), st.integers(0, 12))
@settings(deadline=None, max_examples=50)
def test_hands_come_from_the_deck_and_grow_by_one(deck: tuple[DeckGame, Reading], seed: str, more: int) -> None:
    game, reading = deck
    first, later = opening(game, reading, seed, more), opening(game, reading, seed, more + 1)
    for part, cards in later.items():
        assert not Counter(cards) - reading.cards
        assert cards[: len(first[part])] == first[part] and len(cards) - len(first[part]) in (0, 1)
