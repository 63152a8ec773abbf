"""Each field of a game's state is copied, written into a position, read from one and shown, or listed as exempt."""

import ast
import json
from functools import cache
from pathlib import Path

import pytest

from engine.kernel.game import find_game

from .listed import listed
from .state import STATES, WAYS, factions, forgotten, mentioned

FILE = Path(__file__).with_name("state_left_out.json")
LEFT_OUT = json.loads(FILE.read_text(encoding="utf-8"))
PLACES = {**STATES, **factions()}


@cache
def unhandled(game: str) -> dict[str, set[str]]:
    """Return, for each way, the fields that the code of a game or faction does not handle."""
    return forgotten(PLACES[game])


def allowed(game: str, way: str) -> set[str]:
    """Return the fields that the code of one way may leave out, by any of the reasons."""
    by_ways = [pair for reason in LEFT_OUT["left_out"].get(game, {}).values() for pair in reason.items()]
    return {field for ways, fields in by_ways if way in ways.split() for field in fields.split()}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLACES)
def test_no_field_is_forgotten(game: str, way: str) -> None:
    """Every way to copy, store or compare a table handles every field, unless ``state_left_out.json`` says why not."""
    assert sorted(unhandled(game)[way] - allowed(game, way)) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLACES)
def test_no_field_is_excused_that_is_handled(game: str, way: str) -> None:
    assert sorted(allowed(game, way) - unhandled(game)[way]) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PLACES)
def test_a_new_field_that_no_code_handles_is_found(game: str, way: str) -> None:
    state = PLACES[game]
    name = [name for names in state.classes.values() for name in names][-1]
    found = forgotten(state, {name: ["a_field_of_tomorrow"]})[way]
    assert found - allowed(game, way) == {f"{name}.a_field_of_tomorrow"}


def test_every_game_and_every_reason_is_known() -> None:
    assert set(STATES) == {game.name for game in listed() if hasattr(find_game(game.name), "copied")}
    assert LEFT_OUT["left_out"].keys() <= PLACES.keys() and len(factions()) == 10
    assert {reason for game in LEFT_OUT["left_out"].values() for reason in game} == set(LEFT_OUT["reasons"])
    ways = {
        way for game in LEFT_OUT["left_out"].values() for reason in game.values() for way in " ".join(reason).split()
    }
    assert ways == set(WAYS)


def test_a_constant_that_names_fields_counts_where_the_code_names_the_constant() -> None:
    tree = ast.parse("for name in PILES: dump(name, other=table.honor)")
    assert mentioned(tree, {"PILES": {"hand", "removed"}, "ROWS": {"rings"}}) == {"hand", "removed", "other", "honor"}
