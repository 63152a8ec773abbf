"""A position describes each faction's board with the fields that ``machinery/boards.py`` declares, and no others."""

from typing import Any

import pytest

from engine.root.definition import faction_facts
from engine.root.factions import factions
from engine.root.machinery.boards import BOARDS
from tests.root.scene import eyrie, impossible, marquise, scene, side

PAWN = {"vagabond": {"pawn": 5}}


def other(faction: str) -> dict[str, Any]:
    """Return an opponent of another faction."""
    return eyrie() if faction == "marquise" else marquise()


@pytest.mark.parametrize("faction", list(factions()))
def test_every_field_of_a_positions_board_is_written_back(faction: str) -> None:
    game = scene(side(faction, **PAWN.get(faction, {})), other(faction))
    board = game.table.factions[0]
    # Fields with their initial value may be left out; all others are taken.
    assert set(board.literal(game.table)) <= set(BOARDS[faction].model_fields)
    told = BOARDS[faction].model_validate({}).model_dump()
    again = scene(side(faction, **{**told, **PAWN.get(faction, {})}), other(faction))
    assert again.table.factions[0].literal(again.table) == board.literal(game.table)


@pytest.mark.parametrize("faction", list(factions()))
def test_every_kind_of_piece_is_named(faction: str) -> None:
    facts = faction_facts()[faction]
    assert all(f"``{kind}``" in (BOARDS[faction].__doc__ or "") for kind in (*facts.buildings, *facts.tokens))


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"crown": 1}, "unknown-field crown"),
        ({"leader": 3}, "player 0: leader: string_type"),
        ({"decree": {"move": "anvil"}}, "player 0: decree.move: list_type"),
    ],
)
def test_an_unknown_field_of_a_board_is_refused_by_its_name(facts: dict[str, Any], problem: str) -> None:
    assert impossible(eyrie(**facts), marquise()) == [problem]


def test_all_faults_of_a_board_are_reported_together() -> None:
    relics = [{"kind": "idol", "worth": 1, "at": 5}]
    found = impossible(side("keepers", relics=relics, retinue=3), marquise())
    assert found == [
        "player 0: relics.0.value: missing",
        "player 0: relics.0.worth: extra_forbidden",
        "player 0: retinue: list_type",
    ]
