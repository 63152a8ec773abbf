"""Our wording of the cards of the 1997 game."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from bot.rules.card import Key
from bot.rules.card_pages import card_page
from bot.rules.cards import cards
from bot.words import Words, card_texts, plain
from engine.l5r_ccg.definition import DATA, catalogue, pool

from ..rules.test_pages import content
from .order import ordered
from .texts import assert_agree, assert_well_formed, read_texts

LANGUAGES = ("en", "fr", "pl")
KINDS = {
    "en": ("Limited", "Open", "Battle", "Reaction"),
    "fr": ("Limitée", "Ouverte", "Bataille", "Réaction"),
    "pl": ("Ograniczona", "Otwarta", "Bitewna", "Reakcja"),
}
# Words for an action besides its kind.
WORDS = {
    "en": ("Elemental", "Kolat", "Political", "Ritual", "Ritual, Elemental", "Terrain"),
    "fr": ("élémentaire", "Kolat", "politique", "rituel", "rituel, élémentaire", "Terrain"),
    "pl": ("żywiołów", "Kolat", "polityczna", "rytuał", "rytuał, żywiołów", "Teren"),
}
EITHER = {"en": "Battle or Open", "fr": "Bataille ou Ouverte", "pl": "Bitewna albo otwarta"}
COLON = {"en": ":", "fr": "\xa0:", "pl": ":"}


@cache
def texts(language: str) -> dict[str, str]:
    return read_texts(DATA / "texts", language)


def names(language: str) -> tuple[str, ...]:
    """Return the headings of abilities in the texts: each kind of ability, alone and with each word in brackets."""
    more = ("", *(f" ({word})" for word in WORDS[language]))
    kinds = (*KINDS[language], EITHER[language])
    return tuple(f"{kind}{words}{COLON[language]}" for kind in kinds for words in more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_belong_to_cards_in_order(language: str) -> None:
    assert list(texts(language)) == [identity for identity in catalogue() if identity in texts(language)]
    assert texts(language).keys() == texts("en").keys()


def test_texts_are_put_in_the_order_of_the_cards() -> None:
    assert list(ordered({"b": "", "of no card": "", "a": ""}, ["a", "c", "b"])) == ["a", "b", "of no card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_formed(language: str) -> None:
    assert_well_formed(texts(language), set())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_agree_in_abilities_lines_and_numbers(language: str) -> None:
    assert_agree(texts("en"), texts(language), {each: names(each) for each in ("en", language)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_looked_up_with_its_text_in_the_reader_s_language(language: str) -> None:
    card = cards().all[Key("l5r-ccg", "retired-general")]
    assert plain(texts(language)[card.id]) in plain(content(card_page(card, Words.load()[language]).view))


def test_a_card_without_a_text_in_a_language_has_the_english_one(tmp_path: Path) -> None:
    for language, written in {"en": {"spearmen": "bow", "yugoro": "pay"}, "pl": {"spearmen": "ukłoń"}}.items():
        (tmp_path / f"{language}.json").write_text(json.dumps(written), encoding="utf-8")
    assert card_texts(tmp_path, "pl") == {"spearmen": "ukłoń", "yugoro": "pay"}
    assert card_texts(tmp_path, "fr") == card_texts(tmp_path, "en")


def test_every_card_that_does_something_has_a_text() -> None:
    """A token's text is that of the card that makes it."""
    cards = [card for card in pool().values() if not card.token]
    assert {card.id for card in cards if card.abilities or card.persistents or card.gold_for} <= texts("en").keys()


HEADED = re.compile(r"^\*\*(?:Limited|Open|Battle|Reaction)\b[^:*]*:\*\*", re.MULTILINE)


def test_every_headed_ability_of_a_text_is_an_ability_of_its_card() -> None:
    """A card counts as implemented only if all its text works.

    A reaction to paying, focusing or a Ritual is not an ability in the code but a field of its own. An ability that a
    card gives is written into the ability that gives it.
    """
    ways = ("as_focus", "coin", "gold_for", "gold_ways", "in_rituals", "wins_over")
    lacking = []
    for card in pool().values():
        text = texts("en").get(card.id, "").partition("with this ability:")[0]
        carried = [
            *card.abilities,
            *card.grants,
            *card.terrain,
            *card.leads,
            *(way for way in ways if getattr(card, way)),
        ]
        if not card.token and len(HEADED.findall(text)) > len(carried):
            lacking.append(card.id)
    assert lacking == [] and sum(bool(HEADED.search(text)) for text in texts("en").values()) > 600
