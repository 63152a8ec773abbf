"""Every faction of Root has all words and pictures that tables and lobbies need: the steps of CONTRIBUTING's recipe."""

import pytest

from bot.games.root import boards as rows
from bot.pictures.root.signs import LOOKS, SIGNS
from bot.words import COMPLETE, Words
from engine.root.definition import faction_facts
from engine.root.factions import factions
from engine.root.machinery import boards as literals
from engine.root.reach import table

WORDS = ("faction-{}", "short-{}", "hint-faction-{}", "plays-{}", "legend-{}")
FACTIONS = sorted(factions())


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_a_board_a_literal_and_a_value(faction: str) -> None:
    for place in (faction_facts(), literals.BOARDS, rows.BOARDS, table().factions):
        assert faction in place


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_and_each_of_its_pieces_can_be_drawn(faction: str) -> None:
    facts = faction_facts()[faction]
    assert faction in SIGNS and faction in LOOKS
    assert [kind for kind in (*facts.buildings, *facts.tokens) if kind.partition("-")[0] not in SIGNS] == []


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_its_names_and_hints_in_every_language(faction: str, language: str) -> None:
    say = Words.load().of("root", language)
    assert [key for word in WORDS if not say.speaks(key := word.format(faction))] == []
