"""Positions that no game can reach are refused, with every fault."""

from typing import Any

import pytest

from tests.root.rules.test_vagabond import vagabond
from tests.root.scene import eyrie, impossible, marquise, scene, side


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"warriors": {0: 1}}, "burrow 0"),
        ({"tokens": {"wood": {0: 1}}}, "burrow 0"),
        ({"score": 30}, "score 0"),
        ({"home": 13}, "home 0"),
        ({"items": ["spoon"]}, "unknown-item spoon"),
        ({"weary": ["sword"]}, "weary 0"),
        ({"partner": 1}, "partner 0"),
        ({"partner": 7}, "partner 0"),
    ],
)
def test_an_impossible_side_is_refused(facts: dict[str, Any], problem: str) -> None:
    assert problem in impossible(marquise(**facts), eyrie())


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"ruins": {10: ["bag", "boots", "sword"]}}, "ruin 10"),
        ({"supply": {"sword": -1}}, "supply sword"),
        ({"supply": {"sword": 3}}, "supply sword"),
        ({"scorched": [13]}, "unknown-clearing 13"),
        ({"available": ["anvil"]}, "not-dominance anvil"),
        ({"discard": ["fox-dominance"]}, "dominance-discarded fox-dominance"),
        ({"quests": ["errand-fox"], "quest_pile": ["errand-fox"]}, "quest-twice errand-fox"),
        ({"coffin": {0: 1}}, "coffin"),
        ({"coffin": {5: 1}}, "coffin"),
    ],
)
def test_an_impossible_board_is_refused(facts: dict[str, Any], problem: str) -> None:
    assert problem in impossible(marquise(), eyrie(), **facts)


@pytest.mark.parametrize("facts", [{"pawn": "x"}, {"character": ["thief"]}, {"relations": {"1": {}}}])
def test_facts_of_another_sort_are_refused(facts: dict[str, Any]) -> None:
    assert impossible({**vagabond(), **facts}, eyrie())


def test_a_coalition_may_be_stated_by_one_of_the_two() -> None:
    game = scene(vagabond(dominance="fox-dominance", partner=1), eyrie(warriors={5: 1}), marquise(), side("alliance"))
    assert game.eyrie.faction.partner == 0 and not game.vagabond.may("battle:5>eyrie")
