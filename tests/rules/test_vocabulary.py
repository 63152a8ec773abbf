"""Words: their forms, typing errors, similar words in other languages, and the numbers of sections."""

import os
import subprocess
import sys

import pytest

from bot.decks.reading.names import plain
from bot.rules.glossary import glossaries
from bot.rules.query import small_words, words_of
from bot.rules.situations import Sentences
from bot.rules.vocabulary import CLOSE, Vocabulary

WORDS = Vocabulary(
    ["attack", "attacker", "obroncy", "province", "carte", "clairiere", "five", "setup", "4.3", "4.3.1", "4.3.2"]
)


@pytest.mark.parametrize(
    ("typed", "best"),
    [
        ("attack", "attack"),
        ("attacks", "attack"),
        ("obroncow", "obroncy"),
        ("provnice", "province"),
        ("karty", "carte"),
        ("polanie", "clairiere"),
        ("5", "five"),
        ("4.3.2", "4.3.2"),
        ("4.3.9", "4.3"),
    ],
)
def test_a_word_means_its_nearest_meaning(typed: str, best: str) -> None:
    meant = WORDS.meant(typed, open=False)
    assert max(meant, key=lambda word: meant[word]) == best


def test_a_word_similar_to_no_known_word_has_no_meaning() -> None:
    assert not WORDS.meant("xylophone", open=False) and not WORDS.meant("6", open=False)


def test_a_beginning_may_become_a_word_and_be_misspelt_only_while_it_is_typed() -> None:
    assert "province" in WORDS.meant("prov", open=True)
    assert "clairiere" in WORDS.meant("cliari", open=True) and "clairiere" not in WORDS.meant("cliari", open=False)


def test_our_texts_are_made_plain_as_names_are() -> None:
    """Numbers of sections are the exception, because each stays one word."""
    for glossary in glossaries().values():
        for _, entry in glossary.every():
            for text in (entry.title, *entry.aliases, entry.text):
                assert words_of(text).replace(".", " ") == plain(text)
    assert words_of("Loi 14.2 (D.5)") == "loi 14.2 d.5"


def test_small_words_are_plain() -> None:
    assert all(words_of(word) == word for word in small_words())


@pytest.mark.parametrize("others", [[], ["pile"]])
def test_a_word_of_other_texts_does_not_hide_the_nearest_word_of_a_sentence(others: list[str]) -> None:
    """Sentences with a similar word are found even if the typed word itself occurs in the texts of entries."""
    sentences = Sentences([("pole", "pole")], lambda _: 1.0, Vocabulary(["pole", *others]))
    assert "pole" in sentences.likeness("pile")


@pytest.mark.parametrize("typed", ["attack", "attacks", "obroncow", "carte", "cartes", "clairieres", "set", "sets"])
def test_forms_are_the_nearest_of_the_words_with_the_same_beginning(typed: str) -> None:
    assert list(WORDS.forms(typed)) == [(known, sure) for known, sure in WORDS.akin(typed) if sure >= CLOSE]


def test_synonyms_are_in_the_same_order_at_every_start() -> None:
    """Otherwise two starts of the bot could answer the same question differently."""
    program = (
        "from bot.rules.vocabulary import others; print([list(others(word)) for word in ('attack', 'honor', 'card')])"
    )
    orders = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in "123"
    }
    assert len(orders) == 1
