"""Look-ups: whatever people type does no harm, and the time of a look-up is measured."""

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.asking import ask
from bot.rules.cards import cards
from bot.rules.passages import worded
from bot.rules.query import LONGEST, clean, harmless, words_of, words_of_each
from bot.rules.search import libraries
from bot.trouble import Trouble
from bot.words import Words

from .bench import measure

LCG = libraries()["l5r-lcg"]


MARKS = st.sampled_from([*"\u202e\u2066\u200b\u0000<>@#*_`|~[]()\\/:", "@everyone", "<@1>", "||", "https://x.y"])
QUERIES = st.lists(st.one_of(MARKS, st.text(max_size=12), st.sampled_from(["glory", "anneau", "krąg"])), max_size=8)


@settings(max_examples=150, deadline=None)
@given(st.lists(QUERIES.map(" ".join).map(lambda text: " ".join(text.split("\n"))), max_size=5))
def test_many_texts_are_cleaned_as_each_alone(texts: list[str]) -> None:
    texts = ["Law 3.2.1", "Łódź, œuvre", *texts]
    assert words_of_each(texts) == [words_of(text) for text in texts]


@settings(max_examples=150, deadline=None)
@given(QUERIES.map("".join), st.sampled_from(["en", "fr", "pl"]))
def test_anything_can_be_typed(query: str, language: str) -> None:
    assert len(LCG.suggest(query[:LONGEST], language)) <= 25
    try:
        asked = clean(query)
    except Trouble as trouble:
        assert trouble.key in ("trouble-query-long", "trouble-query-empty")
        return
    assert not {unicodedata.category(sign) for sign in asked} & {"Cc", "Cf", "Co", "Cs"}
    assert not re.search(r"[\\*_~`|<>@#\[\]]", harmless(asked))
    assert all(id in LCG.glossary for id in LCG.look_up(asked, language).ranked)
    assert len(cards().nearest(asked)) <= 5


def test_signs_are_found_by_their_words() -> None:
    """``:fate:`` in a French text is found by its French name."""
    assert worded("Il perd 1 :fate: (:air:).", Words.load()["fr"]) == "Il perd 1 destin (Air)."
    assert "step-4.2" in LCG.look_up("les personnages sans destin quittent le jeu", "fr").ranked[:3]


def test_how_long_a_look_up_takes_is_measured_for_every_kind() -> None:
    """The bench prints the times. A test with a time limit would depend on the machine."""
    took = measure(every=40)
    assert len(took) == 3 * 3 + 3 and all(0 < median <= slow for median, slow in took.values())


def test_a_hyphen_within_a_word_comes_back_as_it_was_typed() -> None:
    assert harmless("- que se passe-t-il - ici ?") == "que se passe-t-il ici ?"


@pytest.mark.parametrize(
    ("query", "language", "game"),
    [
        ("how many cards can I hold in Root?", "en", "root"),
        ("ile kart można mieć na ręce w Root?", "pl", "root"),
        ("combien de cartes en main dans le jeu de 1997 ?", "fr", "l5r-ccg"),
    ],
)
def test_a_question_that_names_its_game_is_answered_from_that_game(query: str, language: str, game: str) -> None:
    assert ask(query, language).library.glossary.game == game
