"""A field of a game's state is copied, written into a position, read from one and shown, or a list gives the reason."""

import json
from pathlib import Path

import pytest

from .state import STATES, WAYS, forgotten
from .tree import ROOT

FILE = Path(__file__).with_name("state_left_out.json")
LEFT_OUT = json.loads(FILE.read_text(encoding="utf-8"))


def allowed(game: str, way: str) -> set[str]:
    return {field for fields in LEFT_OUT["left_out"][game].get(way, {}).values() for field in fields.split()}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", STATES)
def test_no_field_is_forgotten(game: str, way: str) -> None:
    """Handle a new field in the code of each way, or enter it in ``state_left_out.json`` under the reason."""
    assert sorted(forgotten(STATES[game])[way] - allowed(game, way)) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", STATES)
def test_no_field_is_excused_that_is_handled(game: str, way: str) -> None:
    assert sorted(allowed(game, way) - forgotten(STATES[game])[way]) == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", STATES)
def test_a_new_field_that_no_code_handles_is_found(game: str, way: str) -> None:
    state = STATES[game]
    name = [name for names in state.classes.values() for name in names][-1]
    found = forgotten(state, {name: ["a_field_of_tomorrow"]})[way]
    assert found - allowed(game, way) == {f"{name}.a_field_of_tomorrow"}


def test_every_game_and_every_reason_is_known() -> None:
    assert set(STATES) == set(json.loads((ROOT / "data/games.json").read_text(encoding="utf-8")))
    ways = [ways for game in LEFT_OUT["left_out"].values() for ways in game.values()]
    assert {reason for way in ways for reason in way} == set(LEFT_OUT["reasons"])
